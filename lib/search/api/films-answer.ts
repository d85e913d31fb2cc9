import {
  type Availability,
  type CardAvailability,
  cardAvailability,
} from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { isWatchable } from '@/lib/catalog/films/offer';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ResizedPicture } from '@/lib/posters/photographs/picture-props';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { Hit } from '../engine/hit';
import { type NoResultSuggestions, suggestForNoResults } from '../engine/no-result-suggestions';
import { type SearchResult, searchFilms } from '../engine/search-films';
import { catalogueHref } from '../query/catalogue-href';
import type { CatalogueWords } from '../query/facet-label';
import type { FacetKey } from '../query/facets';
import type { CatalogueQuery } from '../query/query';
import { gatherYears } from '../timeline/gather-years';
import type { TimelineYear } from '../timeline/timeline-layout';
import type { LabelledFacets } from './filter-labels';
import { labelFacets } from './label-facets';

/** A film in the response of `GET /api/films`. */
export type FilmSummary = Pick<
  Film,
  'slug' | 'title' | 'originalTitle' | 'year' | 'runtime' | 'countries' | 'recommendedAge'
> & {
  /** Path of its page in the requested language. */
  path: string;
  directors: { slug: string; name: string }[];
  genres: { slug: string; name: string }[];
  /** Path of its poster, aspect ratio 2:3. */
  poster: string;
  /** Resized versions of a photograph (lib/posters/photographs). */
  made?: ResizedPicture;
  /** Whether the site offers it now. */
  watchable: boolean;
  /** The way to see it that the text asks for, else the nearest. */
  way: CardAvailability;
  hit?: Hit;
};

/** Response of `GET /api/films` with films only. */
export type FoundFilms = Pick<SearchResult, 'total' | 'page' | 'pages' | 'years' | 'closeness'> & {
  locale: Locale;
  /** Path of the catalogue page with the same results. */
  path: string;
  films: FilmSummary[];
};

/** Response of `GET /api/films`. */
export type FilmsAnswer = FoundFilms & {
  facets: LabelledFacets;
  /** Films by year; only for the timeline view. */
  timeline?: TimelineYear[];
  /** Suggestions; only without results. */
  waysOut?: NoResultSuggestions & { films: FilmSummary[] };
};

export type Asked = {
  query: CatalogueQuery;
  locale: Locale;
  now: Date;
  t: CatalogueWords;
  /** The facets to count; all if undefined. */
  counted?: readonly FacetKey[] | undefined;
};

export function toFilmsAnswer(result: SearchResult, asked: Asked): FilmsAnswer {
  const { query, locale, now } = asked;
  return {
    ...toFoundFilms(result, asked),
    ...(query.view === 'timeline' && { timeline: gatherYears(query, locale, now) }),
    ...(result.total === 0 && { waysOut: toSuggestions(asked) }),
    facets: labelFacets(result, asked),
  };
}

/** Number of films shown instead, if a query has no results. */
const shownInstead = 6;

function toSuggestions({ query, locale, now, t }: Asked): FilmsAnswer['waysOut'] {
  const ways = suggestForNoResults(query, locale, t, now);
  if (!ways) return undefined;
  const { films } = searchFilms(ways.instead.query, locale, now, shownInstead);
  return { ...ways, films: films.map(({ film }) => toSummary(film, locale, now)) };
}

/** The response without facets and suggestions. */
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

function toSummary(film: Film, locale: Locale, now: Date, asked?: Availability): FilmSummary {
  const { slug, title, originalTitle, year, runtime, countries, genres, directors, poster } = film;
  const { recommendedAge } = film;
  return {
    slug,
    path: localePath(`/movie/${slug}`, locale),
    title,
    originalTitle,
    year,
    runtime,
    countries,
    recommendedAge,
    genres,
    directors: directors.map(({ slug, name }) => ({ slug, name })),
    poster: poster?.src ?? drawnPosterPath(slug),
    made: poster?.made,
    watchable: isWatchable(film, now),
    way: cardAvailability(film, locale, now, asked),
  };
}
