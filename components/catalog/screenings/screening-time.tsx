import { useLocale, useTranslations } from 'next-intl';
import type { Screening } from '@/lib/catalog/screenings/screening';
import { getSite } from '@/lib/site/get-site';
import { useMomentWords } from './use-moment-words';

/** Start of a screening; in another time zone than the site's it says "local time". */
export function ScreeningTime({ start, timeZone }: Pick<Screening, 'start' | 'timeZone'>) {
  const t = useTranslations('Screenings');
  const { time } = useMomentWords();
  const isElsewhere = timeZone !== getSite(useLocale()).timeZone;
  return (
    <>
      <time dateTime={start.toISOString()}>{time(start, timeZone)}</time>
      {isElsewhere && <span className="screening-zone"> {t('localTime')}</span>}
    </>
  );
}
