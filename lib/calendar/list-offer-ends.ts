import { listFilms } from '@/lib/films/list-films';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import type { OfferEnd } from './offer-calendar';

/** The films that come, or go, on a day that is known, in every language: of each a file is built. */
export function listOfferEnds(end: OfferEnd): { slug: string; locale: string }[] {
  const dated = listFilms(defaultLocale).filter(({ vod }) =>
    end === 'start' ? vod?.from : vod?.until,
  );
  return dated.flatMap(({ slug }) => locales.map((locale) => ({ slug, locale })));
}
