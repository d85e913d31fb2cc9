import { z } from 'zod';
import { shortGenre } from '../built-in';
import { slugSchema } from '../slug-schema';
import { accessSchema } from './access';
import { linkSchema } from './address';
import { bookingsSchema } from './contact';
import { festivalSchema } from './festival';
import { imageSchema } from './image';
import { isanSchema } from './isan';
import { languageSchema } from './language';
import { mediaSchema } from './media';
import { motifSchema } from './motif';
import { coloursSchema, filmRatioSchema, soundSchema, versionSchema } from './picture-and-sound';
import { pressFileSchema } from './press-file';
import { titleSchema } from './title';
import { localNameSchema, translationsSchema } from './translations';
import { watchSchema } from './watch';
import { withheldFields } from './withheld';

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

/** The form of a prize before there was `festivals`; pages show both in one way. */
const awardSchema = z.strictObject({
  name: translationsSchema,
  year: z.number().int().optional(),
});

const country = z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as FR');

/** When it came, or comes, to the cinemas of a country, or of one of its language regions. */
const releaseSchema = z.strictObject({
  country,
  region: languageSchema.optional(),
  date: z.iso.date(),
});

/** Who brings the film to cinemas, and where: everywhere, if no country is named. */
const distributorSchema = z.strictObject({
  name,
  countries: z.array(country).default([]),
  url: linkSchema.optional(),
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
  countries: z.array(country).default([]),
  languages: z.array(languageSchema).default([]),
  /** Frames per second at which a silent film's transfer runs: the player then offers its speeds. */
  transferRate: z.number().min(8).max(60).optional(),
  directors: z.array(name).default([]),
  cast: z.array(z.strictObject({ name, role: localNameSchema.optional() })).default([]),
  /** `job`: built in (lib/content/built-in.ts), or of the house's `jobs.yaml`. */
  crew: z.array(z.strictObject({ name, job: slugSchema })).default([]),
  /** Who produced it as a company; people stand in `crew`, with the job `production`. */
  companies: z.array(name).default([]),
  distributors: z.array(distributorSchema).default([]),
  sound: soundSchema.optional(),
  colour: coloursSchema.default([]),
  ratio: filmRatioSchema.optional(),
  /** Works the film was made after: a novel, a play, an opera. */
  basedOn: z.array(z.strictObject({ author: name.optional(), work: localNameSchema })).default([]),
  genres: z
    .array(
      slugSchema.refine((slug) => slug !== shortGenre, 'no “short”: that follows from the runtime'),
    )
    .default([]),
  synopsis: translationsSchema.optional(),
  quotes: z.array(quoteSchema).default([]),
  festivals: z.array(festivalSchema).default([]),
  awards: z.array(awardSchema).default([]),
  /** Absent: nobody has rated it. */
  age: z.strictObject({ system: name, value: z.union([name, z.number()]) }).optional(),
  versions: z.array(versionSchema).default([]),
  access: accessSchema.optional(),
  /**
   * Where the film is in the public domain; the page says since when, by the years of death in
   * `people.yaml` (lib/content/store/public-domain.ts).
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
  /** Whether other sites may show it in a frame (`/embed/<slug>`). */
  embed: z.boolean().optional(),
  watch: watchSchema.default([]),
  /** The film's own site. */
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
  /** The day the film came into the catalogue. */
  added: z.iso.date().optional(),
  ...withheldFields,
  /** For the editors only: doubts, open questions. Listed by `npm run content:report`. */
  editorNote: name.optional(),
});

export type RawFilm = z.infer<typeof filmSchema>;
