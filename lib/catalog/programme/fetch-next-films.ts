import { type FilmFacts, isFilmFacts } from '@/lib/catalog/films/film-facts';
import type { Locale } from '@/lib/i18n/locales';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { isRecord } from '@/lib/primitives/json';

/** What is offered at a film's end; the response of `/api/next-films`. */
export type NextFilmsFacts = {
  /** The film that comes next; its `href` keeps the evening in progress. */
  next?: FilmFacts | undefined;
  others: FilmFacts[];
};

/** Loads what is offered at a film's end. @throws if the request fails */
export function fetchNextFilms(
  film: string,
  locale: Locale,
  evening: string | undefined,
): Promise<NextFilmsFacts> {
  const query = new URLSearchParams({ locale, film, ...(evening && { evening }) });
  return fetchJson(`/api/next-films?${query}`, isNextFilms);
}

function isNextFilms(json: unknown): json is NextFilmsFacts {
  if (!isRecord(json)) return false;
  const { next, others } = json;
  return (
    (next === undefined || isFilmFacts(next)) && Array.isArray(others) && others.every(isFilmFacts)
  );
}
