import { z } from 'zod';
import { adConfigSchema } from '@/lib/ads/ad-config';
import { currencies } from '@/lib/primitives/money/currency';
import { isTimeZone } from '@/lib/primitives/time/time-zone';
import { contentVersion, switches } from '../settings.mjs';
import { linkSchema, mediaUrlSchema } from './address';
import { contactSchema, emailSchema } from './contact';
import { privacySchema } from './privacy';
import { lineSchema, translationsSchema } from './translations';

/** Additional data for the accessibility statement (`/accessibilite`). */
export const accessibilitySchema = z.strictObject({
  /** Contact for reports of barriers. */
  contact: contactSchema.optional(),
  /** The enforcement body for complaints. */
  body: z.strictObject({ name: lineSchema, url: linkSchema.optional() }).optional(),
});

/** Currencies of the shop, in display order. */
const currenciesSchema = z
  .array(z.enum(currencies))
  .min(1)
  .default([...currencies]);

/** An origin without a path: pages link to each other by root-relative paths. */
const isOrigin = (url: string) => /^https?:\/\/[^\s/?#@]+$/i.test(url) && URL.canParse(url);

const httpsUrl = z.url({ protocol: /^https$/ });

/** `content/site.yaml`: the site's own settings. */
export const siteSchema = z.strictObject({
  /** Format version of the content files (CHANGELOG.md); written by `npm run content:upgrade`. */
  content: z
    .int()
    .min(1)
    .max(
      contentVersion,
      'a version that this Bobine reads; files of a later one need a later Bobine: git pull',
    )
    .default(1),
  name: z.string().trim().min(1),
  /** Public origin without a trailing slash; overridden by `SITE_URL` in the environment. */
  url: z
    .string()
    .refine(isOrigin, 'an address without a path or a slash at its end: https://films.example'),
  tagline: translationsSchema,
  /** One or two sentences for search engines and shared links. */
  description: translationsSchema,
  social: z.array(z.strictObject({ name: z.string().min(1), url: linkSchema })).default([]),
  /** Menu entries in order: names of built-in pages, slugs of content pages. By default all pages. */
  menu: z.array(z.string()).optional(),
  /** Disabled features: not linked anywhere, and their addresses respond 404. */
  switchedOff: z.array(z.enum(switches)).default([]),
  /** Publisher of the site, for the imprint page. Without it there is no such page or link. */
  imprint: z
    .strictObject({
      publisher: lineSchema,
      address: z.array(lineSchema).min(1),
      email: emailSchema,
      /** Markdown. Alternative: the text of `pages/mentions-legales.yaml`. */
      text: translationsSchema.optional(),
    })
    .optional(),
  /** Additional data for the privacy page: controller, hosting, rights. */
  privacy: privacySchema.optional(),
  /** Contact for vulnerability reports: mail or web address. Published as `/.well-known/security.txt`. */
  security: z
    .strictObject({ contact: emailSchema.or(httpsUrl), policy: httpsUrl.optional() })
    .optional(),
  /** Contact for barriers (by default the imprint's mail address), and the enforcement body. */
  accessibility: accessibilitySchema.optional(),
  /** IANA time zone of the site, in which days begin and dates are displayed. */
  timeZone: z
    .string()
    .refine(isTimeZone, 'a time zone such as Europe/Zurich')
    .default('Europe/Zurich'),
  currencies: currenciesSchema,
  /** Source of advertisements; without it there are none. */
  ads: adConfigSchema.optional(),
  /** Base address of media except images; overridden by `MEDIA_URL` in the environment. */
  mediaUrl: mediaUrlSchema.optional(),
  /** `false`: films always use the browser's native player. */
  player: z.boolean().optional(),
  /** Booking contact for films without their own. */
  bookings: contactSchema.optional(),
  /** Notice at the head of the shop, e.g. how to order. Markdown. */
  shopNotice: translationsSchema.optional(),
  /** Notice at the head of the screenings, e.g. that they are examples. Markdown. */
  screeningsNotice: translationsSchema.optional(),
});

export type RawSite = z.infer<typeof siteSchema>;
