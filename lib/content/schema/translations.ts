import { z } from 'zod';
import { forEachLocale, locales } from '@/lib/i18n/locales';

const words = z.string().trim().min(1, 'words, or leave the field out');

/** The same words in the site's languages, side by side; some, but not all, may still be missing. */
export const translationsSchema = z
  .strictObject(forEachLocale(() => words.optional()))
  .refine(
    (value) => locales.some((locale) => value[locale]),
    `words in ${locales.join(', in ')}, or in several`,
  );

/** A line that reads the same in every language, or the line in each. */
export const lineSchema = z.union([words, translationsSchema], {
  error: `words, or words in ${locales.join(' and in ')}`,
});

export type Translations = z.infer<typeof translationsSchema>;

/** What a role or a work is called: the same everywhere, or in each language of its own. */
export const localNameSchema = z.union(
  [z.string().trim().min(1, 'a name, or one for each language'), translationsSchema],
  { error: 'a name, or one for each language: { fr: …, de: … }' },
);

export type LocalName = z.infer<typeof localNameSchema>;
