import { isMap, parseDocument } from 'yaml';
import type { Person } from '../columns/person';

type Years = Omit<Person, 'name'>;

/**
 * Adds people's years to the text of `people.yaml`; what stands there is left as it is, and `others` says where the
 * table has another year.
 */
export function mergePeople(yaml: string, people: Person[]): { yaml: string; others: string[] } {
  const document = parseDocument(yaml);
  const there = new Map<string, Years>(Object.entries(document.toJS() ?? {}));
  const [added, others] = [new Map<string, Years>(), new Set<string>()];
  let isChanged = false;
  for (const { name, ...years } of people) {
    for (const [key, year] of Object.entries(years)) {
      const said = there.get(name)?.[key as keyof Years] ?? added.get(name)?.[key as keyof Years];
      if (said === undefined) {
        isChanged = true;
        if (there.has(name)) document.setIn([name, key], year);
        else added.set(name, { ...added.get(name), [key]: year });
        if (there.has(name)) there.set(name, { ...there.get(name), [key]: year });
      } else if (said !== year) others.add(`${name}: ${key} ${said}, and the table says ${year}`);
    }
  }
  if (!document.contents) Object.assign(document, { contents: document.createNode({}) });
  const { contents } = document;
  // Not by `set`, which looks through all that are there for each.
  if (isMap(contents))
    for (const [name, years] of added) contents.items.push(document.createPair(name, years));
  return { yaml: isChanged ? document.toString() : yaml, others: [...others] };
}
