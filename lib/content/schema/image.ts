import { z } from 'zod';
import { ownPictureSchema } from './address';
import { translationsSchema } from './translations';

/** An image in the site's media, with `src` as its path below `public/`. */
export const imageSchema = z.strictObject({
  src: ownPictureSchema,
  alt: translationsSchema,
  credit: translationsSchema.optional(),
});

export type RawImage = z.infer<typeof imageSchema>;
