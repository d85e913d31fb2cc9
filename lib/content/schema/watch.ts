import { z } from 'zod';
import { languageSchema } from './language';

/** How a film is to be had at another's. */
export const watchKinds = ['stream', 'rent', 'buy', 'cinema', 'archive'] as const;

const placeSchema = z.strictObject({
  /** Whose place it is, as visitors know it. */
  name: z.string().trim().min(1, 'the name of the place, such as LaCinetek'),
  address: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }),
  kind: z.enum(watchKinds, `one of ${watchKinds.join(', ')}`),
  /** Languages in which it is shown there, spoken or in subtitles. */
  languages: z.array(languageSchema).default([]),
  /** ISO 3166-1 alpha-2: where it can be seen from there; empty where from everywhere. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH')).default([]),
});

/** Where else than on the site a film can be seen, the first choice first. */
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
