import { getLibrary } from '@/lib/content/library';
import type { Library } from '@/lib/content/raw-library';
import { chooseEditions } from './choose-editions';
import type { PosterFacts } from './poster-facts';
import { shelvesOf } from './shelves';

/** What the poster of a film is drawn from, or `undefined` when there is no such film. */
export function posterFacts(slug: string): PosterFacts | undefined {
  return allPosterFacts(getLibrary()).get(slug);
}

const known = new WeakMap<Library, ReadonlyMap<string, PosterFacts>>();

/** Of every film of a house, told apart from its neighbours. Made once for each state of the content. */
export function allPosterFacts(library: Library): ReadonlyMap<string, PosterFacts> {
  const made = known.get(library) ?? makePosterFacts(library);
  known.set(library, made);
  return made;
}

function makePosterFacts(library: Library): ReadonlyMap<string, PosterFacts> {
  const films = [...library.films].map(
    ([slug, { title, year, directors, genres, countries, runtime, motif }]): PosterFacts => ({
      ...{ slug, title: title.original.text, year, directors, genres, countries, runtime, motif },
    }),
  );
  const editions = chooseEditions(films, shelvesOf(library));
  return new Map(films.map((film) => [film.slug, { ...film, edition: editions.get(film.slug) }]));
}
