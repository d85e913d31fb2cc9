import { isStream } from '@/lib/player/hls/is-stream';
import type { PlayerSource } from './source-schema';

let early: HTMLMediaElement | undefined;

/**
 * Has the film's file fetched while the player's own code is still on its way: from a press to the
 * first picture a visitor then waits for the slower of the two, not for both. Resolves once the request
 * is on its way: browsers send it between tasks, and building a player is a long one.
 */
export async function fetchEarly({ type, sources: [first] }: PlayerSource): Promise<void> {
  if (first?.provider !== 'html5' || isStream(first)) return;
  early = document.createElement(type);
  early.preload = 'auto';
  early.src = first.src;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The element that has begun to fetch `src`, for whoever builds a player upon it; only once. */
export function takeEarly(src: string): HTMLMediaElement | undefined {
  const media = early?.getAttribute('src') === src ? early : undefined;
  if (media) early = undefined;
  return media;
}
