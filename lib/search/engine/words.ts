import { LRUCache } from 'lru-cache';
import { foldText } from '@/lib/primitives/text/fold';

/** A word of a text as a search compares it, and where it stands: `[from, until)`. */
export type Word = { word: string; from: number; until: number };

const gap = /[^\p{L}\p{N}]*/uy;
const run = /[\p{L}\p{N}]+/uy;

/** Bytes, as far as they can be told: those of a small house's texts, and what visitors type. */
const mostBytes = 16 * 1024 * 1024;
/** Of a text with its entry in the cache, and of each word: tiny texts must not seem to cost nothing. */
const textBytes = 200;
const wordBytes = 100;

/** Titles, names and synopses, split once: of those that are found, most are found again. */
const known = new LRUCache<string, readonly Word[]>({
  maxSize: mostBytes,
  sizeCalculation: (words, text) => textBytes + text.length + words.length * wordBytes,
});

/** The words of a text. Hyphens and apostrophes part them: `L’Arroseur` has two. */
export function splitWords(text: string): readonly Word[] {
  const kept = known.get(text);
  if (kept) return kept;
  const words = [...readWords(text)];
  known.set(text, words);
  return words;
}

/** The same, one after the other. A search reads thousands: only positions are asked of the patterns. */
export function* readWords(text: string): Generator<Word, undefined> {
  for (let from = pass(gap, text, 0); from < text.length; ) {
    const until = pass(run, text, from);
    yield { word: foldWord(text.slice(from, until)), from, until };
    from = pass(gap, text, until);
  }
}

/** Where a sticky pattern ends that begins at `from`. */
function pass(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** Most words: nothing to fold but capitals. */
const isPlain = /^[a-z0-9]+$/i;

/**
 * A word without case and accents, ß as ss, œ as oe. A written-out umlaut is the same as the umlaut and as
 * the bare vowel: Känguru, Kaenguru and Kanguru meet, at the price of the few words that differ in that e.
 */
export function foldWord(word: string): string {
  const folded = isPlain.test(word) ? word.toLowerCase() : foldText(word);
  return folded.replace(/([aou])e/g, '$1');
}
