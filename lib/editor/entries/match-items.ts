import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@/lib/primitives/json';

/**
 * For each item of a changed list the index of the item that it was before; `undefined` for a new one. Equal items come
 * first, wherever they were moved, then those that have most in common.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]) {
  const unused = new Set(before.keys());
  const matches = after.map((item): number | undefined => {
    const found = [...unused].find((index) => isDeepStrictEqual(before[index], item));
    if (found !== undefined) unused.delete(found);
    return found;
  });
  for (const [at, item] of after.entries()) {
    if (matches[at] !== undefined) continue;
    const [best] = [...unused]
      .map((index) => ({ index, score: likeness(before[index], item) + (index === at ? 0.5 : 0) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    if (!best) continue;
    matches[at] = best.index;
    unused.delete(best.index);
  }
  return matches;
}

/** The number of equal fields of two groups. */
function likeness(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  return Object.keys(one).filter(
    (key) => Object.hasOwn(other, key) && isDeepStrictEqual(one[key], other[key]),
  ).length;
}
