import { z } from 'zod';
import { linkSchema } from './address';
import { imageSchema } from './image';
import { languageSchema } from './language';
import { localNameSchema } from './local-name';
import { mediaSchema } from './media';
import { motifSchema } from './motif';
import { shortGenre } from './short-genre';
import { slugSchema } from './slug';
import { titleSchema } from './title';
import { translationsSchema } from './translations';
import { watchSchema } from './watch';

const name = z.string().trim().min(1, 'a name');
const moment = z.iso.datetime({
  offset: true,
  error: 'a moment with its offset, such as 2026-12-01T00:00:00+01:00',
});

const quoteSchema = z.strictObject({
  text: translationsSchema,
  source: name,
  url: linkSchema.optional(),
});

const awardSchema = z.strictObject({
  name: translationsSchema,
  year: z.number().int().optional(),
});

/** One form in which the house holds the film. `audio` is empty for a silent copy. */
const versionSchema = z.strictObject({
  audio: z.array(languageSchema).default([]),
  subtitles: z.array(languageSchema).default([]),
  /** As the field writes it: 720p, 1080p, 2K, 4K, 35 mm. */
  resolution: name,
});

/** When it came, or comes, to the cinemas of a country, or of one of its language regions. */
const releaseSchema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH'),
  region: languageSchema.optional(),
  date: z.iso.date(),
});

const crewSchema = z.strictObject({
  name,
  job: z.enum([
    'screenplay',
    'cinematography',
    'editing',
    'music',
    'design',
    'production',
    'animation',
  ]),
});

const vodSchema = z
  .strictObject({
    /** Free in either case; `true` where advertisements pay for it. */
    ads: z.boolean(),
    from: moment.optional(),
    until: moment.optional(),
  })
  .refine(({ from = '', until = '' }) => !(Date.parse(from) >= Date.parse(until)), {
    error: 'a moment after from, or nobody can ever watch it',
    path: ['until'],
    // Said also where something else of the offer is at fault.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** Years from now for which a film may be announced. */
const announced = 10;

/** `content/films/<slug>.yaml`. Only a title and a year are owed. */
export const filmSchema = z.strictObject({
  title: titleSchema,
  year: z
    .number()
    .int()
    .min(1888, 'a year from 1888, the first film')
    .refine(
      (year) => year <= new Date().getFullYear() + announced,
      'a year that is not so far off',
    ),
  /** Minutes. */
  runtime: z.number().positive().optional(),
  /** ISO 3166-1 alpha-2. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as FR')).default([]),
  languages: z.array(languageSchema).default([]),
  /** Frames per second at which a silent film's transfer runs: the player then offers its speeds. */
  transferRate: z.number().min(8).max(60).optional(),
  directors: z.array(name).default([]),
  cast: z.array(z.strictObject({ name, role: localNameSchema.optional() })).default([]),
  crew: z.array(crewSchema).default([]),
  /** Works the film was made after: a novel, a play, an opera. */
  basedOn: z.array(z.strictObject({ author: name.optional(), work: localNameSchema })).default([]),
  genres: z
    .array(
      slugSchema.refine((slug) => slug !== shortGenre, 'no “short”: that follows from the runtime'),
    )
    .default([]),
  synopsis: translationsSchema.optional(),
  quotes: z.array(quoteSchema).default([]),
  awards: z.array(awardSchema).default([]),
  /** Absent: nobody has rated it. */
  age: z.strictObject({ system: name, value: z.union([name, z.number()]) }).optional(),
  versions: z.array(versionSchema).default([]),
  /**
   * Where the film is in the public domain; the page says since when, by the years of death in
   * `people.yaml` (lib/content/public-domain.ts).
   */
  publicDomain: z.array(z.enum(['CH', 'EU'])).default([]),
  /** A licence, or who holds the rights. */
  rights: translationsSchema.optional(),
  poster: imageSchema.optional(),
  /** What a drawn poster shows of the film; without it the form follows from the genres. */
  motif: motifSchema.optional(),
  stills: z.array(imageSchema).default([]),
  media: z
    .strictObject({
      trailer: mediaSchema.optional(),
      film: mediaSchema.optional(),
      audio: mediaSchema.optional(),
    })
    .default({}),
  vod: vodSchema.optional(),
  watch: watchSchema.default([]),
  ids: z
    .strictObject({
      wikidata: z
        .string()
        .regex(/^Q\d+$/, 'a Wikidata id such as Q153886')
        .optional(),
      imdb: z
        .string()
        .regex(/^tt\d{7,}$/, 'an IMDb id such as tt0010323')
        .optional(),
    })
    .default({}),
  releases: z.array(releaseSchema).default([]),
  /** The day the film came into the catalogue. */
  added: z.iso.date().optional(),
  /** For the editors only: doubts, open questions. Listed by `npm run content:report`. */
  editorNote: name.optional(),
});

export type RawFilm = z.infer<typeof filmSchema>;
