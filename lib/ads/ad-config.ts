import { z } from 'zod';
import { isAskedAbroad } from './asked-abroad';
import { platformSchema } from './platform/platform-config';
import { tagPlaceholders } from './tag-url';

const known = new Set<string>(tagPlaceholders);
const placeholders = (tag: string) => [...tag.matchAll(/\{(\w*)\}/g)].map(([, name]) => name ?? '');

/** The `ads` block of `content/site.yaml`. A site without it has no advertisements. */
export const adConfigSchema = z
  .strictObject({
    /** Who answers: our own reading of VAST and VMAP, or Google's IMA SDK. */
    backend: z.enum(['vast', 'ima']),
    /** Address of the ad server with `{placeholders}` (see tag-url.ts), or a path of this site. */
    tag: z
      .string()
      .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'a path that begins with / or an https:// address')
      .refine((tag) => placeholders(tag).every((name) => known.has(name)), {
        error: `only the placeholders ${tagPlaceholders.map((name) => `{${name}}`).join(', ')}`,
      }),
    publisherId: z.string().min(1),
    channelId: z.string().min(1),
    /** Where the IMA SDK is fetched from, after consent. */
    sdk: z.url({ protocol: /^https$/ }).optional(),
    /** Who runs the ad server, as visitors are told. */
    operator: z.string().trim().min(1).optional(),
    /** A certified platform that asks visitors for consent in its own words, after ours; without it nobody else does. */
    platform: platformSchema.optional(),
  })
  .refine(({ backend, sdk }) => backend !== 'ima' || sdk, {
    error: 'the backend ima needs the address of its SDK',
    path: ['sdk'],
  })
  .refine((ads) => !ads.platform || isAskedAbroad(ads), {
    error: 'no platform: these advertisements are asked of nobody else',
    path: ['platform'],
  });

export type AdConfig = z.infer<typeof adConfigSchema>;
