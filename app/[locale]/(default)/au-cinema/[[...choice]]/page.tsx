import { Timetable } from '@/components/screenings/timetable';
import { listTimetableParts, readTimetableChoice } from '@/lib/films/screenings/timetable-choice';
import { currentLocale } from '@/lib/i18n/current-locale';
import { screeningsMetadata } from '@/lib/seo/screenings-metadata';

type Props = PageProps<'/[locale]/au-cinema/[[...choice]]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return listTimetableParts(new Date()).map((choice) => ({ choice }));
}

export async function generateMetadata({ params }: Props) {
  const { choice } = await params;
  return screeningsMetadata(readTimetableChoice(choice), await currentLocale());
}

export default async function ScreeningsPage({ params }: Props) {
  const { choice } = await params;
  return <Timetable choice={readTimetableChoice(choice)} />;
}
