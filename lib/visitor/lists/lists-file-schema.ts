import { z } from 'zod';
import { slugPattern } from '@/lib/content/slug';

// The CSP forbids eval. zod would test for it, which alone is reported as a violation.
z.config({ jitless: true });

const film = z.string().regex(slugPattern);
const at = z.iso.datetime({ offset: true });
const mark = z.strictObject({ film, at });

/** Schema of the export file of a visitor's lists, version 1. */
export const listsFileSchema = z.strictObject({
  format: z.literal('bobine-lists'),
  version: z.literal(1),
  exported: at,
  toWatch: z.array(mark),
  watched: z.array(mark),
  /** Playback positions, in seconds. */
  begun: z.array(
    z.strictObject({ film, part: z.enum(['video', 'audio']), seconds: z.number().positive(), at }),
  ),
  /**
   * Other stored data, by storage key: for information only, not imported. Consent given on one device does
   * not apply to another.
   */
  others: z.record(z.string(), z.string()).optional(),
});

export type ListsFile = z.infer<typeof listsFileSchema>;
