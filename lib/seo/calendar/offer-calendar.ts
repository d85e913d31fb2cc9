import { getTranslations } from 'next-intl/server';
import { type OfferEdge, offerDay } from '@/lib/catalog/films/availability';
import { getFilm } from '@/lib/catalog/films/get-film';
import { listOffered } from '@/lib/catalog/films/overview';
import { listPrerenderedFilms } from '@/lib/content/store/prerendered-films';
import { defaultLocale, isLocale, type Locale, localePath, locales } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { calendarResponse, writeCalendar } from './write-calendar';

/** The response of `/movie/<slug>/start.ics` and `end.ics`. */
export async function offerCalendarResponse(
  end: OfferEdge,
  params: Promise<{ slug: string; locale: string }>,
): Promise<Response> {
  const { slug, locale } = await params;
  const calendar = await offerCalendar(slug, end, isLocale(locale) ? locale : defaultLocale);
  return calendarResponse(calendar, `${slug}-${end}`);
}

/** The calendar file for the start or end of a film's offer; undefined if the date is unknown. */
async function offerCalendar(
  slug: string,
  end: OfferEdge,
  locale: Locale,
): Promise<string | undefined> {
  const film = getFilm(slug, locale);
  const at = film && offerDay(film, end);
  if (!film || !at) return undefined;
  const t = await getTranslations({ locale, namespace: 'Offer' });
  const { name } = getSite(locale);
  const url = new URL(localePath(`/movie/${slug}`, locale), siteUrl()).href;
  const title = film.title.text;
  return writeCalendar(
    [
      {
        uid: `${slug}-${end}@${new URL(siteUrl()).host}`,
        ...{ at, url, stamp: new Date() },
        summary: t(`calendar.${end}`, { title }),
        description: t('calendar.description', { title, year: film.year, name, url }),
        // Remind a day before an offer ends; no reminder for its start.
        alarmDays: end === 'end' ? 1 : undefined,
      },
    ],
    { product: `-//${name}//Films//${locale.toUpperCase()}` },
  );
}

/** Slugs of the films for which this edge of the offer, its start or its end, has a known date. */
export function listFilmsWithOfferDay(end: OfferEdge): string[] {
  return listOffered(defaultLocale)
    .filter((film) => offerDay(film, end))
    .map(({ slug }) => slug);
}

/**
 * Route parameters of the prerendered calendar files, in every language: only films with a prerendered page and
 * such a date.
 */
export function listOfferEnds(end: OfferEdge): { slug: string; locale: string }[] {
  const built = new Set(listPrerenderedFilms());
  return listFilmsWithOfferDay(end)
    .filter((slug) => built.has(slug))
    .flatMap((slug) => locales.map((locale) => ({ slug, locale })));
}
