import type { Library } from '@/lib/content/store/raw-library';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import {
  collectionPicture,
  filmPicture,
  sharedPicturePath,
  sharedPictures,
} from '@/lib/posters/poster-path';
import { photoOf } from './photo-of';

/**
 * The addresses of all shared pictures. In the first language each film's drawn card is there even where a photograph
 * stands for it: links that were shared before it had one still ask for it.
 */
export function listSharedPictures({ films, collections }: Library): string[] {
  return locales.flatMap((locale) => {
    const files = [
      ...Object.values(sharedPictures),
      ...[...films].flatMap(([slug, film]) => {
        const isPhoto = photoOf(film) !== undefined;
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
