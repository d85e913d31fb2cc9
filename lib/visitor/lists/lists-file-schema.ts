import { z } from 'zod';
import { slugPattern } from '@/lib/content/slug';

// A page's policy forbids code made of text, which zod would try: only to ask is reported as a breach.
z.config({ jitless: true });

const film = z.string().regex(slugPattern);
const at = z.iso.datetime({ offset: true });
const mark = z.strictObject({ film, at });

/** The file in which a visitor takes the lists along, version 1. */
export const listsFileSchema = z.strictObject({
  format: z.literal('bobine-lists'),
  version: z.literal(1),
  exported: at,
  toWatch: z.array(mark),
  watched: z.array(mark),
  /** Where films were left, in seconds. */
  begun: z.array(
    z.strictObject({ film, part: z.enum(['video', 'audio']), seconds: z.number().positive(), at }),
  ),
  /**
   * Whatever else the device keeps, by its name there: to be read, not to be taken in. An answer that was
   * given on one device is none on another.
   */
  others: z.record(z.string(), z.string()).optional(),
});

export type ListsFile = z.infer<typeof listsFileSchema>;
