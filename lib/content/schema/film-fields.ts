import { z } from 'zod';
import { forEachLocale } from '@/lib/i18n/locales';
import { languageSchema, localNameSchema } from './translations';

const name = z.string().trim().min(1, 'a name');
const countrySchema = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH');
const titleIn = z.strictObject({ text: name, lang: languageSchema });

/** Titles of a film: the original one, one per site language, and others. */
export const titleSchema = z
  .strictObject({
    original: titleIn,
    /**
     * Title in the site's languages. `null`: the original title is used in that language, no translation needed.
     * Absent: not yet checked.
     */
    ...forEachLocale(() => name.nullable().optional()),
    /** Alternative titles. Found by the search and listed among the facts. `countries`: where cinemas use it. */
    also: z.array(titleIn.extend({ countries: z.array(countrySchema).optional() })).default([]),
  })
  .superRefine(({ original, also, ...own }, context) => {
    const seen = new Set([original.text, ...Object.values(own)]);
    for (const [index, { text }] of also.entries()) {
      if (seen.has(text))
        context.addIssue({
          code: 'custom',
          path: ['also', index, 'text'],
          message: 'a title that is not said already',
        });
      seen.add(text);
    }
  });

/** A festival screening and its award, or an award without a festival. */
export const festivalSchema = z
  .strictObject({
    festival: localNameSchema.optional(),
    year: z.number().int().optional(),
    section: localNameSchema.optional(),
    award: localNameSchema.optional(),
  })
  .refine(({ festival, award }) => festival || award, 'a festival, an award, or both');

/** How another provider offers a film. */
export const watchKinds = ['stream', 'rent', 'buy', 'cinema', 'archive'] as const;

const placeSchema = z.strictObject({
  /** Name of the provider, as known to visitors. */
  name: z.string().trim().min(1, 'the name of the place, such as LaCinetek'),
  address: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }),
  kind: z.enum(watchKinds, `one of ${watchKinds.join(', ')}`),
  /** Languages of the offer, spoken or as subtitles. */
  languages: z.array(languageSchema).default([]),
  /** ISO 3166-1 alpha-2: countries in which it is available; empty: everywhere. */
  countries: z.array(countrySchema).default([]),
});

/** Where a film is available besides this site, in order of preference. */
export const watchSchema = z.array(placeSchema).superRefine((places, { addIssue }) => {
  for (const [index, { address }] of places.entries())
    if (places.findIndex((other) => other.address === address) < index)
      addIssue({
        code: 'custom',
        path: [index, 'address'],
        message: 'an address that is not named twice',
      });
});

export type WatchPlace = z.infer<typeof placeSchema>;

/**
 * Twelve hex digits of the work and four of the episode, then a check character; optionally eight
 * of the version, then another one.
 */
const shape = /^((?:[0-9A-F]{4}-){4})([0-9A-Z])(?:-([0-9A-F]{4}-[0-9A-F]{4})-([0-9A-Z]))?$/;

/** International Standard Audiovisual Number (ISO 15706-1 and -2), with its check characters. */
export const isanSchema = z
  .string()
  .regex(shape, 'an ISAN such as 0000-0000-D07A-0090-Q')
  .refine(hasValidCheckCharacters, {
    error: 'an ISAN whose check letters fit: some sign of it is wrong',
    when: ({ value }) => shape.test(String(value)),
  });

function hasValidCheckCharacters(isan: string): boolean {
  const [, work = '', check, version, versionCheck] = shape.exec(isan) ?? [];
  return checkSign(work) === check && (!version || checkSign(`${work}${version}`) === versionCheck);
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO/IEC 7064, MOD 37,36; hyphens are ignored. */
function checkSign(digits: string): string {
  let product = signs.length;
  for (const sign of digits.replaceAll('-', '')) {
    const sum = (product + signs.indexOf(sign)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return signs[(37 - product) % 36] ?? '';
}
