import { useFormatter, useTranslations } from 'next-intl';

/** Date of a news item (`2026-12-31`); without the year if the list already shows it. */
export function NewsDate({ date, year = true }: { date: string; year?: boolean }) {
  const t = useTranslations('Offer');
  const { dateTime } = useFormatter();
  const day = new Date(`${date}T00:00:00Z`);
  const options = {
    month: 'long',
    timeZone: 'UTC',
    ...(year && { year: 'numeric' as const }),
  } as const;
  return (
    <time dateTime={date}>
      {t('day', { day: day.getUTCDate(), month: dateTime(day, options) })}
    </time>
  );
}
