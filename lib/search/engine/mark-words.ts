import { splitWords } from './words';

/** A text with the ranges `[from, until)` of matched words, in order. Never HTML. */
export type Marked = { text: string; lang?: string; ranges: [number, number][] };

/** Marks the matched words in a text. */
export function markWords(text: string, words: ReadonlySet<string>, lang?: string): Marked {
  const ranges: Marked['ranges'] = [];
  for (const { word, from, until } of splitWords(text))
    if (words.has(word)) ranges.push([from, until]);
  return { text, lang, ranges };
}

/** Whether a text contains any matched word. Cheap check, as most names have none. */
export function hasWord(text: string, words: ReadonlySet<string>): boolean {
  return splitWords(text).some(({ word }) => words.has(word));
}
