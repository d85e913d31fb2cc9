import type { useTranslations } from 'next-intl';
import type { TimetableChoice } from './timetable-choice';

type Words = ReturnType<typeof useTranslations<'Screenings'>>;

/** What a choice of screenings is called: `Au cinéma, Genève, par film`. `town`: its name; absent where it has none left. */
export function timetableTitle(
  { town: slug, byFilm }: TimetableChoice,
  town: string | undefined,
  t: Words,
): string {
  const title = slug && town ? t('titleIn', { town }) : t('title');
  return byFilm ? t('titleByFilm', { title }) : title;
}
