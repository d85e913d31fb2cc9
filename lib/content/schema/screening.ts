import { z } from 'zod';
import { getOwn } from '@/lib/primitives/json';
import { foldText } from '@/lib/primitives/text/fold-text';
import { isTimeZone } from '@/lib/primitives/time/time-zones';
import { slugSchema } from '../slug-schema';
import { linkSchema } from './address';
import { startSchema } from './day';
import { languageSchema, localNameSchema } from './translations';

/**
 * Languages of a screening (BCP 47). `language` is the spoken one; absent if it is the original
 * language.
 */
export type ScreeningVersion = { language?: string; subtitles: string[] };

/** Abbreviations and names of languages in cinema programmes; folded. */
const languages: Readonly<Record<string, string>> = {
  ...{ f: 'fr', fr: 'fr', fra: 'fr', fre: 'fr', francais: 'fr', franzosisch: 'fr', french: 'fr' },
  ...{ d: 'de', de: 'de', all: 'de', ger: 'de', deu: 'de', allemand: 'de', deutsch: 'de' },
  ...{ e: 'en', en: 'en', ang: 'en', angl: 'en', eng: 'en', anglais: 'en', englisch: 'en' },
  ...{ i: 'it', it: 'it', ita: 'it', italien: 'it', italienisch: 'it', rm: 'rm', german: 'de' },
  ...{ es: 'es', esp: 'es', pt: 'pt', nl: 'nl', ja: 'ja', ru: 'ru', english: 'en', dialekt: 'gsw' },
};

const knownVersions: Readonly<Record<string, ScreeningVersion>> = {
  ...{ ov: { subtitles: [] }, vo: { subtitles: [] }, of: { subtitles: [] } },
  ...{ omu: { subtitles: ['de'] }, omdu: { subtitles: ['de'] }, omfu: { subtitles: ['fr'] } },
  ...{ omeu: { subtitles: ['en'] }, ome: { subtitles: ['en'] } },
  ...{ vf: { language: 'fr', subtitles: [] }, df: { language: 'de', subtitles: [] } },
  ...{ va: { language: 'en', subtitles: [] }, vi: { language: 'it', subtitles: [] } },
};

/** Parses a language code, abbreviation or name; `undefined` if it is unknown. */
export function readLanguage(text: string): string | undefined {
  return getOwn(languages, foldText(text.trim()).replace(/\.$/, ''));
}

/** Parses the notation of cinemas: `VOstFR`, `OmU`, `DF`, `VO st. fr/all`, `E/d/f`. */
export function readVersion(text: string): ScreeningVersion | undefined {
  const folded = foldText(text.trim());
  const known = getOwn(knownVersions, folded.replace(/[. ]/g, ''));
  if (known) return known;
  const subtitled = /^(vo|vf|ov|df)\W*st\W*(.+)$/.exec(folded);
  if (subtitled)
    return withSubtitles(subtitled[1] ?? '', (subtitled[2] ?? '').split(/[\s,/+&.-]+/));
  const [spoken = '', ...subtitles] = folded.split('/');
  return withSubtitles(spoken.trim(), subtitles);
}

function withSubtitles(spoken: string, codes: string[]): ScreeningVersion | undefined {
  const parsedLanguages = codes.filter(Boolean).map(readLanguage);
  const subtitles = parsedLanguages.filter((language) => language !== undefined);
  if (subtitles.length < parsedLanguages.length) return undefined;
  const version = getOwn(knownVersions, spoken);
  const language = version ? version.language : readLanguage(spoken);
  if (!version && !language) return undefined;
  return { ...(language && { language }), subtitles };
}

const name = z.string().trim().min(1, 'a name');

export const screeningStates = ['sold-out', 'cancelled'] as const;

/** One screening in a cinema. */
export const screeningSchema = z.strictObject({
  /** The film's slug, or one of its titles. */
  film: name,
  /** Slug or name from `venues.yaml`; or any name together with `town`. */
  venue: name,
  town: localNameSchema.optional(),
  /** Local time; with `+01:00` or a time zone if the time is ambiguous (at the end of daylight saving time). */
  start: startSchema,
  /** Original start of a moved screening. Calendars identify the event by it. */
  was: startSchema.optional(),
  /** Language and subtitles, in the notation of cinemas. */
  version: z
    .string()
    .refine(
      (text) => readVersion(text),
      'a version as cinemas write it, such as OV, VOstFR, VF, OmU, DF or E/d/f',
    )
    .optional(),
  /** Spoken language, if it is not the original one. */
  language: languageSchema.optional(),
  subtitles: z.array(languageSchema).default([]),
  guest: localNameSchema.optional(),
  note: localNameSchema.optional(),
  booking: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }).optional(),
  state: z.enum(screeningStates).optional(),
});

/** `content/screenings/<name>.yaml`: a list of screenings. A table (`.csv`) has one screening per row. */
export const screeningsSchema = z.strictObject({
  screenings: z.array(screeningSchema).default([]),
});

export type RawScreening = z.infer<typeof screeningSchema>;

/** How much of a venue a wheelchair user can reach without assistance. */
export const wheelchairAccess = ['full', 'partial', 'none'] as const;

const venueSchema = z.strictObject({
  name: localNameSchema,
  town: localNameSchema,
  /** Street and number. */
  address: localNameSchema.optional(),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH')
    .optional(),
  website: linkSchema.optional(),
  wheelchair: z.enum(wheelchairAccess).optional(),
  /** IANA; by default the site's. */
  timeZone: z.string().refine(isTimeZone, 'a time zone such as Europe/Zurich').optional(),
});

/** `content/venues.yaml`: the cinemas of screenings, by slug. */
export const venuesSchema = z.record(slugSchema, venueSchema);

export type RawVenue = z.infer<typeof venueSchema>;
export type RawVenues = z.infer<typeof venuesSchema>;
