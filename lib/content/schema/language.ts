import { z } from 'zod';

/** A language as BCP 47 names it: `fr`, `de-CH`, `zxx` (no words at all). */
export const languageSchema = z
  .string()
  .refine(isLanguage, 'a BCP 47 language tag such as fr, de or de-CH');

/** Asking `Intl` takes longer than all else of a film's check, and a house has few languages. */
const judged = new Map<string, boolean>();

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Well written, and one that has a name to be shown under: `allemand` is written like a tag, and is none. */
function isLanguage(tag: string): boolean {
  const known = judged.get(tag) ?? judge(tag);
  if (judged.size < mostJudged) judged.set(tag, known);
  return known;
}

const mostJudged = 1000;

function judge(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    return false;
  }
}
