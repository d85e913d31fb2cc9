import { z } from 'zod';
import { isAskedAbroad } from './asked-abroad';
import { platformSchema } from './platform/platform-config';
import { tagPlaceholders } from './tag-url';

const known = new Set<string>(tagPlaceholders);
const placeholders = (tag: string) => [...tag.matchAll(/\{(\w*)\}/g)].map(([, name]) => name ?? '');

/** Schema of the `ads` block of `content/site.yaml`. Without it the site has no ads. */
export const adConfigSchema = z
  .strictObject({
    /** The backend: our own VAST/VMAP reader or Google's IMA SDK. */
    backend: z.enum(['vast', 'ima']),
    /** The ad server's URL with `{placeholders}` (see tag-url.ts), or a path of this site. */
    tag: z
      .string()
      .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'a path that begins with / or an https:// address')
      .refine((tag) => placeholders(tag).every((name) => known.has(name)), {
        error: `only the placeholders ${tagPlaceholders.map((name) => `{${name}}`).join(', ')}`,
      }),
    publisherId: z.string().min(1),
    channelId: z.string().min(1),
    /** URL of the IMA SDK, loaded after consent. */
    sdk: z.url({ protocol: /^https$/ }).optional(),
    /** Operator of the ad server, as named to visitors. */
    operator: z.string().trim().min(1).optional(),
    /** A certified consent management platform that asks visitors after our own question. Optional. */
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
