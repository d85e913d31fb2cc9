import { z } from 'zod';

/** A language as BCP 47 names it: `fr`, `de-CH`, `zxx` (no words at all). */
export const languageSchema = z
  .string()
  .refine(isKnownLanguage, 'a BCP 47 language tag such as fr, de or de-CH');

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const judged = new Map<string, boolean>();

/** A house writes few of them, and thousands of times. */
function isKnownLanguage(tag: string): boolean {
  const known = judged.get(tag) ?? isLanguage(tag);
  judged.set(tag, known);
  return known;
}

/** Well written, and one that has a name to be shown under: `allemand` is written like a tag, and is none. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    return false;
  }
}
