import { nearest } from '@/lib/primitives/text/nearest';
import { builtInJobs } from '../built-in';
import type { RawArticle } from '../schema/article';
import type { RawCollection } from '../schema/collection';
import type { RawFilm } from '../schema/film';
import type { RawGenres } from '../schema/genre';
import type { RawIntroductions } from '../schema/introductions';
import type { RawJobs } from '../schema/job';
import type { RawNews } from '../schema/news';
import type { RawShowing } from '../schema/programme';
import type { Fault } from './fault';

type Reference = { path: string; field: string; slug: string };

const aFilm = 'a film that has its file in {home}';
const aGenre = 'a genre that stands in {home}';
const aJob = 'a job that is built in or stands in {home}';
const addJob = 'A line there makes a new one of it: {source}: { fr: …, de: … }.';

/** The readable content: of invalid files the valid fields, or nothing. */
type Read = {
  films: ReadonlyMap<string, Pick<Partial<RawFilm>, 'genres' | 'crew'>>;
  collections: ReadonlyMap<string, Pick<Partial<RawCollection>, 'films'>>;
  articles: ReadonlyMap<string, Pick<Partial<RawArticle>, 'films'>>;
  news?: ReadonlyMap<string, Pick<Partial<RawNews>, 'films'>>;
  /** Days of each month's file. */
  months: ReadonlyMap<string, Record<string, Pick<RawShowing, 'film'>>>;
  genres?: RawGenres;
  introductions?: RawIntroductions;
  jobs?: RawJobs;
};

/**
 * An issue for each reference to a film, genre or job that does not exist. `filmSlugs` includes invalid films, which are
 * not reported again by their references. Paths in issues start with `house`.
 */
export function findBrokenReferences(read: Read, filmSlugs: string[], house: string): Fault[] {
  const genres = read.genres && Object.keys(read.genres);
  return [
    ...missing(filmReferences(read, house), filmSlugs, aFilm, `${house}/films`),
    ...(genres
      ? missing(genreReferences(read, house), genres, aGenre, `${house}/genres.yaml`)
      : []),
    ...(read.jobs ? missingJobs(read, read.jobs, house) : []),
  ];
}

/** Unknown jobs have their own advice: the site may define any in its own file. */
function missingJobs(read: Read, jobs: RawJobs, house: string): Fault[] {
  const home = `${house}/jobs.yaml`;
  return missing(
    jobReferences(read, house),
    [...builtInJobs, ...Object.keys(jobs)],
    aJob,
    home,
  ).map((fault) => ({ ...fault, advice: addJob }));
}

function missing(references: Reference[], known: string[], text: string, home: string): Fault[] {
  const there = new Set(known);
  return references
    .filter(({ slug }) => !there.has(slug))
    .map(({ path, field, slug }) => {
      const near = nearest(slug, known);
      return { path, field, expected: { text, values: { home } }, ...(near && { near }) };
    });
}

function filmReferences(
  { months, collections, articles, news = new Map() }: Read,
  house: string,
): Reference[] {
  const found: Reference[] = [];
  for (const [month, days] of months)
    for (const [day, { film }] of Object.entries(days))
      found.push({ path: `${house}/programme/${month}.yaml`, field: `${day}.film`, slug: film });
  for (const [slug, { films = [] }] of collections)
    for (const [index, { film }] of films.entries())
      found.push({
        path: `${house}/collections/${slug}.yaml`,
        field: `films.${index}.film`,
        slug: film,
      });
  for (const [slug, { films = [] }] of articles)
    for (const [index, film] of films.entries())
      found.push({ path: `${house}/shop/${slug}.yaml`, field: `films.${index}`, slug: film });
  for (const [slug, { films = [] }] of news)
    for (const [index, film] of films.entries())
      found.push({ path: `${house}/news/${slug}.yaml`, field: `films.${index}`, slug: film });
  return found;
}

function genreReferences({ films, introductions }: Read, house: string): Reference[] {
  const introduced = Object.keys(introductions?.genre ?? {}).map((slug) => ({
    path: `${house}/introductions.yaml`,
    field: `genre.${slug}`,
    slug,
  }));
  const filed = [...films].flatMap(([slug, { genres = [] }]) =>
    genres.map((genre, index) => ({
      path: `${house}/films/${slug}.yaml`,
      field: `genres.${index}`,
      slug: genre,
    })),
  );
  return [...filed, ...introduced];
}

function jobReferences({ films }: Read, house: string): Reference[] {
  return [...films].flatMap(([slug, { crew = [] }]) =>
    crew.map(({ job }, index) => ({
      path: `${house}/films/${slug}.yaml`,
      field: `crew.${index}.job`,
      slug: job,
    })),
  );
}
