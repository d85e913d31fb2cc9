import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { adsOf, type OfferEdge, offerDay } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { localePath } from '@/lib/i18n/locales';
import { providers } from '@/lib/security/hosts';

/** The day on which an offer starts (with its end, if known) or ends, and a link to add it to a calendar. */
export function OfferDay({ film, end }: { film: Film; end: OfferEdge }) {
  const t = useTranslations('Offer');
  const day = offerDay(film, end);
  if (!day) return null;
  const until = end === 'start' ? offerDay(film, 'end') : undefined;
  const values = { date: () => <FilmDate date={day} end={end} /> };
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-4 text-signal">
      <span>
        {until
          ? t.rich('span', { ...values, until: () => <FilmDate date={until} end="end" /> })
          : t.rich(end, values)}
      </span>
      <CalendarLink film={film} end={end} />
    </span>
  );
}

/** Link to an offer's day as a calendar file (`.ics`). */
function CalendarLink({ film, end }: { film: Pick<Film, 'slug' | 'title'>; end: OfferEdge }) {
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

/** Times that are not shown, because the offer then covers the whole day. */
const edges = { start: '0:0', end: '23:59' };

/** Start or end of an offer as a `time` element: the day, and the time unless the whole day is covered. */
export function FilmDate({ date, end }: { date: Date; end: OfferEdge }) {
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
  const isWholeDay = `${hour}:${minute}` === edges[end];
  return (
    <time dateTime={date.toISOString()}>{isWholeDay ? day : t('moment', { date: day, time })}</time>
  );
}

/** Terms of a film's offer: free, with or without advertisements, or at a provider. */
export function OfferTerms({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const ads = adsOf(film) ?? 'without';
  if (ads === 'with') return t('withAds');
  if (ads === 'without') return t('withoutAds');
  return t('atProvider', { provider: providers[ads].name });
}
