import { type Dictionary, findCompoundEndings, findPrefixRange, type NameTree } from './dictionary';
import { matchWeights } from './fields';

/** Endings of plurals, genders and cases in French, German and English. */
const endings = ['innen', 'ern', 'ens', 'en', 'er', 'em', 'es', 'e', 's', 'n', 'x'];

/** Minimum stem length; shorter stems are shared by too many words. */
const shortestStem = 4;

/** How many letters longer than the stem a word may be. */
const longestEnding = 2;

/** Range `[from, until)` of word numbers that a query word may mean, with a weight (0–1). */
export type FoundWords = { from: number; until: number; weight: number };

/** Minimum length for prefix matches in prose; shorter prefixes match too many words. */
export const prosePrefix = 4;

/** Matches in names: exact, prefix, inflected forms, compound endings. */
export function findNames(dictionary: Dictionary, asked: string): FoundWords[] {
  return [
    ...findBeginnings(dictionary.words, asked),
    ...findInflected(dictionary.words, asked),
    ...findCompoundEndings(dictionary, asked),
  ];
}

/** Matches in prose: exact; from four letters on also prefixes and inflected forms. */
export function findProse({ words }: Dictionary, asked: string): FoundWords[] {
  const found = findBeginnings(words, asked);
  return asked.length >= prosePrefix
    ? [...found, ...findInflected(words, asked)]
    : findExact(words, asked);
}

/**
 * Fuzzy matches in names. If the word is known in prose, it is probably not a typing error, so the matches
 * get a low weight.
 */
export function findFuzzy(
  { words }: Pick<Dictionary, 'words'>,
  tree: NameTree,
  asked: string,
  { isKnown = false, errors = allowedErrors(asked) }: { isKnown?: boolean; errors?: number } = {},
): FoundWords[] {
  if (errors === 0) return [];
  const weigh = (weight: number) => (isKnown ? matchWeights.unlikely : weight);
  const swapped = swapLetters(asked)
    .flatMap((word) => findExact(words, word))
    .map((found) => ({ ...found, weight: weigh(matchWeights.oneError) }));
  const others = Array.from(tree.fuzzyGet(asked, errors), ([, [number, distance]]) => ({
    from: number,
    until: number + 1,
    weight: weigh(errorWeight(asked, distance)),
  }));
  return [...swapped, ...others];
}

/** Two errors among eight letters weigh less than two among six. */
function errorWeight({ length }: string, errors: number): number {
  if (errors < 2) return matchWeights.oneError;
  return length < 8 ? matchWeights.twoErrors : matchWeights.twoErrorsInLong;
}

/** Exact match; empty if the dictionary does not have the word. */
export function findExact(words: readonly string[], asked: string): FoundWords[] {
  return findBeginnings(words, asked).filter(({ weight }) => weight === matchWeights.exact);
}

function findBeginnings(words: readonly string[], asked: string): FoundWords[] {
  const [from, until] = findPrefixRange(words, asked);
  const longer = from + (words[from] === asked ? 1 : 0);
  return [
    { from, until: longer, weight: matchWeights.exact },
    { from: longer, until, weight: matchWeights.prefix },
  ].filter((found) => found.from < found.until);
}

/** Words with the same stem and at most two more letters. */
function findInflected(words: readonly string[], asked: string): FoundWords[] {
  const stem = stemOf(asked);
  if (!stem) return [];
  const [from, until] = findPrefixRange(words, stem);
  const found: FoundWords[] = [];
  for (let number = from; number < until; number += 1) {
    const word = words[number] ?? '';
    if (word.length <= stem.length + longestEnding && !word.startsWith(asked))
      found.push({ from: number, until: number + 1, weight: matchWeights.inflected });
  }
  return found;
}

/** Allowed number of typing errors: wrong, missing, extra or swapped letters. */
export function allowedErrors({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** All variants with two adjacent letters swapped: `lsat` → `slat`, `last`, `lsta`. */
export function swapLetters(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    const [first = '', second = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + second + first + word.slice(at + 2);
  }).filter((swapped) => swapped !== word);
}

/** Strips an ending: `puppen` → `pupp`; undefined without a known ending or with a stem that is too short. */
export function stemOf(word: string): string | undefined {
  const ending = endings.find(
    (known) => word.endsWith(known) && word.length - known.length >= shortestStem,
  );
  return ending && word.slice(0, -ending.length);
}
