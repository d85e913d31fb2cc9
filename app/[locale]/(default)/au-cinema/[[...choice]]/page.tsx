import { notFound } from 'next/navigation';
import { Timetable } from '@/components/screenings/timetable';
import { StructuredData } from '@/components/structured-data/structured-data';
import { inEveryState } from '@/lib/content/store/library';
import { getTimetable } from '@/lib/films/screenings/timetable';
import {
  isTimetable,
  listTimetableParts,
  readTimetableChoice,
} from '@/lib/films/screenings/timetable-choice';
import { currentLocale } from '@/lib/i18n/current-locale';
import { screeningsMetadata } from '@/lib/seo/screenings-metadata';
import { filmList } from '@/lib/structured-data/item-list';

type Props = PageProps<'/[locale]/au-cinema/[[...choice]]'>;

export const dynamicParams = false;

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
