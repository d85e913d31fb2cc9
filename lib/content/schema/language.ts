import { z } from 'zod';

/** A BCP 47 language tag: `fr`, `de-CH`, `zxx` (no linguistic content). */
export const languageSchema = z
  .string()
  .refine(isLanguage, 'a BCP 47 language tag such as fr, de or de-CH');

/** Results by tag: `Intl` takes longer than the rest of a film's validation, and a site has few languages. */
const judged = new Map<string, boolean>();

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a tag is canonical and has a display name: `allemand` is well-formed, but has none. */
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
