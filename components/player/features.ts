import type { AdConfig } from '@/lib/ads/ad-config';
import { attachAds } from '@/lib/ads/attach-ads';
import { attachComeBack } from '@/lib/player/attach-come-back';
import { attachSolo } from '@/lib/player/attach-solo';
import { controls } from '@/lib/player/controls/controls';
import { attachResume } from '@/lib/player/resume/attach-resume';
import { filmPosition } from '@/lib/player/resume/film-position';
import { attachFilmChapters } from '@/lib/player/session/attach-film-chapters';
import { attachFilmScrubber } from '@/lib/player/session/attach-film-scrubber';
import type { Feature } from '@/lib/player/session/feature';
import { attachSpeedLabels } from '@/lib/player/silent/attach-speed-labels';
import { speedOptions } from '@/lib/player/silent/speed-options';
import { attachTimeLink } from '@/lib/player/time-link/attach-time-link';
import { attachWatched } from '@/lib/visitor/lists/attach-watched';

/** The ads of a film; their gate intercepts every `play()`. */
function adsFeature(config: AdConfig): Feature {
  return ({ handle, source, locale, words }) =>
    attachAds(handle, {
      config,
      language: locale,
      words,
      poster: source.poster,
      // biome-ignore lint/suspicious/noConsole: the page's log is where a warning belongs (specification, section 8).
      warn: (message) => console.warn(message),
    });
}

/** Features of the player, in the order in which they are attached. */
const features: readonly Feature[] = [
  ({ handle }) => attachSolo(handle),
  ({ handle }) => attachTimeLink(handle),
  ({ handle }) => attachComeBack(handle),
  ({ handle, source, film }) => attachResume(handle, filmPosition(film, source.type)),
  ({ handle, film }) =>
    process.env.NEXT_PUBLIC_LISTS === 'off' || film.trailer
      ? () => {}
      : attachWatched(handle, film.slug),
  ({ handle, film, words, locale }) =>
    attachSpeedLabels(handle.root, speedOptions(film.transferRate, { words, locale })),
  attachFilmChapters,
  attachFilmScrubber,
  ...controls.flatMap(({ attach }) => attach ?? []),
];

/** The features of a film's player; ads come first, if there are any. */
export function listFeatures(ads: AdConfig | undefined): readonly Feature[] {
  return ads ? [adsFeature(ads), ...features] : features;
}
