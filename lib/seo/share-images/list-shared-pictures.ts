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
 * URL paths of all share images. In the default language a film's drawn card exists even if there is a
 * photograph: links shared earlier still use it.
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
