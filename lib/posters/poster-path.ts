import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/** End of the file name of a drawn poster with its title in a language: ``, `wide`, `in-de`, `wide-in-de`. */
export function posterEnd(shape: 'wide' | undefined, locale: Locale): string {
  return [shape, locale === defaultLocale ? undefined : `in-${locale}`].filter(Boolean).join('-');
}

function posterPath(slug: string, end: string): string {
  return `/poster/${slug}${end && `_${end}`}.svg`;
}

/** URL path of a film's drawn poster with its title in a language: SVG, portrait. */
export function drawnPosterPath(slug: string, locale: Locale): string {
  return posterPath(slug, posterEnd(undefined, locale));
}

/** As `drawnPosterPath`, in landscape format. Slugs contain no underscore. */
export function widePosterPath(slug: string, locale: Locale): string {
  return posterPath(slug, posterEnd('wide', locale));
}

/** URL path of the poster's picture without text: SVG, scope format. */
export function scenePath(slug: string): string {
  return `/poster/${slug}_scene.svg`;
}

/** Downloads of a film's drawn poster: file name suffixes by kind. */
export const posterDownloads = {
  pdf: 'a3.pdf',
  wallpaper: 'phone.png',
  moving: 'moving.gif',
} as const;

export type PosterDownload = keyof typeof posterDownloads;

export const posterDownloadKinds = Object.keys(posterDownloads) as PosterDownload[];

/** URL path of a download of a film's drawn poster. Slugs contain no underscore. */
export function posterDownloadPath(slug: string, download: PosterDownload): string {
  return `/poster/${slug}_${posterDownloads[download]}`;
}

/** URL path of a collection's poster in one language: SVG, portrait. Slugs contain no underscore. */
export function seriesPosterPath(slug: string, locale: Locale): string {
  return `/poster/${slug}_${locale}.svg`;
}

/** URL path of a collection's pictures without text, for its page: SVG. */
export function seriesBandPath(slug: string, shape: 'band' | 'block'): string {
  return `/poster/${slug}_${shape}.svg`;
}

/** URL path of a sprite sheet of small posters (lib/posters/poster-wall.ts). Slugs do not start with an underscore. */
export function wallSheetPath(name: string): string {
  return `/poster/_${name}.svg`;
}

/**
 * File names of the share images of pages without a film. They cannot collide with films, since slugs contain
 * no underscore. `site` is the default.
 */
export const sharedPictures = {
  site: '_site.png',
  catalogue: '_catalogue.png',
  collections: '_collections.png',
  shop: '_shop.png',
  vod: '_vod.png',
} as const;

/** File name of a film's share image: PNG for a drawing, JPEG for a photograph. */
export function filmPicture(slug: string, isPhoto: boolean): string {
  return `${slug}.${isPhoto ? 'jpg' : 'png'}`;
}

/** File name of the share image of a moment of a film, in whole seconds: JPEG. */
export function momentPicture(slug: string, second: number): string {
  return `${slug}_${second}.jpg`;
}

/** File name of a collection's share image. */
export function collectionPicture(slug: string): string {
  return `${slug}_collection.png`;
}

/** URL path of a share image in a language, 1200 × 630. */
export function sharedPicturePath(file: string, locale: Locale): string {
  return `/og/${locale === defaultLocale ? '' : `${locale}/`}${file}`;
}
