import { z } from 'zod';

/** Google Advertising Products in the IAB's Global Vendor List; the vendor of the IMA SDK. */
const google = 755;

/** Schema of `ads.platform` in `site.yaml`: the consent management platform (IAB). Optional. */
export const platformSchema = z.strictObject({
  /** The platform's IAB API: TCF 2.2 (`__tcfapi`) in Europe, or GPP 1.1 (`__gpp`). */
  api: z.enum(['tcf', 'gpp']),
  /** URL of its script, loaded after our own question and only on pages with ads. */
  script: z.url({ protocol: /^https$/ }),
  /** Vendors that need consent, by their ids in the Global Vendor List. */
  vendors: z.array(z.int().min(1)).min(1).default([google]),
});

export type PlatformConfig = z.infer<typeof platformSchema>;
