import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { daySchema } from './day';
import { publicationFields } from './publication';
import { inkSchema } from './theme';
import { translationsSchema } from './translations';

/**
 * `content/collections/<slug>.yaml`: an ordered list of films, each with the reason for its choice. The films of an
 * `evening` are played one after the other.
 */
export const collectionSchema = z.strictObject({
  kind: z.enum(['director', 'movement', 'theme', 'cycle', 'evening']),
  title: translationsSchema,
  /** One sentence for cards and search engines. */
  summary: translationsSchema,
  /** Markdown. */
  introduction: translationsSchema,
  /** Sort position among the collections, ascending. */
  order: z.number().int(),
  /** Colour of the collection's page and poster; by default one of the colours that the fewest collections use. */
  ink: inkSchema.optional(),
  films: z.array(z.strictObject({ film: slugSchema, reason: translationsSchema })).min(1),
  ...publicationFields,
});

export type RawCollection = z.infer<typeof collectionSchema>;

/** The film that the home page shows on a day. */
const entrySchema = z.strictObject({
  film: slugSchema,
  /** The reason for the choice: a sentence. By default the beginning of the synopsis. */
  text: translationsSchema.optional(),
  /**
   * Number of the still to show, from 1; by default the player's poster, or else the first still.
   */
  still: z.number().int().min(1).optional(),
  /**
   * Vertical focus of the picture in percent from the top. A wide window crops the picture above and below this
   * point.
   */
  focus: z.number().min(0).max(100).optional(),
});

/** `content/programme/<year>-<month>.yaml`: films of the home page, by date. */
export const programmeSchema = z.record(z.string(), entrySchema);

export type RawProgrammeEntry = z.infer<typeof entrySchema>;

/** A film that the home page opens with instead of the film of the day, such as before it comes to cinemas. */
export const premiereSchema = entrySchema.extend({
  /** First day on the home page; by default at once. */
  from: daySchema.optional(),
  /** Last day on the home page; by default without end. */
  until: daySchema.optional(),
  /** What is seen of it: by default its trailer, else a still, else its poster. */
  show: z.enum(['trailer', 'still', 'poster']).optional(),
});
