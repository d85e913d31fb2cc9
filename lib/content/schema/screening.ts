import { z } from 'zod';
import { readStart } from '@/lib/primitives/time/read-start';
import { languageSchema } from './language';
import { readVersion } from './shown-version';
import { localNameSchema } from './translations';

const name = z.string().trim().min(1, 'a name');
const startSchema = z
  .string()
  .refine((text) => readStart(text), 'a day and a time, such as 2026-12-04 20:30');

export const screeningStates = ['sold-out', 'cancelled'] as const;

/** One screening in a cinema. */
export const screeningSchema = z.strictObject({
  /** The film's slug, or one of its titles. */
  film: name,
  /** One of `venues.yaml`, by slug or name; or any name, with its town beside it. */
  venue: name,
  town: localNameSchema.optional(),
  /** By the clocks there; `+01:00` or a time zone behind it where they would show it twice. */
  start: startSchema,
  /** When it was to begin, where it has been moved: calendars know it by that. */
  was: startSchema.optional(),
  /** As cinemas write it: language and subtitles in one. */
  version: z
    .string()
    .refine(
      (text) => readVersion(text),
      'a version as cinemas write it, such as OV, VOstFR, VF, OmU, DF or E/d/f',
    )
    .optional(),
  /** The language it is spoken in, where that is not the original one. */
  language: languageSchema.optional(),
  subtitles: z.array(languageSchema).default([]),
  guest: localNameSchema.optional(),
  note: localNameSchema.optional(),
  booking: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }).optional(),
  state: z.enum(screeningStates).optional(),
});

/** `content/screenings/<name>.yaml`: any number of screenings; a table (`.csv`) has one a row. */
export const screeningsSchema = z.strictObject({
  screenings: z.array(screeningSchema).default([]),
});

export type RawScreening = z.infer<typeof screeningSchema>;
