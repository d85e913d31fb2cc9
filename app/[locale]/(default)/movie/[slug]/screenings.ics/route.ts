import { inEveryState } from '@/lib/content/store/library';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { listFilmCalendars, screeningCalendar } from '@/lib/seo/calendar/screening-calendar';
import { calendarResponse } from '@/lib/seo/calendar/write-calendar';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return inEveryState(listFilmCalendars);
}

/** `/movie/<slug>/screenings.ics`: calendar of a film's screenings, to subscribe to. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[locale]/movie/[slug]/screenings.ics'>,
) {
  const { slug, locale } = await params;
  const calendar = await screeningCalendar(
    { film: slug },
    isLocale(locale) ? locale : defaultLocale,
  );
  return calendarResponse(calendar, slug);
}
