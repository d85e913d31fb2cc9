import { aliases } from './aliases';
import { splitWords } from './words';

/** A text and where in it stand the words that were searched: `[from, until)`, in order. Never HTML. */
export type Marked = { text: string; lang?: string; ranges: [number, number][] };

/** Marks the words of a text that the query found; an abbreviation counts for what it stands for. */
export function markWords(text: string, words: ReadonlySet<string>, lang?: string): Marked {
  const ranges = splitWords(text)
    .filter(({ word }) => isMeant(word, words))
    .map(({ from, until }): [number, number] => [from, until]);
  return { text, lang, ranges };
}

export function isMeant(word: string, words: ReadonlySet<string>): boolean {
  return words.has(word) || (aliases[word]?.some((long) => words.has(long)) ?? false);
}
