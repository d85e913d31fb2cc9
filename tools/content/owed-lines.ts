import type { readHouse } from '@/lib/content/validate/read-house';
import { findMissingTranslations } from '@/lib/site/preview/owed/missing-translations';

/** Open tasks of the editors, one line each: missing translations first, then notes. */
export function owedLines(read: ReturnType<typeof readHouse>['read'], house: string): string[] {
  const gaps = findMissingTranslations(read, house);
  const notes = [...read.films].filter(([, { editorNote }]) => editorNote);
  return [
    `Not translated yet: ${gaps.length}`,
    ...gaps.map(({ path, field, missing }) => `  ${path}: ${field} in ${missing}`),
    `Editors' notes: ${notes.length}`,
    ...notes.map(([slug, { editorNote }]) => `  ${house}/films/${slug}.yaml: ${editorNote}`),
  ];
}
