import type { Dictionary } from './dictionary';
import { matchWeights } from './fields';
import { findBegun } from './find-begun';
import { findEnded } from './find-ended';
import type { NameTree } from './name-tree';

/** Endings of plurals, genders and cases in French, German and English, the longest first. */
const endings = ['innen', 'ern', 'ens', 'en', 'er', 'em', 'es', 'e', 's', 'n', 'x'];

/** Letters that a stem has at least: below, too many words share one. */
const shortestStem = 4;

/** Letters by which words of one stem may be longer than it. */
const longestEnding = 2;

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

/** The words that become of one when two neighbouring letters change places: `lsat` → `slat`, `last`, `lsta`. */
export function swapLetters(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    const [first = '', second = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + second + first + word.slice(at + 2);
  }).filter((swapped) => swapped !== word);
}

/** The stem that a word may share with others: `puppen` → `pupp`; none where nothing can be taken off. */
export function stemOf(word: string): string | undefined {
  const ending = endings.find(
    (known) => word.endsWith(known) && word.length - known.length >= shortestStem,
  );
  return ending && word.slice(0, -ending.length);
}
