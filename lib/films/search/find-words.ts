import type { Dictionary } from './dictionary';
import { matchWeights } from './fields';

/** A word of the index that a word of the query may mean, and how surely (0–1). */
export type FoundWord = { word: string; number: number; weight: number };

/** Letters from which a word of the prose is completed: below, too many begin so. */
const prosePrefix = 4;

/**
 * Names: the word itself, what it begins, and only where there is neither, what was mistyped. A word that
 * the prose knows is hardly mistyped: names like it come behind that.
 */
export function findNames({ words }: Dictionary, asked: string, isKnown: boolean): FoundWord[] {
  const begun = findBegun(words, asked);
  if (begun.length > 0) return begun;
  return findMistyped(words, asked).map((found) =>
    isKnown ? { ...found, weight: matchWeights.unlikely } : found,
  );
}

/** Prose: the word itself, and from four letters on what it begins. */
export function findProse({ words }: Dictionary, asked: string): FoundWord[] {
  if (asked.length >= prosePrefix) return findBegun(words, asked);
  const number = words.get(asked);
  return number === undefined ? [] : [{ word: asked, number, weight: matchWeights.exact }];
}

function findBegun(words: Dictionary['words'], asked: string): FoundWord[] {
  return Array.from(words.atPrefix(asked), ([word, number]) => ({
    word,
    number,
    weight: word === asked ? matchWeights.exact : matchWeights.prefix,
  }));
}

function findMistyped(words: Dictionary['words'], asked: string): FoundWord[] {
  const errors = allowedErrors(asked);
  if (errors === 0) return [];
  return Array.from(words.fuzzyGet(asked, errors), ([word, [number, distance]]) => ({
    word,
    number,
    weight: distance > 1 ? matchWeights.twoErrors : matchWeights.oneError,
  }));
}

/** Letters that may be wrong, missing or too many; two that changed places are two. */
function allowedErrors({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}
