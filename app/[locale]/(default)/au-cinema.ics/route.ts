import { listWholeCalendars } from '@/lib/calendar/list-screening-calendars';
import { screeningCalendar } from '@/lib/calendar/screening-calendar';
import { sendCalendar } from '@/lib/calendar/send-calendar';
import { inEveryState } from '@/lib/content/store/library';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return inEveryState(listWholeCalendars);
}

/** `/au-cinema.ics`: all screenings, to be subscribed to. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/au-cinema.ics'>) {
  const { locale } = await params;
  return sendCalendar(
    await screeningCalendar({}, isLocale(locale) ? locale : defaultLocale),
    'au-cinema',
  );
}
