import { isMap, parseDocument, stringify } from 'yaml';
import type { Person } from '../columns/notation';

type Years = Omit<Person, 'name'>;

/**
 * Adds people's years of life to the text of `people.yaml`. Existing years stay; `others` lists the years that
 * differ in the table.
 */
export function mergePeople(yaml: string, people: Person[]): { yaml: string; others: string[] } {
  const existing = new Map<string, Years>(Object.entries(parseDocument(yaml).toJS() ?? {}));
  const [added, completed] = [new Map<string, Years>(), new Map<string, Years>()];
  const others = new Set<string>();
  for (const { name, ...years } of people) {
    const target = existing.has(name) ? completed : added;
    const merged = { ...existing.get(name), ...target.get(name) };
    for (const [key, year] of Object.entries(years) as [keyof Years, number][]) {
      if (merged[key] === undefined) target.set(name, { ...target.get(name), [key]: year });
      else if (merged[key] !== year)
        others.add(`${name}: ${key} ${merged[key]}, and the table says ${year}`);
    }
  }
  return { yaml: append(complete(yaml, completed), added), others: [...others] };
}

/** Completes missing years of people who are listed already. */
function complete(yaml: string, people: ReadonlyMap<string, Years>): string {
  if (people.size === 0) return yaml;
  const document = parseDocument(yaml);
  for (const [name, years] of people)
    for (const [key, year] of Object.entries(years)) document.setIn([name, key], year);
  return document.toString({ lineWidth: 0 });
}

/** Appends new people below the existing text, which stays unchanged unless it is in flow style. */
function append(yaml: string, people: ReadonlyMap<string, Years>): string {
  if (people.size === 0) return yaml;
  const { contents } = parseDocument(yaml);
  const end = yaml === '' || yaml.endsWith('\n') ? '' : '\n';
  if (!contents || (isMap(contents) && !contents.flow))
    return `${yaml}${end}${stringify(Object.fromEntries(people))}`;
  const document = parseDocument(yaml);
  for (const [name, years] of people) document.set(name, document.createNode(years));
  return document.toString({ lineWidth: 0 });
}
