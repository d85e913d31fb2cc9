import { isStream } from '@/lib/player/hls/is-stream';
import type { PlayerSource } from './source-schema';

const early = new Map<string, HTMLMediaElement>();

/**
 * Has the film's file fetched while the player's own code is still on its way: from a press to the
 * first picture a visitor then waits for the slower of the two, not for both. A second press asks for
 * nothing more. Resolves once the request is on its way: browsers send it between tasks, and building a
 * player is a long one.
 */
export async function fetchEarly({ type, sources: [first] }: PlayerSource): Promise<void> {
  if (first?.provider !== 'html5' || isStream(first)) return;
  const begun = early.get(first.src);
  if (begun && !begun.error) return;
  const media = document.createElement(type);
  media.preload = 'auto';
  media.src = first.src;
  early.set(first.src, media);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The element that has begun to fetch `src`, for whoever builds a player upon it; only once. */
export function takeEarly(src: string): HTMLMediaElement | undefined {
  const media = early.get(src);
  early.delete(src);
  return media;
}
