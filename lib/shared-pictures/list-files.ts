import { getLibrary } from '@/lib/content/library';
import { listFilms } from '@/lib/films/list-films';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { collectionPicture, filmPicture, sharedPictures } from '@/lib/posters/poster-path';
import { photoOf } from './photo-of';

/**
 * The files of all shared pictures in a language. In the first one each film's drawn card is there even where a
 * photograph stands for it: links that were shared before it had one still ask for it.
 */
export function listFiles(locale: Locale): string[] {
  return [
    ...Object.values(sharedPictures),
    ...listFilms(locale).flatMap((film) => {
      const isPhoto = photoOf(film) !== undefined;
      const isOwed = !isPhoto || locale === defaultLocale;
      return [
        ...(isOwed ? [filmPicture(film.slug, false)] : []),
        ...(isPhoto ? [filmPicture(film.slug, true)] : []),
      ];
    }),
    ...[...getLibrary().collections.keys()].map(collectionPicture),
  ];
}
