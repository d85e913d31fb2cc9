import { useLocale } from 'next-intl';
import { cardAvailability } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { FilmGrid } from './film-card';

/** Grid of catalogue films, each with the nearest way to see it now. */
export function FilmCards({ films }: { films: readonly Film[] }) {
  const locale = useLocale();
  const now = new Date();
  return (
    <FilmGrid
      films={films.map((film) => ({ ...film, way: cardAvailability(film, locale, now) }))}
    />
  );
}
