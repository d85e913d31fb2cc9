import { type OfferEnd, offerDay } from '@/lib/catalog/films/offer';
import { listOffered } from '@/lib/catalog/films/overview';
import { listBuilt } from '@/lib/content/store/built-films';
import { defaultLocale, locales } from '@/lib/i18n/locales';

/** The slugs of the films that come, or go, on a day that is known. */
export function listDated(end: OfferEnd): string[] {
  return listOffered(defaultLocale)
    .filter((film) => offerDay(film, end))
    .map(({ slug }) => slug);
}

/** Those whose file a build makes, in every language. */
export function listOfferEnds(end: OfferEnd): { slug: string; locale: string }[] {
  const built = new Set(listBuilt());
  return listDated(end)
    .filter((slug) => built.has(slug))
    .flatMap((slug) => locales.map((locale) => ({ slug, locale })));
}
