import type { RawFilm } from '@/lib/content/schema/film';
import { listBuilt } from '@/lib/content/store/built-films';
import { getLibrary } from '@/lib/content/store/library';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { collectionPicture, filmPicture, sharedPictures } from '@/lib/posters/poster-path';
import { photoOf } from './photo-of';

/**
 * The files of the shared pictures in a language that a build makes. In the first one each film's drawn card is there
 * even where a photograph stands for it: links that were shared before it had one still ask for it.
 */
export function listFiles(locale: Locale): string[] {
  const { films, collections } = getLibrary();
  return [
    ...Object.values(sharedPictures),
    ...listBuilt().flatMap((slug) => {
      const film = films.get(slug);
      const isPhoto = film !== undefined && isSharedAsPhoto(film);
      const isOwed = !isPhoto || locale === defaultLocale;
      return [
        ...(isOwed ? [filmPicture(slug, false)] : []),
        ...(isPhoto ? [filmPicture(slug, true)] : []),
      ];
    }),
    ...[...collections.keys()].map(collectionPicture),
  ];
}

/** Whether one of its photographs stands for a film. */
export function isSharedAsPhoto(film: Pick<RawFilm, 'stills' | 'media'>): boolean {
  return photoOf(film) !== undefined;
}
