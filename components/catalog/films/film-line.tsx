import type { Film } from '@/lib/catalog/films/film';
import type { Hit } from '@/lib/search/engine/hit';
import { DirectorNames } from './director-names';
import { Runtime } from './runtime';

/** `people`: directors whose names match the search. */
type Props = { film: Pick<Film, 'directors' | 'year' | 'runtime'>; people?: Hit['people'] };

/** Directors, year and running time, as far as known. */
export function FilmLine({ film: { directors, year, runtime }, people }: Props) {
  return (
    <>
      <DirectorNames directors={directors} people={people} />
      {directors.length > 0 && ', '}
      {year}
      {runtime && (
        <>
          {', '}
          <Runtime minutes={runtime} />
        </>
      )}
    </>
  );
}
