import { z } from 'zod';
import { forEachLocale, locales } from '@/lib/i18n/locales';

const words = z.string().trim().min(1, 'words, or leave the field out');

/** A text in the site's languages. At least one is required. */
export const translationsSchema = z
  .strictObject(forEachLocale(() => words.optional()))
  .refine(
    (value) => locales.some((locale) => value[locale]),
    `words in ${locales.join(', in ')}, or in several`,
  );

/** A line for all languages, or one per language. */
export const lineSchema = z.union([words, translationsSchema], {
  error: `words, or words in ${locales.join(' and in ')}`,
});

export type Translations = z.infer<typeof translationsSchema>;

/** A name, such as that of a role or a venue: one for all languages, or one per language. */
export const localNameSchema = z.union(
  [z.string().trim().min(1, 'a name, or one for each language'), translationsSchema],
  { error: 'a name, or one for each language: { fr: …, de: … }' },
);

export type LocalName = z.infer<typeof localNameSchema>;

/** A BCP 47 language tag: `fr`, `de-CH`, `zxx` (no linguistic content). */
export const languageSchema = z
  .string()
  .refine(isLanguage, 'a BCP 47 language tag such as fr, de or de-CH');

/**
 * Cached results by tag: `Intl` takes longer than the rest of a film's validation, and a site has
 * few languages.
 */
const checkedTags = new Map<string, boolean>();

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a tag is canonical and has a display name: `allemand` is well-formed, but has none. */
function isLanguage(tag: string): boolean {
  const known = checkedTags.get(tag) ?? isCanonicalTag(tag);
  if (checkedTags.size < maxCheckedTags) checkedTags.set(tag, known);
  return known;
}

const maxCheckedTags = 1000;

function isCanonicalTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    return false;
  }
}
