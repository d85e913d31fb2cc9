import SearchableMap from 'minisearch/SearchableMap';

/** Every word of some fields with the films it stands in. */
export type Dictionary = {
  /** Word → its number. */
  words: SearchableMap<number>;
  /** Where the films of each word begin in `postings`; one more than there are words. */
  starts: Uint32Array;
  /** Film and field in one number, `film * 8 + field`: for each film the best field only. */
  postings: Uint32Array;
};

/** A dictionary as it is stored: the words in the order of their numbers. */
export type StoredDictionary = Omit<Dictionary, 'words'> & { words: string[] };

/** Puts `word → postings` into a form that is small and quickly read. */
export function storeDictionary(found: ReadonlyMap<string, readonly number[]>): StoredDictionary {
  const words = [...found.keys()];
  const starts = new Uint32Array(words.length + 1);
  for (const [number, list] of [...found.values()].entries())
    starts[number + 1] = (starts[number] ?? 0) + list.length;
  const postings = new Uint32Array(starts[words.length] ?? 0);
  for (const [number, list] of [...found.values()].entries()) postings.set(list, starts[number]);
  return { words, starts, postings };
}

export function openDictionary({ words, starts, postings }: StoredDictionary): Dictionary {
  const map = new SearchableMap<number>();
  for (const [number, word] of words.entries()) map.set(word, number);
  return { words: map, starts, postings };
}
