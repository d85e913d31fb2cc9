import { z } from 'zod';
import { adConfigSchema } from '@/lib/ads/ad-config';
import { currencies } from '@/lib/primitives/money/currency';
import { isTimeZone } from '@/lib/primitives/time/time-zone';
import { contentVersion, switches } from '../settings.mjs';
import { linkSchema, mediaUrlSchema } from './address';
import { contactSchema, emailSchema } from './contact';
import { privacySchema } from './privacy';
import { lineSchema, translationsSchema } from './translations';

/** What a house says of its site's accessibility beyond what the site knows itself (`/accessibilite`). */
export const accessibilitySchema = z.strictObject({
  /** Whom to tell of a barrier. */
  contact: contactSchema.optional(),
  /** The authority to which a visitor can go. */
  body: z.strictObject({ name: lineSchema, url: linkSchema.optional() }).optional(),
});

/** Those in which a house sells, in the order in which its prices are said. */
const currenciesSchema = z
  .array(z.enum(currencies))
  .min(1)
  .default([...currencies]);

/** Pages name each other by paths from the top, so a site below a path would lead out of itself. */
const isOrigin = (url: string) => /^https?:\/\/[^\s/?#@]+$/i.test(url) && URL.canParse(url);

const httpsUrl = z.url({ protocol: /^https$/ });

/** `content/site.yaml`: what makes the site this house's own. */
export const siteSchema = z.strictObject({
  /** Of which version the house's files are (CHANGELOG.md); `npm run content:upgrade` writes it. */
  content: z
    .int()
    .min(1)
    .max(
      contentVersion,
      'a version that this Bobine reads; files of a later one need a later Bobine: git pull',
    )
    .default(1),
  name: z.string().trim().min(1),
  /** Public origin without a slash at its end; `SITE_URL` in the environment goes before it. */
  url: z
    .string()
    .refine(isOrigin, 'an address without a path or a slash at its end: https://films.example'),
  tagline: translationsSchema,
  /** One or two sentences for search engines and shared links. */
  description: translationsSchema,
  social: z.array(z.strictObject({ name: z.string().min(1), url: linkSchema })).default([]),
  /** The pages of the menu in their order, the site's own by name, the house's by slug; without it all that there are. */
  menu: z.array(z.string()).optional(),
  /** What the house does without: it stands nowhere, and its address answers 404. */
  switchedOff: z.array(z.enum(switches)).default([]),
  /** Who answers for the site: a page of its own. Without it there is neither the page nor a link to it. */
  imprint: z
    .strictObject({
      publisher: lineSchema,
      address: z.array(lineSchema).min(1),
      email: emailSchema,
      /** Markdown. Or else the house's words stand in `pages/mentions-legales.yaml`. */
      text: translationsSchema.optional(),
    })
    .optional(),
  /** What the page on privacy says beside what the site knows itself: who answers, where it is hosted, rights. */
  privacy: privacySchema.optional(),
  /** Whom to tell of a hole in the site: an address of e-mail or of the web. Becomes `/.well-known/security.txt`. */
  security: z
    .strictObject({ contact: emailSchema.or(httpsUrl), policy: httpsUrl.optional() })
    .optional(),
  /** Whom to tell of a barrier, without it the imprint's e-mail; and who judges where the house does not help. */
  accessibility: accessibilitySchema.optional(),
  /** Where the house is: its days begin at midnight there, and its dates are said in this time. IANA. */
  timeZone: z
    .string()
    .refine(isTimeZone, 'a time zone such as Europe/Zurich')
    .default('Europe/Zurich'),
  currencies: currenciesSchema,
  /** Where advertisements come from; without it there are none. */
  ads: adConfigSchema.optional(),
  /** Where media lie, pictures apart; `MEDIA_URL` in the environment goes before it. */
  mediaUrl: mediaUrlSchema.optional(),
  /** `false`: films are played by the browser's own player, whatever becomes of ours. */
  player: z.boolean().optional(),
  /** Whom cinemas and schools ask for a film that names nobody itself. */
  bookings: contactSchema.optional(),
  /** Said at the head of the shop, e.g. how to order. Markdown. */
  shopNotice: translationsSchema.optional(),
  /** Said at the head of the screenings, e.g. that they are examples. Markdown. */
  screeningsNotice: translationsSchema.optional(),
});

export type RawSite = z.infer<typeof siteSchema>;
