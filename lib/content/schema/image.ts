import { z } from 'zod';
import { ownPictureSchema } from './address';
import { translationsSchema } from './translations';

/** A picture among the site's own files; `src` is its path below `public/`. */
export const imageSchema = z.strictObject({
  src: ownPictureSchema,
  alt: translationsSchema,
  credit: translationsSchema.optional(),
});

export type RawImage = z.infer<typeof imageSchema>;
