import { attachAds } from '@/lib/ads/attach-ads';
import { attachWatched } from '@/lib/lists/attach-watched';
import { attachKeys } from '@/lib/player/keys/attach-keys';
import { attachResume } from '@/lib/player/resume/attach-resume';
import { attachSpeedLabels } from '@/lib/player/silent/attach-speed-labels';
import { speedOptions } from '@/lib/player/silent/speed-options';
import { attachSolo } from '@/lib/player/solo/attach-solo';
import { attachTimeLink } from '@/lib/player/time-link/attach-time-link';
import { attachFilmChapters } from './attach-film-chapters';
import { attachFilmScrubber } from './attach-film-scrubber';
import type { Feature } from './feature';
import { placeName } from './place-name';

/**
 * What the player can do beyond playing, in the order in which it is attached: the advertisements
 * first, for their gate stands before every other wish to play.
 */
export const features: readonly Feature[] = [
  ({ handle, source, film, locale, words, ads }) =>
    attachAds(handle, {
      config: source.type === 'video' ? ads : undefined,
      withoutAds: !film.ads,
      language: locale,
      words,
      poster: source.poster,
      // biome-ignore lint/suspicious/noConsole: the page's log is where a warning belongs (specification, section 8).
      warn: (message) => console.warn(message),
    }),
  ({ handle, showHelp }) => attachKeys(handle, { showHelp }),
  ({ handle }) => attachSolo(handle),
  ({ handle }) => attachTimeLink(handle),
  ({ handle, source, film }) =>
    film.trailer ? () => {} : attachResume(handle, { slug: placeName(film.slug, source.type) }),
  ({ handle, film }) => (film.trailer ? () => {} : attachWatched(handle, film.slug)),
  ({ handle, film, words }) =>
    film.transferRate
      ? attachSpeedLabels(
          handle.root,
          speedOptions(film.transferRate, { unit: words.projectionUnit }),
        )
      : () => {},
  attachFilmChapters,
  attachFilmScrubber,
];
