import type { Film, Picture } from '@/lib/catalog/films/film';
import { getCachedFilm, toPicture } from '@/lib/catalog/films/get-film';
import { type FoundPerson, findPerson } from '@/lib/content/store/find-person';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalText, localText } from '@/lib/primitives/text/local-text';
import { listFilmsWithValue } from '@/lib/search/engine/films-by-value';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { groupWorks, type Works } from './group-works';
import type { Person } from './person';

/**
 * A companion has at least `minCommonFilms` films in common with the person; at most `maxCompanions` companions
 * are listed.
 */
const minCommonFilms = 2;

const maxCompanions = 12;

/** The data of a person's page. */
export type PersonPage = {
  person: Person & Pick<FoundPerson, 'aliases'>;
  /** The editors' text. Markdown. */
  text?: LocalText | undefined;
  portrait?: Picture | undefined;
  /** Films grouped by craft. */
  works: Works[];
  /** All films, by year. */
  films: Film[];
  companions: Companion[];
};

/** The data of a person's page; reads only their films. Undefined if no film credits them. */
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
  const { born, died, aliases, text, portrait, ...found } = findPerson(library.people, name);
  return {
    person: { slug, name: found.name, born, died, aliases },
    text: text && localText(text, locale),
    portrait: portrait && toPicture(portrait, locale),
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
    for (const [otherSlug, name] of people) {
      const { films: before } = found.get(otherSlug) ?? { films: 0 };
      found.set(otherSlug, { slug: otherSlug, name, films: before + 1 });
    }
  }
  return [...found.values()]
    .filter(({ films: common }) => common >= minCommonFilms)
    .sort((a, b) => b.films - a.films || (a.slug < b.slug ? -1 : 1))
    .slice(0, maxCompanions);
}
