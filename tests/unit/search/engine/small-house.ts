import { filmSchema } from '@/lib/content/schema/film';
import { collectionSchema } from '@/lib/content/schema/film-selections';
import type { Library } from '@/lib/content/store/raw-library';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import type { SearchIndex } from '@/lib/search/engine/search-index';

export type Facts = Record<string, unknown> & {
  title?: string;
  fr?: string;
  de?: string;
  also?: { text: string; lang: string }[];
};

const genres = {
  horror: { fr: 'Épouvante', de: 'Horror' },
  war: { fr: 'Guerre', de: 'Krieg' },
};

/** A house of a few films, each with the facts that a test cares about, and of collections by their films. */
export function smallHouse(
  films: Record<string, Facts>,
  collections: Record<string, string[]> = {},
): { library: Library; index: SearchIndex } {
  const toFilm = ([slug, { title = slug, fr, de, also, ...facts }]: [string, Facts]) => {
    const titles = { original: { text: title, lang: 'en' }, fr, de, also };
    return [slug, filmSchema.parse({ title: titles, year: 1920, ...facts })] as const;
  };
  const toCollection = ([slug, members]: [string, string[]]) => {
    const title = { fr: `Cycle ${slug}`, de: `Reihe ${slug}` };
    const words = { title, summary: title, introduction: title };
    const listed = members.map((film) => ({ film, reason: title }));
    return [
      slug,
      collectionSchema.parse({ kind: 'cycle', order: 1, films: listed, ...words }),
    ] as const;
  };
  const library = {
    films: new Map(Object.entries(films).map(toFilm)),
    collections: new Map(Object.entries(collections).map(toCollection)),
    ...{ articles: new Map(), screenings: new Map(), venues: {}, genres, people: {}, site: {} },
  } as unknown as Library;
  return { library, index: openIndex(buildIndex(library)) };
}
