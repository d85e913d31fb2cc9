import { sortReversed } from './sort-reversed';

/** Every word of some fields with the films it stands in. */
export type Dictionary = {
  /** By code units, so that the words with one beginning stand together. A word's number is its index. */
  words: string[];
  /** The words' numbers in the order of their letters from the last to the first. */
  reversed: Uint32Array;
  /** Where the films of each word begin in `postings`; one more than there are words. */
  starts: Uint32Array;
  /** Film and field in one number, `film * 8 + field`: for each film the best field only. */
  postings: Uint32Array;
};

/** Puts `word → postings` into a form that is small and quickly read. */
export function toDictionary(found: ReadonlyMap<string, readonly number[]>): Dictionary {
  const words = [...found.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  for (const [number, word] of words.entries())
    starts[number + 1] = (starts[number] ?? 0) + (found.get(word)?.length ?? 0);
  const postings = new Uint32Array(starts[words.length] ?? 0);
  for (const [number, word] of words.entries()) postings.set(found.get(word) ?? [], starts[number]);
  return { words, reversed: sortReversed(words), starts, postings };
}
