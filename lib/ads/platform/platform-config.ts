import { z } from 'zod';

/** Google Advertising Products on the IAB's Global Vendor List; the SDK speaks for it. */
const google = 755;

/** `ads.platform` of `site.yaml`: who asks visitors by the rules of the IAB. Off without it. */
export const platformSchema = z.strictObject({
  /** Which interface of the IAB it answers: TCF 2.2 (`__tcfapi`) in Europe, or GPP 1.1 (`__gpp`). */
  api: z.enum(['tcf', 'gpp']),
  /** The address of its script, fetched after our own question and on pages with advertisements only. */
  script: z.url({ protocol: /^https$/ }),
  /** Who has to be agreed to, by the numbers of the Global Vendor List. */
  vendors: z.array(z.int().min(1)).min(1).default([google]),
});

export type PlatformConfig = z.infer<typeof platformSchema>;
