import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  at: string;
  locale: Locale;
  /** A bank that reports a day has said no time: then it stands at midnight of UTC. */
  mayBeDay?: boolean;
};

/** A day and a time by the house's clock, or a day alone. */
export function Moment({ at, locale, mayBeDay = false }: Props) {
  const isDay = mayBeDay && at.endsWith('T00:00:00.000Z');
  const words = new Intl.DateTimeFormat(`${locale}-CH`, {
    dateStyle: 'short',
    ...(!isDay && { timeStyle: 'short' }),
    timeZone: isDay ? 'UTC' : getLibrary().site.timeZone,
  });
  return <time dateTime={isDay ? at.slice(0, 10) : at}>{words.format(new Date(at))}</time>;
}
