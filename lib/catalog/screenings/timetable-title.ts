import type { useTranslations } from 'next-intl';
import type { TimetableChoice } from './timetable-choice';

type Words = ReturnType<typeof useTranslations<'Screenings'>>;

/**
 * Title of a choice: `Au cinéma, Genève, par film`. `town` is the name; undefined if it has no screenings.
 */
export function timetableTitle(
  { town: slug, byFilm }: TimetableChoice,
  town: string | undefined,
  t: Words,
): string {
  const title = slug && town ? t('titleIn', { town }) : t('title');
  return byFilm ? t('titleByFilm', { title }) : title;
}
