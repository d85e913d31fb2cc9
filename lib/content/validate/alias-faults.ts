import type { RawPeople } from '../schema/person';
import type { Fault } from './fault';

/** A fault for each other name of somebody that is the name of somebody else as well: a film's credits would mean both. */
export function findSharedAliases({ people = {} }: { people?: RawPeople }, house: string): Fault[] {
  const owners = new Map(Object.keys(people).map((name) => [name, name]));
  const faults: Fault[] = [];
  for (const [name, { aliases = [] }] of Object.entries(people))
    for (const [index, alias] of aliases.entries()) {
      const owner = owners.get(alias);
      owners.set(alias, owner ?? name);
      if (owner === undefined) continue;
      const keys = [name, 'aliases', String(index)];
      const expected = {
        text: 'a name of one person: “{alias}” is {owner}',
        values: { alias, owner },
      };
      faults.push({ path: `${house}/people.yaml`, field: keys.join('.'), keys, expected });
    }
  return faults;
}
