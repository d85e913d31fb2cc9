import { keepOnce } from '@/lib/content/store/keep-once';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import { defaultLocale } from '@/lib/i18n/locales';
import { toPerson } from '../people/person';
import { genresOf } from './genres-of';
import { type Kin, openSimilarity } from './similarity';

/** The slugs of the films nearest to each, nearest first. */
export type FindRelated = (slug: string) => string[];

/** As the build puts them down: films by number, so many places for each; `none` where there are fewer. */
export type StoredRelated = { slugs: string[]; numbers: Uint32Array };

/** How many a film's page shows. */
const mostRelated = 6;

const none = 2 ** 32 - 1;

const known = keepOnce('related films', () => new WeakMap<Library, FindRelated>());

/** The films that a film's page shows as near to it: as the build has found them, or found for each state of the content. */
export function findRelated(slug: string): string[] {
  const library = getLibrary();
  const stored = () => recallSnapshot<StoredRelated>(library, 'related');
  const find = known.get(library) ?? open(stored()) ?? seek(library);
  known.set(library, find);
  return find(slug);
}

/** Finds them for all films of a house. */
export function relateAll(library: Library): StoredRelated {
  const kin = toKin(library);
  const find = openSimilarity(kin);
  const numbers = new Uint32Array(kin.length * mostRelated).fill(none);
  for (const [number, film] of kin.entries())
    numbers.set(find(film, mostRelated), number * mostRelated);
  return { slugs: kin.map(({ slug }) => slug), numbers };
}

export function openRelated({ slugs, numbers }: StoredRelated): FindRelated {
  const places = new Map(slugs.map((slug, number) => [slug, number]));
  return (slug) => {
    const at = places.get(slug);
    if (at === undefined) return [];
    const found = numbers.subarray(at * mostRelated, (at + 1) * mostRelated);
    return [...found].flatMap((number) => slugs[number] ?? []);
  };
}

const open = (stored: StoredRelated | undefined) => stored && openRelated(stored);

/** Of one film after the other, when it is shown. */
function seek(library: Library): FindRelated {
  const kin = toKin(library);
  const find = openSimilarity(kin);
  const bySlug = new Map(kin.map((film) => [film.slug, film]));
  return (slug) => {
    const film = bySlug.get(slug);
    return film ? find(film, mostRelated).flatMap((number) => kin[number]?.slug ?? []) : [];
  };
}

function toKin({ films, people, genres }: Library): Kin[] {
  return [...films].map(([slug, raw]) => ({
    slug,
    year: raw.year,
    directors: raw.directors.map((name) => toPerson(name, people)),
    cast: raw.cast.map(({ name }) => toPerson(name, people)),
    genres: genresOf(raw, defaultLocale, genres),
  }));
}
