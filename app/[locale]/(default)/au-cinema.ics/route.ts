import { inEveryState } from '@/lib/content/store/library';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { listWholeCalendars, screeningCalendar } from '@/lib/seo/calendar/screening-calendar';
import { calendarResponse } from '@/lib/seo/calendar/write-calendar';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return inEveryState(listWholeCalendars);
}

/** `/au-cinema.ics`: calendar of all screenings, to subscribe to. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/au-cinema.ics'>) {
  const { locale } = await params;
  return calendarResponse(
    await screeningCalendar({}, isLocale(locale) ? locale : defaultLocale),
    'au-cinema',
  );
}
