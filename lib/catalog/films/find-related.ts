import { createHash } from 'node:crypto';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import { defaultLocale } from '@/lib/i18n/locales';
import { singleton } from '@/lib/primitives/singleton';
import { toPerson } from '../people/person';
import { genresOf } from './film';
import { type ComparableFilm, createSimilaritySearch } from './similarity';

/** Slugs of the most similar films, most similar first. */
export type FindRelated = (slug: string) => string[];

/**
 * The related films of all films, as the build stores them: for each film `maxRelated` film numbers, padded with
 * `noFilm`. `facts` is a digest of all that was compared.
 */
export type StoredRelated = { slugs: string[]; numbers: Uint32Array; facts: string };

/** Number of related films per page. */
const maxRelated = 6;

const noFilm = 2 ** 32 - 1;

const cache = singleton('related films', () => new WeakMap<Library, FindRelated>());

/**
 * Slugs of a film's related films: from the build's snapshot, else computed for this state of the content.
 */
export function findRelated(slug: string): string[] {
  const library = getLibrary();
  const stored = () => recallSnapshot<StoredRelated>(library, 'related');
  const find = cache.get(library) ?? open(stored()) ?? relateOnDemand(library);
  cache.set(library, find);
  return find(slug);
}

/**
 * Computes the related films of all films.
 * @param before an earlier result, which stays if no fact that is compared has changed
 */
export function relateAll(library: Library, before?: StoredRelated): StoredRelated {
  const comparable = toComparableFilms(library);
  const facts = createHash('sha256').update(JSON.stringify(comparable)).digest('base64');
  if (before?.facts === facts) return before;
  const find = createSimilaritySearch(comparable);
  const numbers = new Uint32Array(comparable.length * maxRelated).fill(noFilm);
  for (const [number, film] of comparable.entries())
    numbers.set(find(film, maxRelated), number * maxRelated);
  return { slugs: comparable.map(({ slug }) => slug), numbers, facts };
}

export function openRelated({ slugs, numbers }: Omit<StoredRelated, 'facts'>): FindRelated {
  const numbersBySlug = new Map(slugs.map((slug, number) => [slug, number]));
  return (slug) => {
    const at = numbersBySlug.get(slug);
    if (at === undefined) return [];
    const relatedNumbers = numbers.subarray(at * maxRelated, (at + 1) * maxRelated);
    return [...relatedNumbers].flatMap((number) => slugs[number] ?? []);
  };
}

const open = (stored: StoredRelated | undefined) => stored && openRelated(stored);

/** Computes related films on demand, per film. */
function relateOnDemand(library: Library): FindRelated {
  const comparable = toComparableFilms(library);
  const find = createSimilaritySearch(comparable);
  const bySlug = new Map(comparable.map((film) => [film.slug, film]));
  return (slug) => {
    const film = bySlug.get(slug);
    return film ? find(film, maxRelated).flatMap((number) => comparable[number]?.slug ?? []) : [];
  };
}

function toComparableFilms({ films, people, genres }: Library): ComparableFilm[] {
  const personOf = (name: string) => ({ slug: toPerson(name, people).slug });
  return [...films].map(([slug, raw]) => ({
    slug,
    year: raw.year,
    directors: raw.directors.map(personOf),
    cast: raw.cast.map(({ name }) => personOf(name)),
    genres: genresOf(raw, defaultLocale, genres).map((genre) => ({ slug: genre.slug })),
  }));
}
