import type { Dictionary } from './dictionary';
import { matchWeights } from './fields';
import { findBegun } from './find-begun';
import type { NameTree } from './name-tree';

/** Words of a dictionary, by number `[from, until)`, that a word of the query may mean, and how surely (0–1). */
export type FoundWords = { from: number; until: number; weight: number };

/** Letters from which a word of the prose is completed: below, too many begin so. */
export const prosePrefix = 4;

/**
 * Names: the word itself, what it begins, and only where there is neither, what was mistyped. A word that
 * the prose knows is hardly mistyped: names like it come behind that.
 */
export function findNames(
  { words }: Dictionary,
  tree: NameTree,
  asked: string,
  isKnown: boolean,
): FoundWords[] {
  const begun = findBeginnings(words, asked);
  if (begun.length > 0) return begun;
  return findMistyped(tree, asked).map((found) =>
    isKnown ? { ...found, weight: matchWeights.unlikely } : found,
  );
}

/** Prose: the word itself, and from four letters on what it begins. */
export function findProse({ words }: Dictionary, asked: string): FoundWords[] {
  const found = findBeginnings(words, asked);
  return asked.length >= prosePrefix
    ? found
    : found.filter(({ weight }) => weight === matchWeights.exact);
}

function findBeginnings(words: readonly string[], asked: string): FoundWords[] {
  const [from, until] = findBegun(words, asked);
  const longer = from + (words[from] === asked ? 1 : 0);
  return [
    { from, until: longer, weight: matchWeights.exact },
    { from: longer, until, weight: matchWeights.prefix },
  ].filter((found) => found.from < found.until);
}

function findMistyped(tree: NameTree, asked: string): FoundWords[] {
  const errors = allowedErrors(asked);
  if (errors === 0) return [];
  return Array.from(tree.fuzzyGet(asked, errors), ([, [number, distance]]) => ({
    from: number,
    until: number + 1,
    weight: distance > 1 ? matchWeights.twoErrors : matchWeights.oneError,
  }));
}

/** Letters that may be wrong, missing or too many; two that changed places are two. */
export function allowedErrors({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}
