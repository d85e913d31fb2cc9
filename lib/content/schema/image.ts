import { z } from 'zod';
import { translationsSchema } from './translations';

/** A picture among the site's own files; `src` is its path below `public/`. */
export const imageSchema = z.strictObject({
  src: z
    .string()
    .regex(/^\/[^\s]+\.(jpe?g|png|webp|avif|svg)$/i, 'a path such as /media/film/still-1.jpg'),
  alt: translationsSchema,
  credit: translationsSchema.optional(),
});

export type RawImage = z.infer<typeof imageSchema>;
