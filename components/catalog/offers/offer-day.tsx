import { useLocale, useTranslations } from 'next-intl';
import type { Film } from '@/lib/catalog/films/film';
import { type OfferEnd, offerDay } from '@/lib/catalog/films/offer';
import { localePath } from '@/lib/i18n/locale-path';
import { FilmDate } from './film-date';

/** The day on which an offer starts (with its end, if known) or ends, and a link to add it to a calendar. */
export function OfferDay({ film, end }: { film: Film; end: OfferEnd }) {
  const t = useTranslations('Offer');
  const day = offerDay(film, end);
  if (!day) return null;
  const until = end === 'start' ? offerDay(film, 'end') : undefined;
  const words = { date: () => <FilmDate date={day} end={end} /> };
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-4 text-signal">
      <span>
        {until
          ? t.rich('span', { ...words, until: () => <FilmDate date={until} end="end" /> })
          : t.rich(end, words)}
      </span>
      <CalendarLink film={film} end={end} />
    </span>
  );
}

/** Link to an offer's day as a calendar file (`.ics`). */
function CalendarLink({ film, end }: { film: Pick<Film, 'slug' | 'title'>; end: OfferEnd }) {
  const t = useTranslations('Offer');
  return (
    <a
      href={localePath(`/movie/${film.slug}/${end}.ics`, useLocale())}
      download
      aria-label={t('addToCalendarFilm', { title: film.title.text })}
      className="label relative z-10 inline-block py-1 text-ink tracking-normal underline underline-offset-4 hover:decoration-2"
    >
      {t('addToCalendar')}
    </a>
  );
}
