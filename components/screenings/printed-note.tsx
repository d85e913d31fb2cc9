import { useLocale, useTranslations } from 'next-intl';
import { dayOf } from '@/lib/days/day-of';
import { localePath } from '@/lib/i18n/locale-path';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { useMomentWords } from './use-moment-words';

/** A programme that hangs on a wall says whose it is, where it goes on, and of which day it is: that of its page. */
export function PrintedNote({ now }: { now: Date }) {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const { day } = useMomentWords();
  const { name, timeZone } = getSite(locale);
  const today = dayOf(+now, timeZone);
  return (
    <p className="hidden print:block">
      {name}, {siteUrl() + localePath('/au-cinema', locale)}.{' '}
      {t('stateOf', { day: day(today), year: today.slice(0, 4) })}
    </p>
  );
}
