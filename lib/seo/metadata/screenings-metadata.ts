import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import {
  getTimetable,
  type TimetableChoice,
  timetablePath,
  timetableTitle,
} from '@/lib/catalog/screenings/timetable';
import type { Locale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';
import { withFeeds } from './with-feeds';

/**
 * Metadata of the timetable. The page of each town is indexed. The pages that group screenings by film are not,
 * because they show the same screenings.
 */
export async function screeningsMetadata(
  choice: TimetableChoice,
  locale: Locale,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Screenings' });
  const { name } = getSite(locale);
  const town = choice.town && getTimetable(choice, locale, new Date()).venues[0]?.town;
  const metadata = await pageMetadata(
    {
      path: timetablePath({ town: choice.town }),
      title: timetableTitle(choice, town, t),
      description: town ? t('descriptionIn', { name, town }) : t('description', { name }),
      hidden: choice.byFilm,
    },
    locale,
  );
  return withFeeds(metadata, ['screenings'], locale);
}
