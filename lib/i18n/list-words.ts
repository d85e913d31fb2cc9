import type { Locale } from './locales';

const lists = new Map<Locale, Intl.ListFormat>();

/** Words as a list in running text. What writes it is made once: that takes far longer than to write one. */
export function listWords(words: readonly string[], locale: Locale): string {
  const known = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, known);
  return known.format(words);
}
