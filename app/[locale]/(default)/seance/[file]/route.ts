import { listSingleCalendars } from '@/lib/calendar/list-screening-calendars';
import { screeningCalendar } from '@/lib/calendar/screening-calendar';
import { sendCalendar } from '@/lib/calendar/send-calendar';
import { inEveryState } from '@/lib/content/store/library';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return inEveryState(listSingleCalendars);
}

/** `/seance/<id>.ics`: one screening, for a calendar. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/seance/[file]'>) {
  const { file, locale } = await params;
  const id = file.replace(/\.ics$/, '');
  return sendCalendar(
    await screeningCalendar({ id }, isLocale(locale) ? locale : defaultLocale),
    id,
  );
}
