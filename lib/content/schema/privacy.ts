import { z } from 'zod';
import { contactSchema, emailSchema } from './contact';
import { lineSchema, translationsSchema } from './translations';

const country = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH');

/** Laws whose rights the page explains: the EU's GDPR, and Switzerland's FADP. */
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
  updated: z.iso.date().optional(),
});

export type RawPrivacy = z.infer<typeof privacySchema>;
