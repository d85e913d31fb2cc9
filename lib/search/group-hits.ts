import { personPath } from '@/lib/catalog/people/person-path';
import type { FilmSummary, FoundFilms } from './api/films-answer';
import type { Hit } from './engine/hit';
import type { Marked } from './engine/mark-words';

type As = Hit['people'][number]['as'];

export type SuggestedPerson = Marked & { slug: string; as: As; href: string };
export type SuggestedCollection = Marked & { slug: string; href: string };

/** What a search offers while it is typed. Each `href` is a French path. */
export type Suggestions = {
  films: FilmSummary[];
  people: SuggestedPerson[];
  collections: SuggestedCollection[];
  /** All films that were found. */
  total: number;
};

/** More than these, and the list no longer fits a phone above its keyboard. */
const mostPeople = 3;
const mostCollections = 2;

/** The films of an answer, and the people and collections for whose names they were found, each once. */
export function groupHits({ films, total }: Pick<FoundFilms, 'films' | 'total'>): Suggestions {
  const hits = films.flatMap(({ hit }) => hit ?? []);
  const people = hits
    .flatMap((hit) => hit.people)
    // A role that was searched (Orlok) names a film; the person is found by their own name.
    .filter(({ ranges }) => ranges.length > 0)
    .map((person) => ({ ...person, href: personPath(person.slug) }));
  const collections = hits
    .flatMap((hit) => hit.collections)
    .map((collection) => ({ ...collection, href: `/collection/${collection.slug}` }));
  return {
    films,
    people: firstOfEach(people, mostPeople),
    collections: firstOfEach(collections, mostCollections),
    total,
  };
}

function firstOfEach<T extends { slug: string }>(all: readonly T[], most: number): T[] {
  const seen = new Set<string>();
  return all.filter(({ slug }) => !seen.has(slug) && seen.add(slug)).slice(0, most);
}
