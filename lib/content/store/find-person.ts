import { getOwn } from '@/lib/primitives/json';
import type { RawPeople } from '../schema/reference-lists';

/** A person's data in `people.yaml`, with their main name. */
export type FoundPerson = RawPeople[string] & { name: string };

/** Maps aliases to main names; computed once for each state of `people.yaml`. */
const names = new WeakMap<RawPeople, ReadonlyMap<string, string>>();

/** Finds a person by a credited name or alias. Without an entry in `people.yaml` the result has only the name. */
export function findPerson(people: RawPeople, credited: string): FoundPerson {
  const direct = getOwn(people, credited);
  if (direct) return { ...direct, name: credited };
  const aliases = names.get(people) ?? mapAliases(people);
  names.set(people, aliases);
  const name = aliases.get(credited) ?? credited;
  return { ...getOwn(people, name), name };
}

function mapAliases(people: RawPeople): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(people).flatMap(([name, { aliases = [] }]) =>
      aliases.map((alias) => [alias, name] as const),
    ),
  );
}
