import { personPath } from '@/lib/catalog/people/person-path';
import type { Hit, Marked } from '../engine/hit';
import type { FilmSummary, FoundFilms } from './films-response';

export type SuggestedPerson = Hit['people'][number] & { href: string };
export type SuggestedCollection = Marked & { slug: string; href: string };

/** Suggestions while typing. Each `href` is a French path. */
export type Suggestions = {
  films: FilmSummary[];
  people: SuggestedPerson[];
  collections: SuggestedCollection[];
  /** Total number of films found. */
  total: number;
};

/** Limits, so that the list fits above a phone's keyboard. */
const maxPeople = 3;
const maxCollections = 2;

/** Groups the results: films, and the people and collections that matched, without duplicates. */
export function groupHits({ films, total }: Pick<FoundFilms, 'films' | 'total'>): Suggestions {
  const hits = films.flatMap(({ hit }) => hit ?? []);
  const people = hits
    .flatMap((hit) => hit.people)
    // A matching role (Orlok) suggests the film; a person needs a match in their own name.
    .filter(({ ranges }) => ranges.length > 0)
    .map((person) => ({ ...person, href: personPath(person.slug) }));
  const collections = hits
    .flatMap((hit) => hit.collections)
    .map((collection) => ({ ...collection, href: `/collection/${collection.slug}` }));
  return {
    films,
    people: firstOfEach(people, maxPeople),
    collections: firstOfEach(collections, maxCollections),
    total,
  };
}

function firstOfEach<T extends { slug: string }>(all: readonly T[], limit: number): T[] {
  const seen = new Set<string>();
  return all.filter(({ slug }) => !seen.has(slug) && seen.add(slug)).slice(0, limit);
}
