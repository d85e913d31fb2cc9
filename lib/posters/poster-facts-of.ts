import { getLibrary } from '@/lib/content/library';
import type { PosterFacts } from './poster-facts';

/** What the poster of a film is drawn from, or `undefined` when there is no such film. */
export function posterFacts(slug: string): PosterFacts | undefined {
  const film = getLibrary().films.get(slug);
  return film && { ...film, slug, title: film.title.original.text };
}

/** The site's own poster: its name, and the year the content was last added to. */
export function sitePosterFacts(): PosterFacts {
  const { site, films } = getLibrary();
  const newest = Math.max(...[...films.values()].map(({ year }) => year));
  return {
    slug: 'site',
    title: site.name,
    year: newest,
    directors: [],
    genres: ['abstract'],
    countries: [],
  };
}
