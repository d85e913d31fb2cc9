import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { translationsSchema } from './translations';

/** Film of the home page on a day. */
const entrySchema = z.strictObject({
  film: slugSchema,
  /** The reason for the choice: a sentence. By default the beginning of the synopsis. */
  text: translationsSchema.optional(),
  /** Number of the still to show, from 1; by default the picture shown before the film. */
  still: z.number().int().min(1).optional(),
  /** Vertical focus of the picture in percent from the top: a wide window crops above and below it. */
  focus: z.number().min(0).max(100).optional(),
});

/** `content/programme/<year>-<month>.yaml`: films of the home page, by date. */
export const programmeSchema = z.record(z.string(), entrySchema);

export type RawShowing = z.infer<typeof entrySchema>;
