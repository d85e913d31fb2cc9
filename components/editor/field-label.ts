import type { EntryKind } from '@/lib/editor/entries/entry-kinds';

/** The label of a field by its path without positions: `film.cast.name`. */
export type LabelOf = (path: string) => string;

/**
 * A field in words, from the outermost group to the field: `Cast 2 › Name`. Positions in lists count from 1.
 * @param keys from the root of the file: `['cast', '1', 'name']`
 */
export function fieldLabel(labelOf: LabelOf, kind: EntryKind, keys: readonly string[]): string {
  const labels: string[] = [];
  const path: string[] = [kind];
  for (const key of keys) {
    if (/^\d+$/.test(key)) {
      labels.push(`${labels.pop() ?? ''} ${Number(key) + 1}`.trim());
      continue;
    }
    path.push(key);
    labels.push(labelOf(path.join('.')));
  }
  return labels.join(' › ');
}
