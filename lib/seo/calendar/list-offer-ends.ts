import { type OfferEnd, offerDay } from '@/lib/catalog/films/offer';
import { listOffered } from '@/lib/catalog/films/overview';
import { listBuilt } from '@/lib/content/store/built-films';
import { defaultLocale, locales } from '@/lib/i18n/locales';

/** Slugs of the films whose offer has a known start, or end. */
export function listDated(end: OfferEnd): string[] {
  return listOffered(defaultLocale)
    .filter((film) => offerDay(film, end))
    .map(({ slug }) => slug);
}

/** Those with a prerendered calendar file, in every language. */
export function listOfferEnds(end: OfferEnd): { slug: string; locale: string }[] {
  const built = new Set(listBuilt());
  return listDated(end)
    .filter((slug) => built.has(slug))
    .flatMap((slug) => locales.map((locale) => ({ slug, locale })));
}
