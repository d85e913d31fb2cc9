import { keeping } from './keeping';
import type { Locale } from './locales';

const listIn = keeping((locale: Locale) => new Intl.ListFormat(locale));

/** Formats a list for running text: `a, b et c`. */
export function listWords(words: readonly string[], locale: Locale): string {
  return listIn(locale).format(words);
}
