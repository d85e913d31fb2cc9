import { notFound } from 'next/navigation';
import { Timetable } from '@/components/catalog/screenings/timetable';
import { StructuredData } from '@/components/layout/structured-data';
import {
  getTimetable,
  isTimetable,
  listTimetableParts,
  readTimetableChoice,
} from '@/lib/catalog/screenings/timetable';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { screeningsMetadata } from '@/lib/seo/metadata/screenings-metadata';
import { filmList } from '@/lib/seo/structured-data/item-list';

type Props = PageProps<'/[locale]/au-cinema/[[...choice]]'>;

export function generateStaticParams() {
  return inEveryState(() => listTimetableParts(new Date()).map((choice) => ({ choice })));
}

export async function generateMetadata({ params }: Props) {
  const { choice } = await params;
  return screeningsMetadata(readTimetableChoice(choice), await currentLocale());
}

export default async function ScreeningsPage({ params }: Props) {
  const choice = readTimetableChoice((await params).choice);
  if (!isTimetable(choice)) notFound();
  const locale = await currentLocale();
  const { screenings } = getTimetable(choice, locale, new Date());
  const films = screenings.map(({ film }) => film);
  return (
    <>
      <Timetable choice={choice} />
      <StructuredData things={filmList(films, locale)} />
    </>
  );
}
