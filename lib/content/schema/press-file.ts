import { z } from 'zod';
import { addressSchema } from './address';
import { lineSchema } from './translations';

/** A download for the press: a press kit, a full-size still, a logo. */
export const pressFileSchema = z.strictObject({
  src: addressSchema.regex(
    /\.[a-z0-9]{2,5}$/i,
    'a file such as /media/film/press-kit.pdf, with its ending',
  ),
  name: lineSchema,
  credit: lineSchema.optional(),
});

export type RawPressFile = z.infer<typeof pressFileSchema>;
