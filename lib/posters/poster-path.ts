import type { Locale } from '@/lib/i18n/locales';

/** Address of the poster the site draws for a film: SVG, portrait. */
export function drawnPosterPath(slug: string): string {
  return `/poster/${slug}.svg`;
}

/** Address of the same drawing in the shape of a screen: SVG, landscape. No slug has a sign like that. */
export function widePosterPath(slug: string): string {
  return `/poster/${slug}_wide.svg`;
}

/** Address of the poster of a collection, whose words are in one language: SVG, portrait. No slug has a sign like that. */
export function seriesPosterPath(slug: string, locale: Locale): string {
  return `/poster/${slug}_${locale}.svg`;
}

/** Address of the pictures of a collection's films alone, for the head of its page: SVG. */
export function seriesBandPath(slug: string, shape: 'band' | 'block'): string {
  return `/poster/${slug}_${shape}.svg`;
}

/** Address of a sheet of small posters (lib/posters/wall). No slug begins with a sign like that. */
export function wallSheetPath(name: string): string {
  return `/poster/_${name}.svg`;
}

/**
 * The name of the picture that shared links show of every page without a film: none that a film can have, since
 * no slug has a sign like that.
 */
export const sitePoster = '_site';

/** Address of the same drawing as a PNG of 1200 × 630 for shared links. */
export function sharedPosterPath(slug: string): string {
  return `/og/${slug}.png`;
}
