import type { AdConfig } from '@/lib/ads/ad-config';
import { attachAds } from '@/lib/ads/create-ads';
import { attachBfcache } from '@/lib/player/attach-bfcache';
import { attachLandscape } from '@/lib/player/attach-landscape';
import { attachRotation } from '@/lib/player/attach-rotation';
import { attachSolo } from '@/lib/player/attach-solo';
import { attachTimeLink } from '@/lib/player/attach-time-link';
import { attachChapters } from '@/lib/player/chapters/attach-chapters';
import { controls } from '@/lib/player/controls/controls';
import type { Feature } from '@/lib/player/player-handle';
import { attachResume } from '@/lib/player/resume/attach-resume';
import { filmPosition } from '@/lib/player/resume/positions';
import { attachFilmSeekPreview } from '@/lib/player/seek-preview/seek-preview';
import { attachSpeedLabels, speedOptions } from '@/lib/player/speeds';
import { attachWatched } from '@/lib/visitor/lists/watching';

/** The ads of a film; their gate intercepts every `play()`. */
function adsFeature(config: AdConfig): Feature {
  return ({ handle, source, locale, messages }) =>
    attachAds(handle, {
      config,
      language: locale,
      messages,
      poster: source.poster,
      // biome-ignore lint/suspicious/noConsole: a warning belongs in the browser’s console.
      warn: (message) => console.warn(message),
    });
}

/** Features of the player, in the order in which they are attached. */
const features: readonly Feature[] = [
  ({ handle }) => attachSolo(handle),
  ({ handle, film }) => attachTimeLink(handle, film),
  ({ handle }) => attachBfcache(handle),
  ({ handle }) => attachRotation(handle),
  ({ handle }) => attachLandscape(handle),
  ({ handle, source, film, stream }) =>
    stream?.live ? () => {} : attachResume(handle, filmPosition(film, source.type)),
  ({ handle, film }) =>
    process.env.NEXT_PUBLIC_LISTS === 'off' || film.trailer
      ? () => {}
      : attachWatched(handle, film.slug),
  ({ handle, film, messages, locale }) =>
    attachSpeedLabels(handle.root, speedOptions(film.transferRate, { messages, locale })),
  attachChapters,
  attachFilmSeekPreview,
  ...controls.flatMap(({ attach }) => attach ?? []),
];

/** The features of a film's player. Ads are attached first, because their gate must intercept every `play()`. */
export function listFeatures(ads: AdConfig | undefined): readonly Feature[] {
  return ads ? [adsFeature(ads), ...features] : features;
}
