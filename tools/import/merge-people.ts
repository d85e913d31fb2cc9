import { parseDocument } from 'yaml';
import type { Person } from './read-person';

/** Adds people's years to the text of `content/people.yaml`; what stands there is left as it is. */
export function mergePeople(yaml: string, people: Person[]): string {
  const document = parseDocument(yaml);
  for (const { name, ...years } of people) {
    for (const [key, year] of Object.entries(years)) {
      if (!document.hasIn([name, key])) document.setIn([name, key], year);
    }
  }
  return document.toString();
}
