import type { Film } from '@/lib/catalog/films/film';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { filmPicture, sharedPicturePath } from '@/lib/posters/poster-path';
import { findSharePhoto } from '@/lib/seo/share-images/share-image';
import { absoluteUrl } from '@/lib/site/site-url';

/** Absolute URL of a film's page. */
export function filmUrl(slug: string, locale: Locale): string {
  return absoluteUrl(localePath(`/movie/${slug}`, locale));
}

/** Absolute URL of a film's share image, 1200 × 630: a photograph if there is a large one, else drawn. */
export function filmImageUrl(film: Film, locale: Locale): string {
  const file = filmPicture(film.slug, findSharePhoto(film) !== undefined);
  return absoluteUrl(sharedPicturePath(file, locale));
}
