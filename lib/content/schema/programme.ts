import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { translationsSchema } from './translations';

/** What the home page shows on a day. */
const entrySchema = z.strictObject({
  film: slugSchema,
  /** Why this film on this day: a sentence. Without it the beginning of the synopsis. */
  text: translationsSchema.optional(),
  /** Which of the film's stills is shown, from 1; without it the picture that stands before the film. */
  still: z.number().int().min(1).optional(),
  /** How far down the picture that lies which must be seen, in percent: a wide window cuts above and below it. */
  focus: z.number().min(0).max(100).optional(),
});

/** `content/programme/<year>-<month>.yaml`: each day of that month that has a film, by its date. */
export const programmeSchema = z.record(z.string(), entrySchema);

export type RawShowing = z.infer<typeof entrySchema>;
