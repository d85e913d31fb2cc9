import { isStream } from '@/lib/player/hls/is-stream';
import type { PlayerSource } from './source-schema';

let early: HTMLMediaElement | undefined;

/**
 * Has the film's file fetched while the player's own code is still on its way: from a press to the
 * first picture a visitor then waits for the slower of the two, not for both.
 */
export function fetchEarly({ type, sources: [first] }: PlayerSource) {
  if (first?.provider !== 'html5' || isStream(first)) return;
  early = document.createElement(type);
  early.preload = 'auto';
  early.src = first.src;
}

/** The element that has begun to fetch `src`, for whoever builds a player upon it; only once. */
export function takeEarly(src: string): HTMLMediaElement | undefined {
  const media = early?.getAttribute('src') === src ? early : undefined;
  if (media) early = undefined;
  return media;
}
