import { nearestWord } from '@/lib/primitives/text/nearest-word';
import { builtInJobs, shortGenre } from '../built-in';
import type { RawArticle } from '../schema/article';
import type { RawFilm } from '../schema/film';
import type { RawCollection, RawProgrammeEntry } from '../schema/film-selections';
import type { RawNews } from '../schema/page';
import type { RawGenres, RawIntroductions, RawJobs } from '../schema/reference-lists';
import type { RawSite } from '../schema/site';
import type { Issue } from './issue';

type Reference = { path: string; field: string; slug: string };

const aFilm = 'a film that has its file in {home}';
const aGenre = 'a genre that stands in {home}';
const aJob = 'a job that is built in or stands in {home}';
const addJob = 'A line there makes a new one of it: {source}: { fr: …, de: … }.';

/** The content as far as it can be read: an invalid file contributes its valid fields, or nothing. */
type Content = {
  films: ReadonlyMap<string, Pick<Partial<RawFilm>, 'genres' | 'crew' | 'films'>>;
  collections: ReadonlyMap<string, Pick<Partial<RawCollection>, 'films'>>;
  articles: ReadonlyMap<string, Pick<Partial<RawArticle>, 'films'>>;
  news?: ReadonlyMap<string, Pick<Partial<RawNews>, 'films'>>;
  /** Days of each month's file. */
  months: ReadonlyMap<string, Record<string, Pick<RawProgrammeEntry, 'film'>>>;
  genres?: RawGenres;
  introductions?: RawIntroductions;
  site?: Pick<Partial<RawSite>, 'premiere'> | undefined;
  jobs?: RawJobs;
};

/**
 * An issue for each reference to a film, genre or job that does not exist. `filmSlugs` includes
 * invalid films, so that references to them give no further issues. Paths in issues start with
 * `contentFolder`.
 */
export function findBrokenReferences(
  content: Content,
  filmSlugs: string[],
  contentFolder: string,
): Issue[] {
  const genres = content.genres && Object.keys(content.genres);
  return [
    ...missing(filmReferences(content, contentFolder), filmSlugs, aFilm, `${contentFolder}/films`),
    ...(genres
      ? missing(
          genreReferences(content, contentFolder),
          genres,
          aGenre,
          `${contentFolder}/genres.yaml`,
        )
      : []),
    ...(content.jobs ? missingJobs(content, content.jobs, contentFolder) : []),
  ];
}

/** Unknown jobs have their own advice, since a site may define its own jobs in `jobs.yaml`. */
function missingJobs(content: Content, jobs: RawJobs, contentFolder: string): Issue[] {
  const home = `${contentFolder}/jobs.yaml`;
  return missing(
    jobReferences(content, contentFolder),
    [...builtInJobs, ...Object.keys(jobs)],
    aJob,
    home,
  ).map((issue) => ({ ...issue, advice: addJob }));
}

function missing(references: Reference[], known: string[], text: string, home: string): Issue[] {
  const knownSlugs = new Set(known);
  // A film may not name the genre of short films.
  const nameable = known.filter((slug) => slug !== shortGenre);
  return references
    .filter(({ slug }) => !knownSlugs.has(slug))
    .map(({ path, field, slug }) => {
      const near = nearestWord(slug, nameable);
      return { path, field, expected: { text, values: { home } }, ...(near && { near }) };
    });
}

function filmReferences(
  { films: programmes, months, collections, articles, news = new Map(), site }: Content,
  contentFolder: string,
): Reference[] {
  const foundReferences: Reference[] = [];
  if (site?.premiere)
    foundReferences.push({
      path: `${contentFolder}/site.yaml`,
      field: 'premiere.film',
      slug: site.premiere.film,
    });
  for (const [month, days] of months)
    for (const [day, { film }] of Object.entries(days))
      foundReferences.push({
        path: `${contentFolder}/programme/${month}.yaml`,
        field: `${day}.film`,
        slug: film,
      });
  for (const [slug, { films = [] }] of collections)
    for (const [index, { film }] of films.entries())
      foundReferences.push({
        path: `${contentFolder}/collections/${slug}.yaml`,
        field: `films.${index}.film`,
        slug: film,
      });
  const listing = { films: programmes, shop: articles, news } as const;
  for (const [folder, records] of Object.entries(listing))
    for (const [slug, { films = [] }] of records)
      for (const [index, film] of films.entries())
        foundReferences.push({
          path: `${contentFolder}/${folder}/${slug}.yaml`,
          field: `films.${index}`,
          slug: film,
        });
  return foundReferences;
}

function genreReferences({ films, introductions }: Content, contentFolder: string): Reference[] {
  const introduced = Object.keys(introductions?.genre ?? {}).map((slug) => ({
    path: `${contentFolder}/introductions.yaml`,
    field: `genre.${slug}`,
    slug,
  }));
  const filed = [...films].flatMap(([slug, { genres = [] }]) =>
    genres.map((genre, index) => ({
      path: `${contentFolder}/films/${slug}.yaml`,
      field: `genres.${index}`,
      slug: genre,
    })),
  );
  return [...filed, ...introduced];
}

function jobReferences({ films }: Content, contentFolder: string): Reference[] {
  return [...films].flatMap(([slug, { crew = [] }]) =>
    crew.map(({ job }, index) => ({
      path: `${contentFolder}/films/${slug}.yaml`,
      field: `crew.${index}.job`,
      slug: job,
    })),
  );
}
