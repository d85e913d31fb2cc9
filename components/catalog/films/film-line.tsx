import { useTranslations } from 'next-intl';
import type { Film } from '@/lib/catalog/films/film';
import { formatRuntime } from '@/lib/catalog/films/format-facts';
import type { Hit } from '@/lib/search/engine/hit';
import { DirectorNames } from './hit-lines';

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

/** Formatted running time: `45 s`, `14 min`, `1 h 34`. */
export function Runtime({ minutes }: { minutes: number }) {
  return formatRuntime(minutes, useTranslations('Film'));
}
