import { useTranslations } from 'next-intl';
import type { Film } from '@/lib/films/film';
import { type OfferEnd, offerDay } from '@/lib/films/offer';
import { CalendarLink } from './calendar-link';
import { FilmDate } from './film-date';

/** The day on which a film comes or leaves, and the way to keep it in mind. */
export function OfferDay({ film, end }: { film: Film; end: OfferEnd }) {
  const t = useTranslations('Offer');
  const day = offerDay(film, end);
  if (!day) return null;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-4 text-signal">
      <span>{t.rich(end, { date: () => <FilmDate date={day} end={end} /> })}</span>
      <CalendarLink film={film} end={end} />
    </span>
  );
}
