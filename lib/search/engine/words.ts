import { LRUCache } from 'lru-cache';
import { foldText } from '@/lib/primitives/text/fold';

/** A folded word and its range `[from, until)` in the text. */
export type Word = { word: string; from: number; until: number };

const gap = /[^\p{L}\p{N}]*/uy;
const run = /[\p{L}\p{N}]+/uy;

/** Cache size in bytes, estimated; enough for the texts of a small catalogue and typed queries. */
const mostBytes = 16 * 1024 * 1024;
/** Estimated overhead of a cache entry and of each word, so that short texts are not counted as free. */
const textBytes = 200;
const wordBytes = 100;

/** LRU cache of split texts (titles, names, synopses, queries), 16 MB. */
const known = new LRUCache<string, readonly Word[]>({
  maxSize: mostBytes,
  sizeCalculation: (words, text) => textBytes + text.length + words.length * wordBytes,
});

/** Splits a text into folded words, cached. Hyphens and apostrophes separate words: `L’Arroseur` has two. */
export function splitWords(text: string): readonly Word[] {
  const kept = known.get(text);
  if (kept) return kept;
  const words = [...readWords(text)];
  known.set(text, words);
  return words;
}

/**
 * The same as a generator, uncached. Uses sticky patterns without captures, because a search reads thousands
 * of words.
 */
export function* readWords(text: string): Generator<Word, undefined> {
  for (let from = pass(gap, text, 0); from < text.length; ) {
    const until = pass(run, text, from);
    yield { word: foldWord(text.slice(from, until)), from, until };
    from = pass(gap, text, until);
  }
}

/** End of a sticky pattern's match at `from`; `from` without a match. */
function pass(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** Fast path for most words: only lower-casing is needed. */
const isPlain = /^[a-z0-9]+$/i;

/**
 * Folds a word: no case, no accents, ß as ss, œ as oe. An e after a, o or u is dropped, so that Känguru,
 * Kaenguru and Kanguru match, at the cost of a few words that differ only in that e.
 */
export function foldWord(word: string): string {
  const folded = isPlain.test(word) ? word.toLowerCase() : foldText(word);
  return folded.replace(/([aou])e/g, '$1');
}
