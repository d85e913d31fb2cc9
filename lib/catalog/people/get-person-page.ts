import type { Film } from '@/lib/catalog/films/film';
import { getCachedFilm } from '@/lib/catalog/films/get-film';
import { type FoundPerson, findPerson } from '@/lib/content/store/find-person';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { listFilmsWithValue } from '@/lib/search/engine/films-by-value';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { groupWorks, type Works } from './group-works';
import type { Person } from './person';

/** A companion has at least `fewest` films in common with the person; at most `most` companions are listed. */
const fewest = 2;

const most = 12;

/** The data of a person's page. */
export type PersonPage = {
  person: Person & Pick<FoundPerson, 'aliases'>;
  /** Films grouped by craft. */
  works: Works[];
  /** All films, by year. */
  films: Film[];
  companions: Companion[];
};

/** Reads only the films of this person; undefined if no film credits them. */
export function getPersonPage(slug: string, locale: Locale): PersonPage | undefined {
  const library = getLibrary();
  const index = getSearchIndex();
  const name = index.people.get(slug);
  const films = listFilmsWithValue(index, 'person', slug)
    .flatMap((film) => {
      const raw = library.films.get(film);
      return raw ? getCachedFilm(film, raw, locale, library) : [];
    })
    .sort((a, b) => a.year - b.year);
  const works = groupWorks(films, slug);
  if (name === undefined || works.length === 0) return undefined;
  const { born, died, aliases, ...found } = findPerson(library.people, name);
  return {
    person: { slug, name: found.name, born, died, aliases },
    ...{ works, films, companions: companionsOf(films, slug) },
  };
}

type Companion = Pick<Person, 'slug' | 'name'> & { films: number };

/** The people with the most films in common, by number of films. */
export function companionsOf(films: readonly Film[], slug: string): Companion[] {
  const found = new Map<string, Companion>();
  for (const { directors, cast, crew } of films) {
    const people = new Map([...directors, ...cast, ...crew].map((one) => [one.slug, one.name]));
    people.delete(slug);
    for (const [other, name] of people) {
      const { films: before } = found.get(other) ?? { films: 0 };
      found.set(other, { slug: other, name, films: before + 1 });
    }
  }
  return [...found.values()]
    .filter(({ films: common }) => common >= fewest)
    .sort((a, b) => b.films - a.films || (a.slug < b.slug ? -1 : 1))
    .slice(0, most);
}
