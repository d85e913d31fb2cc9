import { inEveryState } from '@/lib/content/store/library';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { listSingleCalendars, screeningCalendar } from '@/lib/seo/calendar/screening-calendar';
import { calendarResponse } from '@/lib/seo/calendar/write-calendar';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return inEveryState(listSingleCalendars);
}

/** `/seance/<id>.ics`: calendar entry for one screening. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/seance/[file]'>) {
  const { file, locale } = await params;
  const id = file.replace(/\.ics$/, '');
  return calendarResponse(
    await screeningCalendar({ id }, isLocale(locale) ? locale : defaultLocale),
    id,
  );
}
