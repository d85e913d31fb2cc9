import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  at: string;
  locale: Locale;
  /** Whether midnight UTC means that only the day is known, as in bank payments. */
  mayBeDay?: boolean;
};

/** Date and time in the site's time zone, or a date alone. */
export function Moment({ at, locale, mayBeDay = false }: Props) {
  const isDay = mayBeDay && at.endsWith('T00:00:00.000Z');
  return <time dateTime={isDay ? at.slice(0, 10) : at}>{formatMoment(at, locale, isDay)}</time>;
}

/** An ISO time as a date and a time in the site's time zone, or as a date alone. */
export function formatMoment(at: string, locale: Locale, isDay = false): string {
  const formatter = new Intl.DateTimeFormat(`${locale}-CH`, {
    dateStyle: 'short',
    ...(!isDay && { timeStyle: 'short' }),
    timeZone: isDay ? 'UTC' : getLibrary().site.timeZone,
  });
  return formatter.format(new Date(at));
}
