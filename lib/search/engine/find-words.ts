import {
  type Dictionary,
  findCompoundEndings,
  findPrefixRange,
  matchWeights,
  type NameTree,
  type WordMatch,
} from './dictionary';
import { isUnknownPerson } from './people-names';
import type { SearchIndex } from './search-index';

/** Endings of plurals, genders and cases in French, German and English. */
const inflections = ['innen', 'ern', 'ens', 'en', 'er', 'em', 'es', 'e', 's', 'n', 'x'];

/** Minimum stem length; shorter stems are shared by too many words. */
const shortestStem = 4;

/** How many letters longer than the stem a word may be. */
const longestEnding = 2;

/** Minimum length for prefix matches in prose; shorter prefixes match too many words. */
export const prosePrefix = 4;

/** Matches in names: exact, prefix, inflected forms, compound endings. */
export function findNames(dictionary: Dictionary, typedWord: string): WordMatch[] {
  return [
    ...findPrefixMatches(dictionary.words, typedWord),
    ...findInflected(dictionary.words, typedWord),
    ...findCompoundEndings(dictionary, typedWord),
  ];
}

/** Matches in prose: exact; from four letters on also prefixes and inflected forms. */
export function findProse({ words }: Dictionary, typedWord: string): WordMatch[] {
  const found = findPrefixMatches(words, typedWord);
  return typedWord.length >= prosePrefix
    ? [...found, ...findInflected(words, typedWord)]
    : findExact(words, typedWord);
}

/**
 * Fuzzy matches in names. If the word is known in prose, it is probably not a typing error, so the matches
 * get a low weight.
 */
export function findFuzzy(
  { words }: Pick<Dictionary, 'words'>,
  tree: NameTree,
  typedWord: string,
  {
    isKnown = false,
    errors = allowedErrors(typedWord),
  }: { isKnown?: boolean; errors?: number } = {},
): WordMatch[] {
  if (errors === 0) return [];
  const weigh = (weight: number) => (isKnown ? matchWeights.unlikely : weight);
  const swapped = swapLetters(typedWord)
    .flatMap((word) => findExact(words, word))
    .map((found) => ({ ...found, weight: weigh(matchWeights.oneError) }));
  const others = Array.from(tree.fuzzyGet(typedWord, errors))
    .filter(
      ([word, [, distance]]) => distance <= allowedErrors(word) || startAlike(word, typedWord),
    )
    .map(([, [number, distance]]) => ({
      from: number,
      until: number + 1,
      weight: weigh(errorWeight(typedWord, distance)),
    }));
  return [...swapped, ...others];
}

/**
 * A word with more errors than its own length allows must start like the typed one: `judecs` may mean Judex,
 * but `bloups` does not mean Louis.
 */
function startAlike(word: string, typedWord: string): boolean {
  return word.slice(0, 3) === typedWord.slice(0, 3);
}

/** Two errors in a word of eight letters or more lower the weight less than in a shorter word. */
function errorWeight({ length }: string, errors: number): number {
  if (errors < 2) return matchWeights.oneError;
  return length < 8 ? matchWeights.twoErrors : matchWeights.twoErrorsInLong;
}

/** Exact match; empty if the dictionary does not have the word. */
export function findExact(words: readonly string[], typedWord: string): WordMatch[] {
  return findPrefixMatches(words, typedWord).filter(({ weight }) => weight === matchWeights.exact);
}

function findPrefixMatches(words: readonly string[], typedWord: string): WordMatch[] {
  const [from, until] = findPrefixRange(words, typedWord);
  const longer = from + (words[from] === typedWord ? 1 : 0);
  return [
    { from, until: longer, weight: matchWeights.exact },
    { from: longer, until, weight: matchWeights.prefix },
  ].filter((found) => found.from < found.until);
}

/** Words with the same stem and at most two more letters. */
function findInflected(words: readonly string[], typedWord: string): WordMatch[] {
  const stem = stemOf(typedWord);
  if (!stem) return [];
  const [from, until] = findPrefixRange(words, stem);
  const found: WordMatch[] = [];
  for (let number = from; number < until; number += 1) {
    const word = words[number] ?? '';
    if (word.length <= stem.length + longestEnding && !word.startsWith(typedWord))
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
  const inflection = inflections.find(
    (suffix) => word.endsWith(suffix) && word.length - suffix.length >= shortestStem,
  );
  return inflection && word.slice(0, -inflection.length);
}

/** Finds the films shown at the places that a word names: film number → number of a screening. */
export type ShownAt = (word: string) => { films: ReadonlyMap<number, number>; weight: number };

/** The matches of one word: index words, and films shown at a place that the word names. */
export type WordMatches = ReturnType<ShownAt> & {
  typedWord: string;
  inNames: WordMatch[];
  inProse: WordMatch[];
  placeWeight: number;
  /** The best of all weights. */
  weight: number;
};

type TypedWord = { typedWord: string; joined: readonly string[]; shownAt: ShownAt };

/** Finds a word as typed, else in other spellings, else with typing errors. */
export function findWord(
  { names, prose, tree }: SearchIndex,
  { typedWord, joined, shownAt }: TypedWord,
): WordMatches {
  const { films, weight: placeWeight } = shownAt(typedWord);
  const inProse = findProse(prose, typedWord);
  const typed = [
    ...findNames(names, typedWord),
    ...joined.flatMap((word) => findExact(names.words, word)),
  ];
  const isKnown = inProse.some(({ weight }) => weight !== matchWeights.inflected);
  // A mere compound ending is weak evidence, so other spellings and fuzzy matches are added as well.
  const isSure = films.size > 0 || typed.some(({ weight }) => weight > matchWeights.ending);
  const transliterated = isSure || isKnown ? [] : findTransliterations(names, typedWord);
  const fuzzy =
    isSure || transliterated.length > 0 ? [] : findFuzzy(names, tree, typedWord, { isKnown });
  const inNames = [...typed, ...transliterated, ...fuzzy];
  const weights = [...inNames, ...inProse].map(({ weight }) => weight);
  const weight = Math.max(films.size > 0 ? placeWeight : 0, ...weights);
  return { typedWord, films, inNames, inProse, placeWeight, weight };
}

/**
 * Finds adjacent words that are the given and family name of a person who is in no film. In a text of only two words,
 * the family name may come first.
 */
export function findUnknownPeople(
  index: SearchIndex,
  found: readonly WordMatches[],
): Set<WordMatches> {
  const [first, second] = found;
  const pairs = found.slice(1).map((word, at) => [found[at], word] as const);
  if (first && second && found.length === 2) pairs.push([second, first]);
  const unknown = pairs.filter(
    ([given, next]) =>
      given && next.films.size === 0 && isUnknownPerson(index, given.typedWord, next),
  );
  return new Set(unknown.flat().filter((word) => word !== undefined));
}

/** Minimum length of a key; too many words share a shorter one. */
const shortest = 5;

/** Spellings of one Slavic sound in French, German, English and Polish, applied in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // Names end alike: -off and -ow, -sky and -skij.
  [/ff?$|w$/, 'v'],
  [/(?:[iy][ijy]|[ijy])$/, 'i'],
  [/(?<=[^aeiou])e$/, ''],
  [/ou|oo/g, 'u'],
  [/w/g, 'v'],
  // A glide between vowels: Dostoïevski, Dostojewski, Dostoyevsky; `oe` is folded to `o` before.
  [/(?<=[aeou])[ijy]?e/g, ''],
  // Spellings of ж, х, ц, ч, ш and к overlap: `ch` is ш in French, х in German, ч in English. So all become `k`.
  [/[sz]*(?:t?sch|t?ch|tsh|[cs]z(?=[aeiou]|$)|[skzt]h|ts|tz|(?<![aeiouy])j)|[ckq]+/g, 'k'],
  [/[ijy]+/g, 'i'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

/** Key of a folded word that its transliterations share: Mozzhukhin, Mozjoukine, Mosschuchin. */
export function transliterationKey(word: string): string {
  return spellings.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
}

/**
 * Word numbers by transliteration key. Cached by dictionary, and computed the first time that a typed word is
 * found in no name.
 */
const keysOf = new WeakMap<Dictionary, ReadonlyMap<string, number[]>>();

/** Other transliterations of a word that the dictionary does not have. */
export function findTransliterations(names: Dictionary, typedWord: string): WordMatch[] {
  const key = transliterationKey(typedWord);
  if (key.length < shortest) return [];
  const keys = keysOf.get(names) ?? toKeys(names);
  keysOf.set(names, keys);
  return (keys.get(key) ?? []).map((number) => ({
    from: number,
    until: number + 1,
    weight: matchWeights.transliterated,
  }));
}

function toKeys({ words }: Dictionary): Map<string, number[]> {
  const keys = new Map<string, number[]>();
  for (const [number, word] of words.entries()) {
    const key = transliterationKey(word);
    const numbers = keys.get(key);
    if (numbers) numbers.push(number);
    else if (key.length >= shortest) keys.set(key, [number]);
  }
  return keys;
}
