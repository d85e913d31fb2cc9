import { own } from '@/lib/primitives/text/own';
import type { RawPeople } from '../schema/person';

/** What a house says of somebody, with the name under which it does. */
export type FoundPerson = RawPeople[string] & { name: string };

/** The names of people by each other name that they have; made once for each register. */
const names = new WeakMap<RawPeople, ReadonlyMap<string, string>>();

/** Somebody by the name that a film credits, their first one or another; of whom nothing is said, the name alone. */
export function findPerson(people: RawPeople, credited: string): FoundPerson {
  const direct = own(people, credited);
  if (direct) return { ...direct, name: credited };
  const aliases = names.get(people) ?? mapAliases(people);
  names.set(people, aliases);
  const name = aliases.get(credited) ?? credited;
  return { ...own(people, name), name };
}

function mapAliases(people: RawPeople): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(people).flatMap(([name, { aliases = [] }]) =>
      aliases.map((alias) => [alias, name] as const),
    ),
  );
}
