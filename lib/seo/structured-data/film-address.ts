import type { Film } from '@/lib/catalog/films/film';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { filmPicture, sharedPicturePath } from '@/lib/posters/poster-path';
import { photoOf } from '@/lib/seo/share-images/photo-of';
import { absoluteUrl } from '@/lib/site/absolute-url';

/** Absolute URL of a film's page. */
export function filmAddress(slug: string, locale: Locale): string {
  return absoluteUrl(localePath(`/movie/${slug}`, locale));
}

/** Absolute URL of a film's share image, 1200 × 630: a photograph if there is a large one, else drawn. */
export function filmPictureAddress(film: Film, locale: Locale): string {
  const file = filmPicture(film.slug, photoOf(film) !== undefined);
  return absoluteUrl(sharedPicturePath(file, locale));
}
