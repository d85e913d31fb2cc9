import { useFormatter } from 'next-intl';
import type { OfferEnd } from '@/lib/films/offer';

/** The minute at which a day is offered whole: it need not be said. */
const edges = { start: '00:00', end: '23:59' };

/** When an offer begins or ends, as a visitor reads it and as a machine does: the day, and the time if it matters. */
export function FilmDate({ date, end }: { date: Date; end: OfferEnd }) {
  const { dateTime } = useFormatter();
  const clock = dateTime(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const timeStyle = clock === edges[end] ? undefined : 'short';
  return (
    <time dateTime={date.toISOString()}>{dateTime(date, { dateStyle: 'long', timeStyle })}</time>
  );
}
