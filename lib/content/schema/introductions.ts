import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { translationsSchema } from './translations';

/** `content/introductions.yaml`: introductions for the pages of genres, countries and decades. Markdown. */
export const introductionsSchema = z.strictObject({
  genre: z.record(slugSchema, translationsSchema).optional(),
  country: z
    .record(z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH'), translationsSchema)
    .optional(),
  decade: z
    .record(z.string().regex(/^(?:18|19|20)\d0$/, 'a decade such as 1920'), translationsSchema)
    .optional(),
});

export type RawIntroductions = z.infer<typeof introductionsSchema>;
