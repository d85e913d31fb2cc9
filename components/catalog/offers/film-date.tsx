import { useFormatter, useTranslations } from 'next-intl';
import type { OfferEnd } from '@/lib/catalog/films/offer';

/** Times that are not shown, because the offer then covers the whole day. */
const edges = { start: '0:0', end: '23:59' };

/** Start or end of an offer as a `time` element: the day, and the time unless the whole day is covered. */
export function FilmDate({ date, end }: { date: Date; end: OfferEnd }) {
  const t = useTranslations('Offer');
  const { dateTime } = useFormatter();
  const part = (name: 'hour' | 'minute') =>
    Number(dateTime(date, { [name]: 'numeric', hourCycle: 'h23' }).replace(/\D/g, ''));
  const [hour, minute] = [part('hour'), part('minute')];
  const day = t('day', {
    day: Number(dateTime(date, { day: 'numeric' }).replace(/\D/g, '')),
    month: dateTime(date, { month: 'long', year: 'numeric' }),
  });
  const time = minute === 0 ? t('hour', { hour }) : t('minute', { hour, minute });
  const isWhole = `${hour}:${minute}` === edges[end];
  return (
    <time dateTime={date.toISOString()}>{isWhole ? day : t('moment', { date: day, time })}</time>
  );
}
