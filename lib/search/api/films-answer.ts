import type { Way } from '@/lib/catalog/films/availability';
import { type CardWay, cardWay } from '@/lib/catalog/films/card-way';
import type { Film } from '@/lib/catalog/films/film';
import { isWatchable } from '@/lib/catalog/films/offer';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import type { MadePicture } from '@/lib/posters/photographs/made-picture';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { Hit } from '../engine/hit';
import { type NoResultSuggestions, suggestForNoResults } from '../engine/no-result-suggestions';
import { type SearchResult, searchFilms } from '../engine/search-films';
import { catalogueHref } from '../query/catalogue-href';
import type { CatalogueWords } from '../query/facet-label';
import type { FacetKey } from '../query/facets';
import type { CatalogueQuery } from '../query/query';
import { gatherYears } from '../timeline/gather-years';
import type { TimelineYear } from '../timeline/timeline-year';
import { labelFacets } from './label-facets';
import type { LabelledFacets } from './labelled-facets';

/** A film as `GET /api/films` gives it. */
export type FilmSummary = Pick<
  Film,
  'slug' | 'title' | 'originalTitle' | 'year' | 'runtime' | 'countries'
> & {
  /** Path of its page in the language that was asked for. */
  path: string;
  directors: { slug: string; name: string }[];
  genres: { slug: string; name: string }[];
  /** Path of its poster, 2 : 3. */
  poster: string;
  /** Of a photograph: what the build has made of it (lib/posters/photographs). */
  made?: MadePicture;
  /** Whether the site shows it at this moment. */
  watchable: boolean;
  /** The way to see it that was asked for, else the nearest. */
  way: CardWay;
  hit?: Hit;
};

/** What `GET /api/films` answers where only films are asked for. */
export type FoundFilms = Pick<SearchResult, 'total' | 'page' | 'pages' | 'years' | 'closeness'> & {
  locale: Locale;
  /** Path of the catalogue page that begins with the same films. */
  path: string;
  films: FilmSummary[];
};

/** What `GET /api/films` answers. */
export type FilmsAnswer = FoundFilms & {
  facets: LabelledFacets;
  /** The films by year; only where the view asks for it. */
  timeline?: TimelineYear[];
  /** What is shown and may be tried instead; only where nothing was found. */
  waysOut?: NoResultSuggestions & { films: FilmSummary[] };
};

export type Asked = {
  query: CatalogueQuery;
  locale: Locale;
  now: Date;
  t: CatalogueWords;
  /** The facets that are looked at; without it all are counted. */
  counted?: readonly FacetKey[] | undefined;
};

export function toFilmsAnswer(result: SearchResult, asked: Asked): FilmsAnswer {
  const { query, locale, now } = asked;
  return {
    ...toFoundFilms(result, asked),
    ...(query.view === 'timeline' && { timeline: gatherYears(query, locale, now) }),
    ...(result.total === 0 && { waysOut: showWaysOut(asked) }),
    facets: labelFacets(result, asked),
  };
}

/** Films that are shown where those that were asked for do not exist. */
const shownInstead = 6;

function showWaysOut({ query, locale, now, t }: Asked): FilmsAnswer['waysOut'] {
  const ways = suggestForNoResults(query, locale, t, now);
  if (!ways) return undefined;
  const { films } = searchFilms(ways.instead.query, locale, now, shownInstead);
  return { ...ways, films: films.map(({ film }) => toSummary(film, locale, now)) };
}

/** The same without what a visitor may choose next. */
export function toFoundFilms(
  { total, page, pages, years, closeness, films }: SearchResult,
  { query, locale, now }: Omit<Asked, 't'>,
): FoundFilms {
  return {
    locale,
    path: localePath(catalogueHref({ ...query, page: 1 }), locale),
    total,
    page,
    pages,
    years,
    closeness,
    films: films.map(({ film, hit, asked }) => ({
      ...toSummary(film, locale, now, asked),
      hit,
    })),
  };
}

function toSummary(film: Film, locale: Locale, now: Date, asked?: Way): FilmSummary {
  const { slug, title, originalTitle, year, runtime, countries, genres, directors, poster } = film;
  return {
    slug,
    path: localePath(`/movie/${slug}`, locale),
    title,
    originalTitle,
    year,
    runtime,
    countries,
    genres,
    directors: directors.map(({ slug, name }) => ({ slug, name })),
    poster: poster?.src ?? drawnPosterPath(slug),
    made: poster?.made,
    watchable: isWatchable(film, now),
    way: cardWay(film, locale, now, asked),
  };
}
