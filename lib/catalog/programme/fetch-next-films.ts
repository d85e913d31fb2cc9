import { type FilmFacts, isFilmFacts } from '@/lib/catalog/films/film-facts';
import type { Locale } from '@/lib/i18n/locales';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { isRecord } from '@/lib/primitives/json';

/** What is offered at a film's end; the response of `/api/next-films`. */
export type NextFilmsFacts = {
  /** The film that comes next; its `href` keeps the evening in progress. */
  next?: FilmFacts | undefined;
  others: FilmFacts[];
  /** The evening in progress. */
  evening?: EveningFacts | undefined;
};

export type EveningFacts = {
  title: FilmFacts['title'];
  /** Path of its page. */
  href: string;
  /** Place of the next film, from 1; undefined at the end of the evening. */
  position?: number | undefined;
  /** Number of its films. */
  count: number;
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
  const { next, others, evening } = json;
  return (
    (next === undefined || isFilmFacts(next)) &&
    (evening === undefined || isEveningFacts(evening)) &&
    Array.isArray(others) &&
    others.every(isFilmFacts)
  );
}

function isEveningFacts(json: unknown): json is EveningFacts {
  if (!isRecord(json) || !isRecord(json.title)) return false;
  return [json.href, json.title.text].every((text) => typeof text === 'string');
}
