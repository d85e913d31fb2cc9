import { z } from 'zod';
import { isTimeZone } from '@/lib/primitives/time/time-zone';
import { slugSchema } from '../slug-schema';
import { linkSchema } from './address';
import { localNameSchema } from './translations';

/** How far somebody in a wheelchair comes by themselves. */
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
  /** IANA; without it the house's own. */
  timeZone: z.string().refine(isTimeZone, 'a time zone such as Europe/Zurich').optional(),
});

/** `content/venues.yaml`: the cinemas that screenings name, by slug. */
export const venuesSchema = z.record(slugSchema, venueSchema);

export type RawVenue = z.infer<typeof venueSchema>;
export type RawVenues = z.infer<typeof venuesSchema>;
