import { useFormatter, useTranslations } from 'next-intl';
import type { OfferEnd } from '@/lib/catalog/films/offer';

/** The minute at which a day is offered whole: it need not be said. */
const edges = { start: '0:0', end: '23:59' };

/** When an offer begins or ends, as a visitor reads it and as a machine does: the day, and the time if it matters. */
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
