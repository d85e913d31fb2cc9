import type { Metadata } from 'next';
import { getFilm } from '@/lib/catalog/films/get-film';
import type { Locale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';

/**
 * Of a framed player: search engines are to know the film's page, and to count the player as a part of whoever shows it.
 * It names no canonical address, which would contradict that.
 */
export function embedMetadata(slug: string, locale: Locale): Metadata {
  const film = getFilm(slug, locale);
  if (!film) return {};
  return {
    title: `${film.title.text} – ${getSite(locale).name}`,
    robots: { index: false, indexifembedded: true },
  };
}
