import { z } from 'zod';
import { adConfigSchema } from '@/lib/ads/ad-config';
import { isLocale } from '@/lib/i18n/locales';
import { currencies } from '@/lib/primitives/money/money';
import { isTimeZone } from '@/lib/primitives/time/time-zones';
import { contentVersion, switches } from '../settings.mjs';
import { contactSchema, emailSchema, linkSchema, mediaUrlSchema } from './address';
import { daySchema } from './day';
import { premiereSchema } from './film-selections';
import { lineSchema, translationsSchema } from './translations';

const country = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH');

/** Laws whose rights the privacy page explains: the EU's GDPR, and Switzerland's FADP. */
export const privacyLaws = ['gdpr', 'fadp'] as const;

/** `privacy` of `site.yaml`: data protection facts that the site cannot know itself. Absent facts are omitted. */
export const privacySchema = z.strictObject({
  /** The data controller, if it differs from the imprint. */
  responsible: z
    .strictObject({
      name: lineSchema,
      address: z.array(lineSchema).min(1),
      email: emailSchema,
    })
    .optional(),
  /** The data protection officer. */
  officer: contactSchema.optional(),
  /** The organisation's country (ISO 3166), which determines the law and the authority. */
  country: country.optional(),
  /** Further laws, such as the GDPR for a Swiss site that addresses people in the EU. */
  laws: z.array(z.enum(privacyLaws)).min(1).optional(),
  /** The supervisory authority, if it is not the country's: a German Land, a church, a canton. */
  authority: z.strictObject({ name: lineSchema, url: z.url({ protocol: /^https?$/ }) }).optional(),
  /** The hosting provider. */
  hosting: z.strictObject({ name: lineSchema, country: country.optional() }).optional(),
  /** Logs of the server. */
  logs: z
    .strictObject({
      /** The server's `ACCESS_LOG` (docs/operations.md). */
      visits: z.enum(['off', 'notable', 'all']).default('off'),
      /** Whether logs of a proxy, a cache or the host contain visitors' IP addresses. */
      addresses: z.boolean().default(false),
      /** Days after which all logs are deleted. */
      days: z.int().min(1),
    })
    .optional(),
  /** Data transfers to other countries and their legal basis. Markdown. */
  transfers: translationsSchema.optional(),
  /** Whether `pages/vie-privee.yaml` follows the generated text or replaces it. */
  words: z.enum(['follow', 'replace']).default('follow'),
  /** Day of the last update, `2026-11-22`. */
  updated: daySchema.optional(),
});

export type RawPrivacy = z.infer<typeof privacySchema>;

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

/** Languages with messages in the product. An operator may add `messages/<language>.json` for another. */
export const productLanguages = ['fr', 'de', 'en', 'it'];

const languagesSchema = z
  .array(
    z
      .string()
      .refine(
        (one) => productLanguages.includes(one) || isLocale(one),
        `a language with messages: ${productLanguages.join(', ')}, or another one with a file such as messages/rm.json`,
      ),
  )
  .min(1)
  .refine((all) => new Set(all).size === all.length, 'each language once');

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
  /** Languages of the site in their order (`lib/i18n/languages.mjs`); the first has no path prefix. */
  languages: languagesSchema.optional(),
  name: z.string().trim().min(1),
  /** Public origin without a trailing slash; overridden by `SITE_URL` in the environment. */
  url: z
    .string()
    .refine(isOrigin, 'an address without a path or a slash at its end: https://films.example'),
  tagline: translationsSchema,
  /** One or two sentences for search engines and shared links. */
  description: translationsSchema,
  social: z.array(z.strictObject({ name: z.string().min(1), url: linkSchema })).default([]),
  /**
   * Menu entries in order: names of built-in pages, slugs of content pages. By default all built-in pages that
   * have content, except collections and news, followed by the content pages with `in: menu`.
   */
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
  /** What the home page opens with; without it the film of the day. */
  premiere: premiereSchema.optional(),
});

export type RawSite = z.infer<typeof siteSchema>;
