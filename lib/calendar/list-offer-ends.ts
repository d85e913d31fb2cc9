import { listFilms } from '@/lib/films/list-films';
import { type OfferEnd, offerDay } from '@/lib/films/offer';
import { defaultLocale, locales } from '@/lib/i18n/locales';

/** The films that come, or go, on a day that is known, in every language: of each a file is built. */
export function listOfferEnds(end: OfferEnd): { slug: string; locale: string }[] {
  const dated = listFilms(defaultLocale).filter((film) => offerDay(film, end));
  return dated.flatMap(({ slug }) => locales.map((locale) => ({ slug, locale })));
}
