import { useLocale, useTranslations } from 'next-intl';
import type { Film } from '@/lib/films/film';
import type { OfferEnd } from '@/lib/films/offer';
import { localePath } from '@/lib/i18n/locale-path';

/** The day of an offer as a file for the visitor's calendar. */
export function CalendarLink({ film, end }: { film: Pick<Film, 'slug' | 'title'>; end: OfferEnd }) {
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
