import { z } from 'zod';
import { isTimeZone } from '@/lib/primitives/time/time-zone';
import { slugSchema } from '../slug-schema';
import { linkSchema } from './address';
import { localNameSchema } from './translations';

/** Wheelchair access without assistance. */
export const wheelchairAccess = ['full', 'partial', 'none'] as const;

const venueSchema = z.strictObject({
  name: localNameSchema,
  town: localNameSchema,
  /** Street and number. */
  address: localNameSchema.optional(),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH')
    .optional(),
  website: linkSchema.optional(),
  wheelchair: z.enum(wheelchairAccess).optional(),
  /** IANA; by default the site's. */
  timeZone: z.string().refine(isTimeZone, 'a time zone such as Europe/Zurich').optional(),
});

/** `content/venues.yaml`: the cinemas of screenings, by slug. */
export const venuesSchema = z.record(slugSchema, venueSchema);

export type RawVenue = z.infer<typeof venueSchema>;
export type RawVenues = z.infer<typeof venuesSchema>;
