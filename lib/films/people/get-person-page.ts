import { type FoundPerson, findPerson } from '@/lib/content/store/find-person';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from '../film';
import type { Person } from '../person';
import { recallFilm } from '../recall-film';
import { filmsUnder } from '../search/films-under';
import { getSearchIndex } from '../search/get-search-index';
import { type Companion, companionsOf } from './companions-of';
import { groupWorks, type Works } from './group-works';

/** Somebody as their page shows them. */
export type PersonPage = {
  person: Person & Pick<FoundPerson, 'aliases'>;
  /** What they did, with its films. */
  works: Works[];
  /** All their films, the earliest first. */
  films: Film[];
  companions: Companion[];
};

/** Reads somebody's own films and no others; `undefined` where no film names them. */
export function getPersonPage(slug: string, locale: Locale): PersonPage | undefined {
  const library = getLibrary();
  const index = getSearchIndex();
  const name = index.people.get(slug);
  const films = filmsUnder(index, 'person', slug)
    .flatMap((film) => {
      const raw = library.films.get(film);
      return raw ? recallFilm(film, raw, locale, library) : [];
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
