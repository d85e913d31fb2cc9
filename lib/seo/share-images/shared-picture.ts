import { createTranslator } from 'next-intl';
import type { Collection } from '@/lib/catalog/collections/collection';
import type { Film } from '@/lib/catalog/films/film';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import {
  collectionPicture,
  filmPicture,
  sharedPicturePath,
  sharedPictures,
} from '@/lib/posters/poster-path';
import { getSite } from '@/lib/site/get-site';
import type { SharedPage } from './page-walls';
import { photoOf } from './photo-of';

/** Metadata of a share image: URL path on this site, size in pixels, MIME type and alternative text. */
export type SharedPicture = {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
};

const toPicture = (file: string, locale: Locale, alt: string): SharedPicture => ({
  ...{ url: sharedPicturePath(file, locale), width: 1200, height: 630, alt },
  type: file.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
});

async function wordsOf(locale: Locale) {
  const messages = await loadMessages(locale);
  return createTranslator({ locale, messages, namespace: 'SharedPicture' });
}

export async function pictureOfFilm(film: Film, locale: Locale): Promise<SharedPicture> {
  const t = await wordsOf(locale);
  const said = { title: film.title.text, year: film.year };
  const isPhoto = photoOf(film) !== undefined;
  const alt = isPhoto ? t('photo', said) : t('drawn', said);
  return toPicture(filmPicture(film.slug, isPhoto), locale, alt);
}

export async function pictureOfCollection(
  { slug, title }: Collection,
  locale: Locale,
): Promise<SharedPicture> {
  const t = await wordsOf(locale);
  return toPicture(collectionPicture(slug), locale, t('collection', { title: title.text }));
}

/** Share image of a page that is neither a film's nor a collection's. */
export async function pictureOfPage(page: SharedPage, locale: Locale): Promise<SharedPicture> {
  const t = await wordsOf(locale);
  return toPicture(sharedPictures[page], locale, t('wall', { name: getSite(locale).name }));
}
