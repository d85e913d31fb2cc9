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
  /** Slug or name from `venues.yaml`; or any name together with `town`. */
  venue: name,
  town: localNameSchema.optional(),
  /** Local time; with `+01:00` or a time zone if that is ambiguous (end of daylight saving time). */
  start: startSchema,
  /** Original start of a moved screening. Calendars identify the event by it. */
  was: startSchema.optional(),
  /** Language and subtitles, in the notation of cinemas. */
  version: z
    .string()
    .refine(
      (text) => readVersion(text),
      'a version as cinemas write it, such as OV, VOstFR, VF, OmU, DF or E/d/f',
    )
    .optional(),
  /** Spoken language, if it is not the original one. */
  language: languageSchema.optional(),
  subtitles: z.array(languageSchema).default([]),
  guest: localNameSchema.optional(),
  note: localNameSchema.optional(),
  booking: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }).optional(),
  state: z.enum(screeningStates).optional(),
});

/** `content/screenings/<name>.yaml`: a list of screenings. A table (`.csv`) has one per row. */
export const screeningsSchema = z.strictObject({
  screenings: z.array(screeningSchema).default([]),
});

export type RawScreening = z.infer<typeof screeningSchema>;
