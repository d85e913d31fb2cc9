import { z } from 'zod';
import { shortGenre } from '../built-in';
import { slugSchema } from '../slug-schema';
import { bookingsSchema, linkSchema } from './address';
import { agesSchema, contentNotesSchema } from './age-ratings';
import { daySchema, momentSchema } from './day';
import { festivalSchema, isanSchema, titleSchema, watchSchema } from './film-fields';
import { imageSchema, mediaSchema, pressFileSchema, trailerSchema } from './media';
import { motifSchema } from './motif';
import {
  accessSchema,
  coloursSchema,
  filmRatioSchema,
  soundSchema,
  versionSchema,
} from './picture-and-sound';
import { publicationFields } from './publication';
import { languageSchema, localNameSchema, translationsSchema } from './translations';

const name = z.string().trim().min(1, 'a name');

const quoteSchema = z.strictObject({
  text: translationsSchema,
  source: name,
  url: linkSchema.optional(),
});

/** Older form of an award, before `festivals` existed. Pages display both in the same way. */
const awardSchema = z.strictObject({
  name: translationsSchema,
  year: z.number().int().optional(),
});

const country = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as FR');

/** Cinema release in a country, or in one of its language regions. */
const releaseSchema = z.strictObject({
  country,
  region: languageSchema.optional(),
  date: daySchema,
});

/** A cinema distributor. Without countries it distributes everywhere. */
const distributorSchema = z.strictObject({
  name,
  countries: z.array(country).default([]),
  url: linkSchema.optional(),
});

const vodSchema = z.strictObject({
  /** `true` if the film is financed by advertisements. It is free in either case. */
  ads: z.boolean(),
  from: momentSchema.optional(),
  until: momentSchema.optional(),
});

/** Maximum years in the future for an announced film. */
const announced = 10;

/** `content/films/<slug>.yaml`. Only a title and a year are required. */
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
  countries: z.array(country).default([]),
  languages: z.array(languageSchema).default([]),
  /**
   * Frames per second of a silent film's transfer. With it the player offers projection speeds in
   * frames per second.
   */
  transferRate: z.number().min(8).max(60).optional(),
  directors: z.array(name).default([]),
  cast: z.array(z.strictObject({ name, role: localNameSchema.optional() })).default([]),
  /** `job`: built in (lib/content/built-in.ts), or defined in `jobs.yaml`. */
  crew: z.array(z.strictObject({ name, job: slugSchema })).default([]),
  /** Production companies. Producers (people) are in `crew`, with the job `production`. */
  companies: z.array(name).default([]),
  distributors: z.array(distributorSchema).default([]),
  sound: soundSchema.optional(),
  colour: coloursSchema.default([]),
  ratio: filmRatioSchema.optional(),
  /** Works on which the film is based: a novel, a play, an opera. */
  basedOn: z.array(z.strictObject({ author: name.optional(), work: localNameSchema })).default([]),
  genres: z
    .array(
      slugSchema.refine((slug) => slug !== shortGenre, 'no “short”: that follows from the runtime'),
    )
    .default([]),
  synopsis: translationsSchema.optional(),
  /** Films of a programme of shorts, in its order. Without a `runtime` the sum of theirs is that of the programme. */
  films: z.array(slugSchema).default([]),
  quotes: z.array(quoteSchema).default([]),
  festivals: z.array(festivalSchema).default([]),
  awards: z.array(awardSchema).default([]),
  /** Ratings by country. Absent: unrated. */
  ages: agesSchema.optional(),
  contentNotes: contentNotesSchema.default([]),
  /** Age in years from which the editors recommend it to children. */
  recommendedAge: z
    .number()
    .int()
    .min(2, 'an age from 2 to 12')
    .max(12, 'an age from 2 to 12')
    .optional(),
  versions: z.array(versionSchema).default([]),
  access: accessSchema.optional(),
  /**
   * Territories in which the film is in the public domain. The page computes since when from the years of death in
   * `people.yaml` (lib/content/store/public-domain.ts).
   */
  publicDomain: z.array(z.enum(['CH', 'EU'])).default([]),
  /** A licence, or the rights holder. */
  rights: translationsSchema.optional(),
  poster: imageSchema.optional(),
  /** Motif of a drawn poster; by default derived from the genres. */
  motif: motifSchema.optional(),
  stills: z.array(imageSchema).default([]),
  media: z
    .strictObject({
      film: mediaSchema.optional(),
      audio: mediaSchema.optional(),
    })
    .default({}),
  /** Trailers, clips and the like, in the order of the page. They play for everybody, whatever the film's offer. */
  trailers: z.array(trailerSchema).default([]),
  vod: vodSchema.optional(),
  /** Whether other sites may embed the film (`/embed/<slug>`). */
  embed: z.boolean().optional(),
  watch: watchSchema.default([]),
  /** The film's own website. */
  website: linkSchema.optional(),
  pressKit: z.array(pressFileSchema).default([]),
  bookings: bookingsSchema.optional(),
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
      isan: isanSchema.optional(),
    })
    .default({}),
  releases: z.array(releaseSchema).default([]),
  /** Day on which the film was added to the catalogue. */
  added: daySchema.optional(),
  ...publicationFields,
  /** Internal note for editors: doubts, open questions. Listed by `npm run content:report`. */
  editorNote: name.optional(),
});

export type RawFilm = z.infer<typeof filmSchema>;
