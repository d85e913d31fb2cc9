import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import { findEditions } from './editions';
import { type PosterFacts, toPosterFacts } from './poster-facts';

/** The facts for a film's poster; undefined for an unknown slug. @param locale language of the title */
export function getPosterFacts(slug: string, locale?: Locale): PosterFacts | undefined {
  return readPosterFacts(getLibrary(), slug, locale);
}

/** Like `getPosterFacts`, for any library. */
export function readPosterFacts(
  library: Library,
  slug: string,
  locale?: Locale,
): PosterFacts | undefined {
  const raw = library.films.get(slug);
  return (
    raw && { ...toPosterFacts(slug, raw, locale), edition: findEditions(library).get(slug) ?? 0 }
  );
}

const factsCache = new WeakMap<Library, ReadonlyMap<string, PosterFacts>>();

/** The facts of all films with their editions. Cached for each state of the content. */
export function getAllPosterFacts(library: Library): ReadonlyMap<string, PosterFacts> {
  const made = factsCache.get(library) ?? makePosterFacts(library);
  factsCache.set(library, made);
  return made;
}

function makePosterFacts(library: Library): ReadonlyMap<string, PosterFacts> {
  const editions = findEditions(library);
  return new Map(
    [...library.films].map(([slug, raw]) => [
      slug,
      { ...toPosterFacts(slug, raw), edition: editions.get(slug) ?? 0 },
    ]),
  );
}
