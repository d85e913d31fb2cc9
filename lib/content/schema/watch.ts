import { z } from 'zod';
import { languageSchema } from './language';

/** How another provider offers a film. */
export const watchKinds = ['stream', 'rent', 'buy', 'cinema', 'archive'] as const;

const placeSchema = z.strictObject({
  /** Name of the provider, as known to visitors. */
  name: z.string().trim().min(1, 'the name of the place, such as LaCinetek'),
  address: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }),
  kind: z.enum(watchKinds, `one of ${watchKinds.join(', ')}`),
  /** Languages of the offer, spoken or as subtitles. */
  languages: z.array(languageSchema).default([]),
  /** ISO 3166-1 alpha-2: countries in which it is available; empty: everywhere. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH')).default([]),
});

/** Where a film is available besides this site, in order of preference. */
export const watchSchema = z.array(placeSchema).superRefine((places, { addIssue }) => {
  for (const [index, { address }] of places.entries())
    if (places.findIndex((other) => other.address === address) < index)
      addIssue({
        code: 'custom',
        path: [index, 'address'],
        message: 'an address that is not named twice',
      });
});

export type WatchPlace = z.infer<typeof placeSchema>;
