import type { RawFilm } from '@/lib/content/schema/film';
import { createRandom, type Random } from '@/lib/primitives/text/random';
import { parseQuery, type SearchParams } from '@/lib/search/query/catalogue-address';
import type { CatalogueQuery } from '@/lib/search/query/query';

/** Builds the search parameters of a query for a given film; one function per kind of query. */
type Kind = (film: RawFilm, random: Random) => SearchParams;

const titleOf = ({ title }: RawFilm) => title.fr ?? title.original.text;
const someoneOf = ({ directors, cast }: RawFilm) => directors[0] ?? cast[0]?.name ?? '';
const lastNameOf = (film: RawFilm) => someoneOf(film).split(' ').at(-1) ?? '';
const filtersOf = (film: RawFilm): SearchParams => ({
  genre: film.genres,
  country: film.countries[0],
  decade: `${Math.floor(film.year / 10)}0`,
});

const kinds: Record<string, Kind> = {
  nothing: () => ({}),
  'sorted by title': () => ({ sort: 'title', page: '3' }),
  title: (film) => ({ q: titleOf(film) }),
  person: (film) => ({ q: someoneOf(film) }),
  'typing error': (film, random) => ({ q: misspell(lastNameOf(film), random) }),
  'words of a story': (film) => ({ q: film.synopsis?.fr?.split(' ').slice(5, 8).join(' ') }),
  'one letter': (film) => ({
    q: titleOf(film)
      .replace(/^(Le|Der) /, '')
      .slice(0, 1),
  }),
  'three letters': (film) => ({ q: lastNameOf(film).slice(0, 3) }),
  filters: (film) => ({ ...filtersOf(film), watchable: '1' }),
  'several values': (film) => ({ genre: film.genres, country: ['FR', 'DE', 'CH'], sort: 'newest' }),
  'text and filters': (film) => ({ q: lastNameOf(film), ...filtersOf(film) }),
  'error and filters': (film, random) => ({
    q: misspell(lastNameOf(film), random),
    subtitles: 'both',
    genre: film.genres,
  }),
};

/** `count` queries, all kinds in turn, the same each time. */
export function generateQueries(films: readonly RawFilm[], count: number): CatalogueQuery[] {
  const random = createRandom('queries');
  const all = Object.values(kinds);
  return Array.from({ length: count }, (_, index) => {
    const film = films[random.integer(0, films.length - 1)];
    const kind = all[index % all.length];
    return parseQuery(film && kind ? kind(film, random) : {});
  });
}

/** Swaps two adjacent letters: Murnau → Murnua. */
function misspell(word: string, random: Random): string {
  const at = random.integer(0, Math.max(0, word.length - 2));
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
