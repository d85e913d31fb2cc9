import type { Hit } from '@/lib/search/engine/hit';
import type { CardFilm } from './card-film';
import { FilmCard } from './film-card';

/** `hits`: why each film was found, by its slug. `many`: there are enough for the rows of the widest screen. */
type Props = {
  films: CardFilm[];
  first?: boolean;
  many?: boolean;
  hits?: ReadonlyMap<string, Hit>;
};

const sizes =
  '(min-width: 110rem) 14vw, (min-width: 80rem) 15rem, (min-width: 64rem) 24vw, (min-width: 40rem) 32vw, 47vw';

/**
 * Posters beside each other, two on a phone, six on a wide screen, eight on the widest where there are many.
 * `first`: they are the first a visitor sees.
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
