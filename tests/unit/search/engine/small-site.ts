import { filmSchema } from '@/lib/content/schema/film';
import { collectionSchema } from '@/lib/content/schema/film-selections';
import type { Library } from '@/lib/content/store/raw-library';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { findFilms } from '@/lib/search/engine/search-films';
import type { SearchIndex } from '@/lib/search/engine/search-index';
import { parseQuery, type SearchParams } from '@/lib/search/query/catalogue-address';
import { cinemas } from '../../catalog/screenings/small-cinemas';

export type Facts = Record<string, unknown> & {
  title?: string;
  fr?: string;
  de?: string;
  also?: { text: string; lang: string }[];
};

type Options = {
  /** Slugs of the films in each collection. */
  collections?: Record<string, string[]>;
  /** Screenings by film. */
  screenings?: Parameters<typeof cinemas>[0];
} & Partial<Pick<Library, 'people' | 'articles'>>;

const genres = { horror: { fr: 'Épouvante', de: 'Horror' }, war: { fr: 'Guerre', de: 'Krieg' } };

/** Media that the site plays itself. */
export const ownMedia = {
  film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] },
};

/** A library of a few films with the facts that a test needs, and its search index. */
export function smallSite(
  films: Record<string, Facts>,
  { collections = {}, screenings = {}, ...more }: Options = {},
): { library: Library; index: SearchIndex } {
  const toFilm = ([slug, { title = slug, fr, de, also, ...facts }]: [string, Facts]) => {
    const titles = { original: { text: title, lang: 'en' }, fr, de, also };
    return [slug, filmSchema.parse({ title: titles, year: 1920, ...facts })] as const;
  };
  const toCollection = ([slug, members]: [string, string[]]) => {
    const title = { fr: `Cycle ${slug}`, de: `Reihe ${slug}` };
    const texts = { title, summary: title, introduction: title };
    const listed = members.map((film) => ({ film, reason: title }));
    const raw = { kind: 'cycle', order: 1, films: listed, ...texts };
    return [slug, collectionSchema.parse(raw)] as const;
  };
  const library = {
    films: new Map(Object.entries(films).map(toFilm)),
    collections: new Map(Object.entries(collections).map(toCollection)),
    articles: new Map(),
    people: {},
    genres,
    site: { timeZone: 'Europe/Zurich' },
    ...cinemas(screenings),
    ...more,
  } as unknown as Library;
  return { library, index: openIndex(buildIndex(library)) };
}

/** The time of most search tests: a Saturday, before the evening. */
export const now = new Date('2026-11-21T12:00:00Z');

/** Runs a query in French; a string is the text of the query. */
export function find(
  index: SearchIndex,
  query: string | SearchParams,
  options: { now?: Date; limit?: number } = {},
) {
  const params = typeof query === 'string' ? { q: query } : query;
  return findFilms(index, parseQuery(params), { locale: 'fr', now, ...options });
}
