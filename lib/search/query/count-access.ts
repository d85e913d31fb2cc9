import type { AccessKind } from '@/lib/catalog/films/access';
import { getSearchIndex } from '../engine/get-search-index';
import { accessChoices, readAccessChoice } from './access-choices';

export type AccessCount = { choice: string; language?: string; films: number };

/** Number of films for each choice of one kind of accessibility, without empty ones. */
export function countAccess(kind: AccessKind): AccessCount[] {
  const { values, numbers } = getSearchIndex().facets.access;
  const films = (choice: string) => {
    const asked = values.indexOf(choice);
    return numbers.reduce((count, number) => (number === asked ? count + 1 : count), 0);
  };
  return accessChoices
    .map((choice) => ({ ...readAccessChoice(choice), choice, films: films(choice) }))
    .filter((count) => count.kind === kind && count.films > 0)
    .map(({ kind: _, ...count }) => count);
}
