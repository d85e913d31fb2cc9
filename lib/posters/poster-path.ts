import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/** Address of the poster the site draws for a film: SVG, portrait. */
export function drawnPosterPath(slug: string): string {
  return `/poster/${slug}.svg`;
}

/** Address of the same drawing in the shape of a screen: SVG, landscape. No slug has a sign like that. */
export function widePosterPath(slug: string): string {
  return `/poster/${slug}_wide.svg`;
}

/** Address of what the poster shows, without its words: SVG, as wide as a screen for scope. */
export function scenePath(slug: string): string {
  return `/poster/${slug}_scene.svg`;
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
 * The pictures that shared links show of pages without a film, by the names of their files: none that a film can have,
 * since no slug has a sign like that. `site` stands for every page that has none of its own.
 */
export const sharedPictures = {
  site: '_site.png',
  catalogue: '_catalogue.png',
  collections: '_collections.png',
  shop: '_shop.png',
  vod: '_vod.png',
} as const;

/** The file of a film's shared picture: PNG where it is drawn, JPEG where it shows a photograph. */
export function filmPicture(slug: string, isPhoto: boolean): string {
  return `${slug}.${isPhoto ? 'jpg' : 'png'}`;
}

/** The file of a collection's. */
export function collectionPicture(slug: string): string {
  return `${slug}_collection.png`;
}

/** Address of a shared picture in a language, 1200 × 630. */
export function sharedPicturePath(file: string, locale: Locale): string {
  return `/og/${locale === defaultLocale ? '' : `${locale}/`}${file}`;
}
