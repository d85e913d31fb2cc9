import { z } from 'zod';
import { translationsSchema } from './translations';

/** What a role or a work is called: the same everywhere, or in each language of its own. */
export const localNameSchema = z.union(
  [z.string().trim().min(1, 'a name, or one for each language'), translationsSchema],
  { error: 'a name, or one for each language: { fr: …, de: … }' },
);

export type LocalName = z.infer<typeof localNameSchema>;
