import { getTranslations } from 'next-intl/server';
import { formatVersion } from '@/lib/catalog/screenings/format-version';
import { allScreenings, type ScreeningWithFilm } from '@/lib/catalog/screenings/list-screenings';
import { getLibrary } from '@/lib/content/store/library';
import { displayName } from '@/lib/i18n/intl-format';
import { defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/locales';
import { capitalise } from '@/lib/primitives/text/grammar';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { type CalendarEvent, writeCalendar } from './write-calendar';

/**
 * The calendar of all screenings, of the screenings of one film, or of a single screening (`id`); undefined without
 * screenings. Past screenings are included. The uid of an event is the same in all languages, so that a second import
 * replaces the first.
 */
export async function screeningCalendar(
  { film, id }: { film?: string; id?: string },
  locale: Locale,
): Promise<string | undefined> {
  const screenings = allScreenings(locale).filter(
    (one) => (!film || one.film.slug === film) && (!id || one.id === id),
  );
  if (screenings.length === 0) return undefined;
  const toEvent = await eventConverter(locale);
  const t = await getTranslations({ locale, namespace: 'Screenings' });
  const { name } = getSite(locale);
  const [first] = screenings;
  const calendarName = film && first ? first.film.title.text : name;
  return writeCalendar(screenings.map(toEvent), {
    product: `-//${name}//Films//${locale.toUpperCase()}`,
    ...(!id && { name: t('calendar.name', { name: calendarName }) }),
  });
}

/** Returns a function that converts screenings to events in one language. */
async function eventConverter(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'Screenings' });
  const stamp = new Date();
  const { host } = new URL(siteUrl());
  return (screening: ScreeningWithFilm): CalendarEvent => {
    const { id, film, start, was, venue, version, guest, note, booking, state } = screening;
    const url = new URL(localePath(`/movie/${film.slug}`, locale), siteUrl()).href;
    const isCancelled = state === 'cancelled';
    const words = { title: film.title.text, venue: venue.name };
    const country = venue.country && displayName('region', venue.country, locale);
    return {
      ...{ uid: `${id}@${host}`, at: start, stamp, url, minutes: film.runtime },
      summary: t(isCancelled ? 'calendar.cancelled' : 'calendar.summary', words),
      description: [
        version && capitalise(formatVersion(version, locale, t)),
        state === 'sold-out' && t('state.sold-out'),
        guest && t('calendar.guest', { name: guest.text }),
        note?.text,
        booking && !state && t('calendar.book', { address: booking }),
        url,
      ]
        .filter(Boolean)
        .join('\n'),
      place: [venue.name, venue.address, venue.town, country].filter(Boolean).join(', '),
      state: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      // A change or a cancellation raises the number: calendars keep the revision with the highest one (RFC
      // 5546, 2.1.5).
      sequence: Number(was !== undefined) + Number(isCancelled),
    };
  };
}

/**
 * Repeats route parameters for every language. The lists below are the parameters of the prerendered calendars; they
 * are empty without screenings.
 */
const inEachLocale = <T extends object>(params: T[]) =>
  params.flatMap((param) => locales.map((locale) => ({ ...param, locale })));

export const listWholeCalendars = () => inEachLocale(getLibrary().screenings.size > 0 ? [{}] : []);

export const listFilmCalendars = () =>
  inEachLocale([...getLibrary().screenings.keys()].map((slug) => ({ slug })));

export const listSingleCalendars = () =>
  inEachLocale(allScreenings(defaultLocale).map(({ id }) => ({ file: `${id}.ics` })));
