import { sortReversed } from './sort-reversed';

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

/** Converts a map of postings to the compact form. */
export function toDictionary(found: ReadonlyMap<string, readonly number[]>): Dictionary {
  const words = [...found.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  for (const [number, word] of words.entries())
    starts[number + 1] = (starts[number] ?? 0) + (found.get(word)?.length ?? 0);
  const postings = new Uint32Array(starts[words.length] ?? 0);
  for (const [number, word] of words.entries()) postings.set(found.get(word) ?? [], starts[number]);
  return { words, reversed: sortReversed(words), starts, postings };
}
