import { useTranslations } from 'next-intl';
import type { OfferEnd } from '@/lib/calendar/offer-calendar';
import type { Film } from '@/lib/films/film';
import { CalendarLink } from './calendar-link';
import { FilmDate } from './film-date';

/** The day on which a film comes or leaves, and the way to keep it in mind. */
export function OfferDay({ film, end }: { film: Film; end: OfferEnd }) {
  const t = useTranslations('Offer');
  const day = end === 'start' ? film.vod?.from : film.vod?.until;
  if (!day) return null;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-4 text-signal">
      <span>{t.rich(end, { date: () => <FilmDate date={day} end={end} /> })}</span>
      <CalendarLink film={film} end={end} />
    </span>
  );
}
