import type { Film } from '@/lib/films/film';
import { Runtime } from './runtime';

/** Who, when and how long, as far as it is known. */
export function FilmLine({ film }: { film: Pick<Film, 'directors' | 'year' | 'runtime'> }) {
  const names = film.directors.map(({ name }) => name).join(', ');
  return (
    <>
      {names && `${names}, `}
      {film.year}
      {film.runtime && (
        <>
          {', '}
          <Runtime minutes={film.runtime} />
        </>
      )}
    </>
  );
}
