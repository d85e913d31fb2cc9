import { useTranslations } from 'next-intl';
import type { Film } from '@/lib/catalog/films/film';
import { formatRuntime } from '@/lib/catalog/films/format-facts';
import type { Hit } from '@/lib/search/engine/hit';
import { DirectorNames } from './hit-lines';

/** `people`: people of the film that match the search; directors among them are marked. */
type Props = {
  film: Pick<Film, 'directors' | 'year' | 'runtime' | 'recommendedAge'>;
  people?: Hit['people'];
};

/** Directors, year, running time and recommended age, as far as known. */
export function FilmLine({ film, people }: Props) {
  const t = useTranslations('Film');
  const { directors, year, runtime, recommendedAge } = film;
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
      {recommendedAge && `, ${t('fromAge', { age: recommendedAge })}`}
    </>
  );
}

/** Formatted running time: `45 s`, `14 min`, `1 h 34`. */
export function Runtime({ minutes }: { minutes: number }) {
  return formatRuntime(minutes, useTranslations('Film'));
}
