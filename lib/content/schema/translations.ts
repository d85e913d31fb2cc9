import { z } from 'zod';

const words = z.string().trim().min(1, 'words, or leave the field out');

/** The same words in French and German, side by side; one of the two may still be missing. */
export const translationsSchema = z
  .strictObject({ fr: words.optional(), de: words.optional() })
  .refine((value) => value.fr || value.de, 'words in fr, in de, or in both');

export type Translations = z.infer<typeof translationsSchema>;
