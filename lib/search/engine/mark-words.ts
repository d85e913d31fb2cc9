import { splitWords } from './words';

/** A text and where in it stand the words that were searched: `[from, until)`, in order. Never HTML. */
export type Marked = { text: string; lang?: string; ranges: [number, number][] };

/** Marks the words of a text that the query found. */
export function markWords(text: string, words: ReadonlySet<string>, lang?: string): Marked {
  const ranges: Marked['ranges'] = [];
  for (const { word, from, until } of splitWords(text))
    if (words.has(word)) ranges.push([from, until]);
  return { text, lang, ranges };
}

/** Whether there is anything to mark: most names of a film have nothing. */
export function hasWord(text: string, words: ReadonlySet<string>): boolean {
  return splitWords(text).some(({ word }) => words.has(word));
}
