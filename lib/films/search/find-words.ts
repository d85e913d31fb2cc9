import type { Dictionary } from './dictionary';
import { matchWeights } from './fields';
import { findBegun } from './find-begun';
import { findEnded } from './find-ended';
import { longestEnding, stemOf } from './inflections';
import type { NameTree } from './name-tree';
import { swapLetters } from './swap-letters';

/** Words of a dictionary, by number `[from, until)`, that a word of the query may mean, and how surely (0–1). */
export type FoundWords = { from: number; until: number; weight: number };

/** Letters from which a word of the prose is completed: below, too many begin so. */
export const prosePrefix = 4;

/** Names as they were typed: the word itself, what it begins, what it ends, other forms of it. */
export function findNames(dictionary: Dictionary, asked: string): FoundWords[] {
  return [
    ...findBeginnings(dictionary.words, asked),
    ...findInflected(dictionary.words, asked),
    ...findEnded(dictionary, asked),
  ];
}

/** Prose: the word itself, from four letters on what it begins, and other forms of it. */
export function findProse({ words }: Dictionary, asked: string): FoundWords[] {
  const found = findBeginnings(words, asked);
  return asked.length >= prosePrefix
    ? [...found, ...findInflected(words, asked)]
    : findExactly(words, asked);
}

/**
 * Names that were mistyped. A word that the prose knows is hardly mistyped: names like it come behind that.
 */
export function findMistyped(
  { words }: Pick<Dictionary, 'words'>,
  tree: NameTree,
  asked: string,
  { isKnown = false, errors = allowedErrors(asked) }: { isKnown?: boolean; errors?: number } = {},
): FoundWords[] {
  if (errors === 0) return [];
  const weigh = (weight: number) => (isKnown ? matchWeights.unlikely : weight);
  const swapped = swapLetters(asked)
    .flatMap((word) => findExactly(words, word))
    .map((found) => ({ ...found, weight: weigh(matchWeights.oneError) }));
  const others = Array.from(tree.fuzzyGet(asked, errors), ([, [number, distance]]) => ({
    from: number,
    until: number + 1,
    weight: weigh(distance > 1 ? matchWeights.twoErrors : matchWeights.oneError),
  }));
  return [...swapped, ...others];
}

/** The word itself, where the dictionary has it. */
export function findExactly(words: readonly string[], asked: string): FoundWords[] {
  return findBeginnings(words, asked).filter(({ weight }) => weight === matchWeights.exact);
}

function findBeginnings(words: readonly string[], asked: string): FoundWords[] {
  const [from, until] = findBegun(words, asked);
  const longer = from + (words[from] === asked ? 1 : 0);
  return [
    { from, until: longer, weight: matchWeights.exact },
    { from: longer, until, weight: matchWeights.prefix },
  ].filter((found) => found.from < found.until);
}

/** Words with the same stem and hardly more. */
function findInflected(words: readonly string[], asked: string): FoundWords[] {
  const stem = stemOf(asked);
  if (!stem) return [];
  const [from, until] = findBegun(words, stem);
  const found: FoundWords[] = [];
  for (let number = from; number < until; number += 1) {
    const word = words[number] ?? '';
    if (word.length <= stem.length + longestEnding && !word.startsWith(asked))
      found.push({ from: number, until: number + 1, weight: matchWeights.inflected });
  }
  return found;
}

/** Letters that may be wrong, missing, too many, or have changed places with their neighbour. */
export function allowedErrors({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}
