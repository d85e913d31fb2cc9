import type { Hit } from '@/lib/search/engine/hit';
import type { CardFilm } from './card-film';
import { FilmCard } from './film-card';

/** `hits`: search result of each film, by slug. `many`: enough films for the columns of the widest screens. */
type Props = {
  films: CardFilm[];
  first?: boolean;
  many?: boolean;
  hits?: ReadonlyMap<string, Hit>;
};

const sizes =
  '(min-width: 110rem) 14vw, (min-width: 80rem) 15rem, (min-width: 64rem) 24vw, (min-width: 40rem) 32vw, 47vw';

/**
 * Grid of posters: two columns on a phone, six on a wide screen, eight on the widest if `many`. `first`: the first
 * pictures of the page, so they are loaded eagerly.
 */
export function FilmGrid({ films, first = false, many = false, hits }: Props) {
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-x-4 gap-y-10 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4 xl:grid-cols-6 ${many ? '3xl:grid-cols-8' : ''}`}
    >
      {films.map((film, index) => (
        <li key={film.slug}>
          <FilmCard
            film={film}
            sizes={sizes}
            first={first && index === 0}
            hit={hits?.get(film.slug)}
          />
        </li>
      ))}
    </ul>
  );
}
