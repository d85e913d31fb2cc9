import { z } from 'zod';
import { isThirdPartyTag, tagPlaceholders } from './tag-url';

/** Id of Google Advertising Products, the vendor of the IMA SDK, in the IAB's Global Vendor List. */
const google = 755;

/** Schema of `ads.platform` in `site.yaml`: the consent management platform (IAB). Optional. */
export const platformSchema = z.strictObject({
  /** The platform's IAB API: TCF 2.2 (`__tcfapi`) in Europe, or GPP 1.1 (`__gpp`). */
  api: z.enum(['tcf', 'gpp']),
  /**
   * URL of the platform's script, loaded only on pages with ads, after the visitor has accepted our own consent
   * question.
   */
  script: z.url({ protocol: /^https$/ }),
  /** Vendors that need consent, by their ids in the Global Vendor List. */
  vendors: z.array(z.int().min(1)).min(1).default([google]),
});

export type PlatformConfig = z.infer<typeof platformSchema>;

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
    /** Minimum runtime of films with ads, in minutes; 5 if absent. */
    minRuntime: z.number().min(0).optional(),
    /** Size in pixels of the place below the film for companions of advertisements; without it they are not shown. */
    companion: z.strictObject({ width: z.int().min(1), height: z.int().min(1) }).optional(),
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
  .refine((ads) => !ads.platform || isThirdPartyTag(ads), {
    error: 'no platform: these advertisements come from this site alone',
    path: ['platform'],
  });

export type AdConfig = z.infer<typeof adConfigSchema>;
