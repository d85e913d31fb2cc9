import SearchableMap from 'minisearch/SearchableMap';

/** Fields of a film, by descending weight. */
export const fields = [
  'title',
  'director',
  'actor',
  'crew',
  'facet',
  'collection',
  'synopsis',
] as const;
export type Field = (typeof fields)[number];

/** Weight of a match, by field number. */
export const fieldWeights = [100, 60, 56, 52, 40, 24, 10] as const;

/** Field numbers as stored in the index. */
export const fieldNumber = Object.fromEntries(
  fields.map((field, number) => [field, number]),
) as Record<Field, number>;

/**
 * Weight by kind of match. A prefix of a title word is worth less than a whole word of a person's
 * name, because the whole word is the more specific query.
 */
export const matchWeights = {
  exact: 1,
  prefix: 0.5,
  inflected: 0.48,
  ending: 0.45,
  // This is less than any match of the typed spelling, since Meier and Meyer may be two people.
  transliterated: 0.44,
  oneError: 0.42,
  twoErrorsInLong: 0.4,
  twoErrors: 0.3,
  unlikely: 0.05,
} as const;

/** Whether a match of this weight is the typed word or an inflected form of it. */
export function isSound(weight: number): boolean {
  return weight === matchWeights.exact || weight === matchWeights.inflected;
}

/** The words of some fields with the films that contain them. */
export type Dictionary = {
  /** Sorted by code units, so that words with a common prefix are adjacent. A word's number is its index. */
  words: string[];
  /** Word numbers, sorted by the reversed words. */
  reversed: Uint32Array;
  /** Offset of each word's postings; length is the number of words plus one. */
  starts: Uint32Array;
  /** `film * 8 + field`; for each film only the field with the highest weight. */
  postings: Uint32Array;
};

const empty: Dictionary = {
  ...{ words: [], reversed: new Uint32Array(), starts: new Uint32Array(1) },
  postings: new Uint32Array(),
};

/**
 * A dictionary of the added postings and of those kept of an earlier one.
 * @param added ascending postings by word
 * @param numbers by the earlier number of a film: its present one, or -1 if its postings are not kept
 */
export function toDictionary(
  added: ReadonlyMap<string, readonly number[]>,
  before = empty,
  numbers = new Int32Array(),
): Dictionary {
  const addedCount = [...added.values()].reduce((sum, list) => sum + list.length, 0);
  const postings = new Uint32Array(before.postings.length + addedCount);
  const [words, starts]: [string[], number[]] = [[], [0]];
  let end = 0;
  const addWord = (word: string, from = 0, until = 0) => {
    const start = end;
    for (let at = from; at < until; at += 1) {
      const posting = before.postings[at] ?? 0;
      const film = numbers[posting >>> 3] ?? -1;
      if (film < 0) continue;
      postings[end] = film * 8 + (posting & 7);
      end += 1;
    }
    const own = added.get(word);
    if (own) {
      postings.set(own, end);
      end += own.length;
      postings.subarray(start, end).sort();
    }
    if (end === start) return;
    words.push(word);
    starts.push(end);
  };
  const addedWords = [...added.keys()].sort();
  let next = 0;
  for (const [number, word] of before.words.entries()) {
    for (; next < addedWords.length && (addedWords[next] ?? '') < word; next += 1)
      addWord(addedWords[next] ?? '');
    if (addedWords[next] === word) next += 1;
    addWord(word, before.starts[number], before.starts[number + 1]);
  }
  for (const word of addedWords.slice(next)) addWord(word);
  return {
    words,
    reversed: sortReversed(words),
    starts: Uint32Array.from(starts),
    postings: postings.slice(0, end),
  };
}

/** Numbers of the words, sorted by the reversed words. */
function sortReversed(words: readonly string[]): Uint32Array {
  const backwards = words.map(reverse);
  return Uint32Array.from(words.keys()).sort((a, b) =>
    (backwards[a] ?? '') < (backwards[b] ?? '') ? -1 : 1,
  );
}

/** Reverses a word by code units. */
function reverse(word: string): string {
  let backwards = '';
  for (let at = word.length - 1; at >= 0; at -= 1) backwards += word[at];
  return backwards;
}

/** The greatest code unit, used as an upper bound for a prefix. */
const last = '\uffff';

/** The range `[from, until)` of a sorted list with a prefix; an exact match comes first. */
export function findPrefixRange(sorted: readonly string[], prefix: string): [number, number] {
  return [lowerBound(sorted, prefix), lowerBound(sorted, prefix + last)];
}

/** Index of the first entry that is not less than `target`. */
function lowerBound(sorted: readonly string[], target: string): number {
  return firstIndex(sorted.length, (at) => (sorted[at] ?? '') >= target);
}

/** Binary search: the first index below `length` from which on a condition holds; `length` if there is none. */
function firstIndex(length: number, predicate: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (predicate(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Minimum length of the last part of a compound, and of the part before it: `Wachsfiguren` + `kabinett`. */
export const shortestTail = 5;
export const shortestHead = 3;

/** Range `[from, until)` of word numbers that a query word may mean, with a weight (0–1). */
export type WordMatch = { from: number; until: number; weight: number };

/** Words that end with the typed word, like German compounds. Empty for short words. */
export function findCompoundEndings(
  { words, reversed }: Dictionary,
  typedWord: string,
): WordMatch[] {
  if (typedWord.length < shortestTail) return [];
  const postingsByWord: WordMatch[] = [];
  const target = reverse(typedWord);
  const wordAt = (at: number) => words[reversed[at] ?? 0] ?? '';
  const first = firstIndex(reversed.length, (at) => reverse(wordAt(at)) >= target);
  for (let at = first; at < reversed.length; at += 1) {
    const number = reversed[at] ?? 0;
    const word = words[number] ?? '';
    if (!word.endsWith(typedWord)) break;
    if (word.length >= typedWord.length + shortestHead)
      postingsByWord.push({ from: number, until: number + 1, weight: matchWeights.ending });
  }
  return postingsByWord;
}

/** A radix tree of a dictionary's words with their numbers, for fuzzy search. */
export type NameTree = SearchableMap<number>;

export function buildNameTree({ words }: Pick<Dictionary, 'words'>): NameTree {
  const tree: NameTree = new SearchableMap();
  for (const [number, word] of words.entries()) tree.set(word, number);
  return tree;
}
