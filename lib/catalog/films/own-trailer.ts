import type { Locale } from '@/lib/i18n/locales';
import { type Film, mainTrailer, type Trailer } from './film';
import { findEmbed } from './player-source';

/**
 * The main trailer among those in a file of the site, for pages that ask for no consent: a provider's player opens on
 * the film's own page only.
 */
export function ownTrailer(
  { trailers }: Pick<Film, 'trailers'>,
  locale: Locale,
): Trailer | undefined {
  return mainTrailer(
    trailers.filter(({ sources }) => !findEmbed(sources)),
    locale,
  );
}
