import { z } from 'zod';

/** A language as BCP 47 names it: `fr`, `de-CH`, `zxx` (no words at all). */
export const languageSchema = z
  .string()
  .refine(isLanguage, 'a BCP 47 language tag such as fr, de or de-CH');

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
