import type { Metadata } from 'next';
import { getFilm } from '@/lib/catalog/films/get-film';
import type { Locale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';

/**
 * Metadata of an embed page: search engines index the film's page, and count the player as part of the page
 * that embeds it. No canonical URL, which would contradict that.
 */
export function embedMetadata(slug: string, locale: Locale): Metadata {
  const film = getFilm(slug, locale);
  if (!film) return {};
  return {
    title: `${film.title.text} – ${getSite(locale).name}`,
    robots: { index: false, indexifembedded: true },
  };
}
