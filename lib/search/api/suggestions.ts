import { personPath } from '@/lib/catalog/people/person-path';
import { foldText } from '@/lib/primitives/text/fold-text';
import type { Hit, Marked } from '../engine/hit';
import type { NearPerson } from '../engine/suggest-names';
import type { FilmSummary, FoundFilms } from './films-response';

export type SuggestedPerson = Hit['people'][number] & { href: string };
export type SuggestedCollection = Marked & { slug: string; href: string };

/** Suggestions while typing. Each `href` is a French path. */
export type Suggestions = {
  films: FilmSummary[];
  people: SuggestedPerson[];
  collections: SuggestedCollection[];
  /** People with a similar name; empty unless nothing was found. */
  nearPeople: (NearPerson & { href: string })[];
  /** Whether the text is a person's name. */
  isName: boolean;
  /** Total number of films found. */
  total: number;
};

type Response = Pick<FoundFilms, 'films' | 'total' | 'nearPeople'>;

/** Maximum numbers of people and collections, so that the list fits above a phone's keyboard. */
const maxPeople = 3;
const maxCollections = 2;

/** Groups the results for a text: films, and the people and collections that matched, without duplicates. */
export function groupHits({ films, total, nearPeople = [] }: Response, text: string): Suggestions {
  const hits = films.flatMap(({ hit }) => hit ?? []);
  const people = hits
    .flatMap((hit) => hit.people)
    // A matching role (Orlok) suggests the film; a person needs a match in their own name.
    .filter(({ ranges }) => ranges.length > 0)
    .map((person) => ({ ...person, href: personPath(person.slug) }));
  const collections = hits
    .flatMap((hit) => hit.collections)
    .map((collection) => ({ ...collection, href: `/collection/${collection.slug}` }));
  const exact = people.filter((person) => foldText(person.text) === foldText(text.trim()));
  return {
    films,
    people: firstOfEach([...exact, ...people], maxPeople),
    collections: firstOfEach(collections, maxCollections),
    nearPeople: nearPeople.map((person) => ({ ...person, href: personPath(person.slug) })),
    isName: exact.length > 0,
    total,
  };
}

function firstOfEach<T extends { slug: string }>(all: readonly T[], limit: number): T[] {
  const seen = new Set<string>();
  return all.filter(({ slug }) => !seen.has(slug) && seen.add(slug)).slice(0, limit);
}
