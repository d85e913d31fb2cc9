import { createTranslator } from 'next-intl';
import type { Collection } from '@/lib/catalog/collections/list-collections';
import type { Film, Picture } from '@/lib/catalog/films/film';
import type { Library } from '@/lib/content/store/raw-library';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { cardField } from '@/lib/posters/card/card';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import {
  collectionPicture,
  filmPicture,
  sharedPicturePath,
  sharedPictures,
} from '@/lib/posters/poster-path';
import { getSite } from '@/lib/site/get-site';
import type { SharedPage } from './page-walls';

/** Metadata of a share image: URL path on this site, size in pixels, MIME type and alternative text. */
export type ShareImage = {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
};

const toPicture = (file: string, locale: Locale, alt: string): ShareImage => ({
  ...{ url: sharedPicturePath(file, locale), width: 1200, height: 630, alt },
  type: file.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
});

async function getShareTranslator(locale: Locale) {
  const messages = await loadMessages(locale);
  return createTranslator({ locale, messages, namespace: 'SharedPicture' });
}

export async function filmShareImage(film: Film, locale: Locale): Promise<ShareImage> {
  const t = await getShareTranslator(locale);
  const values = { title: film.title.text, year: film.year };
  const isPhoto = findSharePhoto(film) !== undefined;
  const alt = isPhoto ? t('photo', values) : t('drawn', values);
  return toPicture(filmPicture(film.slug, isPhoto), locale, alt);
}

export async function collectionShareImage(
  { slug, title }: Collection,
  locale: Locale,
): Promise<ShareImage> {
  const t = await getShareTranslator(locale);
  return toPicture(collectionPicture(slug), locale, t('collection', { title: title.text }));
}

/** Share image of a page that is neither a film's nor a collection's. */
export async function pageShareImage(page: SharedPage, locale: Locale): Promise<ShareImage> {
  const t = await getShareTranslator(locale);
  return toPicture(sharedPictures[page], locale, t('wall', { name: getSite(locale).name }));
}

type FilmPictures = {
  stills: readonly { src: string }[];
  media: { film?: { poster?: string | undefined } | undefined };
};

/**
 * The photograph for a film's share image: a still, or the video's poster. Only local files that need not be
 * enlarged.
 *
 * @param sizeOf returns the size in pixels; a file of unknown size counts as large enough
 */
export function findSharePhoto(
  { stills, media }: FilmPictures,
  sizeOf: (src: string) => { width: number; height: number } | undefined = findResized,
): string | undefined {
  const isLarge = (src: string) => {
    const { width, height } = sizeOf(src) ?? cardField;
    return width >= cardField.width && height >= cardField.height;
  };
  const pictures = [...stills.map(({ src }) => src), media.film?.poster ?? ''];
  return pictures.find((src) => src.startsWith('/') && isLarge(src));
}

/** Image formats that all messengers and networks support. */
const mimeTypes: Record<string, string | undefined> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Minimum width in pixels for a large card on social networks. */
const minWidth = 600;

/** The photograph of a page as its share image; undefined if networks would not show it. */
export function photoShareImage(picture: Picture | undefined): ShareImage | undefined {
  const type = mimeTypes[picture?.src.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!picture?.made || !type || picture.made.width < minWidth) return undefined;
  const { src, made, alt } = picture;
  return { url: src, width: made.width, height: made.height, type, alt: alt.text };
}

/**
 * URL paths of all share images. In the default language a film's drawn card exists even if there is a
 * photograph: links shared earlier still use it.
 */
export function listShareImages({ films, collections }: Library): string[] {
  return locales.flatMap((locale) => {
    const files = [
      ...Object.values(sharedPictures),
      ...[...films].flatMap(([slug, film]) => {
        const isPhoto = findSharePhoto(film) !== undefined;
        const isDrawn = !isPhoto || locale === defaultLocale;
        return [
          ...(isDrawn ? [filmPicture(slug, false)] : []),
          ...(isPhoto ? [filmPicture(slug, true)] : []),
        ];
      }),
      ...[...collections.keys()].map(collectionPicture),
    ];
    return files.map((file) => sharedPicturePath(file, locale));
  });
}
