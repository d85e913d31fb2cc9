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

/** The name of a role or a work: one for all languages, or one per language. */
export const localNameSchema = z.union(
  [z.string().trim().min(1, 'a name, or one for each language'), translationsSchema],
  { error: 'a name, or one for each language: { fr: …, de: … }' },
);

export type LocalName = z.infer<typeof localNameSchema>;
