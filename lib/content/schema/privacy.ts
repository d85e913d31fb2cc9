import { z } from 'zod';
import { contactSchema, emailSchema } from './contact';
import { lineSchema, translationsSchema } from './translations';

const country = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH');

/** Laws whose rights the page explains: the European Union's regulation, and Switzerland's act. */
export const privacyLaws = ['gdpr', 'fadp'] as const;

/** `privacy` of `site.yaml`: what only the house knows of the data of its visitors. What is absent is not said. */
export const privacySchema = z.strictObject({
  /** Who answers for it, where that is not whom the imprint names. */
  responsible: z
    .strictObject({
      name: lineSchema,
      address: z.array(lineSchema).min(1),
      email: emailSchema,
    })
    .optional(),
  /** Whom the house has charged with data protection. */
  officer: contactSchema.optional(),
  /** Where the house is, ISO 3166: its law and its authority follow from it. */
  country: country.optional(),
  /** Beside that of its country, such as the EU's where a Swiss house addresses people there. */
  laws: z.array(z.enum(privacyLaws)).min(1).optional(),
  /** Who watches over it, where that is not its country's: a German Land, a church, a canton. */
  authority: z.strictObject({ name: lineSchema, url: z.url({ protocol: /^https?$/ }) }).optional(),
  /** On whose machines the site runs. */
  hosting: z.strictObject({ name: lineSchema, country: country.optional() }).optional(),
  /** What is written down where the site runs. */
  logs: z
    .strictObject({
      /** As `ACCESS_LOG` says it to the server (docs/operations.md). */
      visits: z.enum(['off', 'notable', 'all']).default('off'),
      /** Whether a proxy, a cache or the host's own logs keep visitors' addresses. */
      addresses: z.boolean().default(false),
      /** After how many days all of it is deleted. */
      days: z.int().min(1),
    })
    .optional(),
  /** What goes to other countries and on what ground. Markdown. */
  transfers: translationsSchema.optional(),
  /** Whether `pages/vie-privee.yaml` follows all this or stands in its place. */
  words: z.enum(['follow', 'replace']).default('follow'),
  /** The day of which this is true, `2026-11-22`. */
  updated: z.iso.date().optional(),
});

export type RawPrivacy = z.infer<typeof privacySchema>;
