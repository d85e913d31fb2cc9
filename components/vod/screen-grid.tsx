import { useLocale } from 'next-intl';
import type { Film } from '@/lib/films/film';
import { listOffered } from '@/lib/films/overview';
import { freshFilms } from '@/lib/vod/fresh-films';
import { ScreenCard } from './screen-card';

/** What can be watched, as screens beside each other. `first`: they are the first a visitor sees. */
export function ScreenGrid({ films, first = false }: { films: Film[]; first?: boolean }) {
  const fresh = freshFilms(listOffered(useLocale()), new Date());
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
      {films.map((film, index) => (
        <li key={film.slug}>
          <ScreenCard film={film} fresh={fresh.has(film.slug)} first={first && index === 0} />
        </li>
      ))}
    </ul>
  );
}
