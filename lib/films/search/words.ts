import { fold } from '@/lib/i18n/fold';

/** A word of a text as a search compares it, and where it stands: `[from, until)`. */
export type Word = { word: string; from: number; until: number };

/** The words of a text. Hyphens and apostrophes part them: `L’Arroseur` has two. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: written, index }) => ({
    word: foldWord(written),
    from: index,
    until: index + written.length,
  }));
}

/** Most words: nothing to fold but capitals. */
const isPlain = /^[a-z0-9]+$/i;

/**
 * A word without case and accents, ß as ss, œ as oe. A written-out umlaut is the same as the umlaut and as
 * the bare vowel: Känguru, Kaenguru and Kanguru meet, at the price of the few words that differ in that e.
 */
export function foldWord(word: string): string {
  const folded = isPlain.test(word) ? word.toLowerCase() : fold(word).folded;
  return folded.replace(/([aou])e/g, '$1');
}
