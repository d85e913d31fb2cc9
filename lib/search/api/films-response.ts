import {
  type Availability,
  type CardAvailability,
  cardAvailability,
  isWatchable,
} from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ResizedPicture } from '@/lib/posters/photographs/picture-props';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import { getSearchIndex } from '../engine/get-search-index';
import type { Hit } from '../engine/hit';
import { type NoResultSuggestions, suggestForNoResults } from '../engine/no-result-suggestions';
import { parseText } from '../engine/parse-text';
import { type SearchResult, searchFilms } from '../engine/search-films';
import { listNearPeople, type NearPerson } from '../engine/suggest-names';
import { hasFacetPage } from '../facet-pages/facet-pages';
import { catalogueHref } from '../query/catalogue-address';
import type { CatalogueTranslator } from '../query/facet-label';
import type { FacetKey } from '../query/facets';
import type { CatalogueQuery } from '../query/query';
import { everyAge } from '../query/recommended-ages';
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
  /** Resized versions of the poster, unless it is drawn (lib/posters/photographs). */
  made?: ResizedPicture;
  /** Its focal point, as `object-position`, if it has one. */
  focus?: string | undefined;
  /** Whether the site offers it now. */
  watchable: boolean;
  /** The way to see the film that the search text asks for, else the nearest way. */
  way: CardAvailability;
  hit?: Hit;
};

/** Response of `GET /api/films` with films only. */
export type FoundFilms = Pick<SearchResult, 'total' | 'page' | 'pages' | 'years' | 'closeness'> & {
  locale: Locale;
  /** Path of the catalogue page with the same results. */
  path: string;
  films: FilmSummary[];
  /** People with a similar family name; set only if nothing was found. */
  nearPeople?: NearPerson[];
};

/** Response of `GET /api/films`. */
export type FilmsResponse = FoundFilms & {
  facets: LabelledFacets;
  /** Films by year; only for the timeline view. */
  timeline?: TimelineYear[];
  /** Suggestions; set only if nothing was found. */
  waysOut?: NoResultSuggestions & { films: FilmSummary[] };
  /** Set if the query asks for films for children and the site has a page of them. */
  childrensPage?: true;
};

export type ResponseContext = {
  query: CatalogueQuery;
  locale: Locale;
  now: Date;
  t: CatalogueTranslator;
  /** The facets to count; all if undefined. */
  counted?: readonly FacetKey[] | undefined;
};

export function toFilmsResponse(result: SearchResult, asked: ResponseContext): FilmsResponse {
  const { query, locale, now } = asked;
  return {
    ...toFoundFilms(result, asked),
    ...(query.view === 'timeline' && { timeline: gatherYears(query, locale, now) }),
    ...(result.total === 0 && { waysOut: toSuggestions(asked) }),
    ...(asksForChildren(query, now) &&
      hasFacetPage('children', everyAge) && { childrensPage: true }),
    facets: labelFacets(result, asked),
  };
}

function asksForChildren({ text, filters }: CatalogueQuery, now: Date): boolean {
  if (filters.children !== undefined) return true;
  return parseText(getSearchIndex(), text, +now).facts.some(({ kind }) => kind === 'children');
}

/** Number of films shown instead, if a query has no results. */
const shownInstead = 6;

function toSuggestions({ query, locale, now, t }: ResponseContext): FilmsResponse['waysOut'] {
  const suggestions = suggestForNoResults(query, locale, t, now);
  if (!suggestions) return undefined;
  const { films } = searchFilms(suggestions.instead.query, locale, now, shownInstead);
  return { ...suggestions, films: films.map(({ film }) => toSummary(film, locale, now)) };
}

/** The response without facets and suggestions. */
export function toFoundFilms(
  { total, page, pages, years, closeness, films }: SearchResult,
  { query, locale, now }: Omit<ResponseContext, 't'>,
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
    ...(total === 0 && { nearPeople: listNearPeople(getSearchIndex(), query.text) }),
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
    poster: poster?.src ?? drawnPosterPath(slug, locale),
    made: poster?.made,
    focus: poster?.focus,
    watchable: isWatchable(film, now),
    way: cardAvailability(film, locale, now, asked),
  };
}

/** A film for the catalogue page; optional fields depend on the view. */
export type ShownFilm = Pick<
  FilmSummary,
  'slug' | 'title' | 'year' | 'runtime' | 'recommendedAge' | 'directors' | 'made' | 'focus' | 'hit'
> &
  Partial<Pick<FilmSummary, 'poster' | 'originalTitle' | 'countries' | 'watchable' | 'way'>>;

/** A response for the catalogue page. */
export type CatalogueResponse = Omit<FilmsResponse, 'films' | 'waysOut' | 'locale' | 'path'> & {
  films: ShownFilm[];
  waysOut?: Omit<NonNullable<FilmsResponse['waysOut']>, 'films'> & { films: ShownFilm[] };
};

/**
 * Reduces a response to what the catalogue page shows, because it is also serialised for client components.
 *
 * @param isTable whether films are table rows
 */
export function toCatalogueResponse(
  { films, waysOut, locale, path: _path, ...answer }: FilmsResponse,
  isTable: boolean,
): CatalogueResponse {
  return dropUndefined({
    ...answer,
    films: films.map((film) => toShownFilm(film, locale, isTable)),
    ...(waysOut && {
      waysOut: {
        ...waysOut,
        films: waysOut.films.map((film) => toShownFilm(film, locale, false)),
      },
    }),
  });
}

function toShownFilm(film: FilmSummary, locale: Locale, isTable: boolean): ShownFilm {
  const { slug, title, year, runtime, directors, poster, made, focus, hit } = film;
  const { recommendedAge, originalTitle, countries, watchable, way } = film;
  return dropUndefined({
    ...{ slug, title, year, runtime, recommendedAge, directors, made, focus, hit },
    // The path of a drawn poster follows from the slug and the language.
    ...(poster !== drawnPosterPath(slug, locale) && { poster }),
    // Without `way`, the film is only a catalogue entry.
    ...(way.kind !== 'catalogue' && !isTable && { way }),
    ...(isTable && { originalTitle, countries, watchable }),
  });
}

/** Removes undefined values, which React would serialise. */
function dropUndefined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
