import { useFormatter, useTranslations } from 'next-intl';

/** A day (`2026-12-31`) with its weekday and without its year. */
export function DayName({ day }: { day: string }) {
  const t = useTranslations('Home');
  const { dateTime } = useFormatter();
  const date = new Date(`${day}T00:00:00Z`);
  const part = (name: 'weekday' | 'month') => dateTime(date, { [name]: 'long', timeZone: 'UTC' });
  const words = { weekday: part('weekday'), day: date.getUTCDate(), month: part('month') };
  return <time dateTime={day}>{t('day', words)}</time>;
}
