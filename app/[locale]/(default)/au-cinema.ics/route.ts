import { inEveryState } from '@/lib/content/store/library';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { listWholeCalendars } from '@/lib/seo/calendar/list-screening-calendars';
import { screeningCalendar } from '@/lib/seo/calendar/screening-calendar';
import { sendCalendar } from '@/lib/seo/calendar/send-calendar';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return inEveryState(listWholeCalendars);
}

/** `/au-cinema.ics`: calendar of all screenings, to subscribe to. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/au-cinema.ics'>) {
  const { locale } = await params;
  return sendCalendar(
    await screeningCalendar({}, isLocale(locale) ? locale : defaultLocale),
    'au-cinema',
  );
}
