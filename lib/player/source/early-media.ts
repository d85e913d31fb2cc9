import { isStream } from '@/lib/player/hls/is-stream';
import type { PlayerSource } from './source-schema';

const early = new Map<string, HTMLMediaElement>();
const begun = new WeakSet<HTMLMediaElement>();

/**
 * The element that has the film's file fetched while the player's own code is still on its way; a second
 * press asks for nothing more. None for a stream or a provider's film, which want code first.
 */
export function fetchEarly({ type, sources: [first] }: PlayerSource): HTMLMediaElement | undefined {
  if (first?.provider !== 'html5' || isStream(first)) return undefined;
  const there = early.get(first.src);
  if (there && !there.error) return there;
  const media = document.createElement(type);
  media.preload = 'auto';
  if (media instanceof HTMLVideoElement) media.playsInline = true;
  media.src = first.src;
  early.set(first.src, media);
  return media;
}

/**
 * The element that has begun to fetch `src`, for whoever builds a player upon it; only once, and not
 * where it has come to nothing.
 */
export function takeEarly(src: string): HTMLMediaElement | undefined {
  const media = early.get(src);
  early.delete(src);
  if (!media?.error) return media;
  media.remove();
  return undefined;
}

/** How long a film runs without any controls, in ms: then it has the browser's own until a player comes. */
const patience = 3000;

/** Says that the visitor has this element playing already, and may have stopped it again. */
export function markBegun(media: HTMLMediaElement): void {
  begun.add(media);
  setTimeout(() => {
    if (begun.has(media)) media.controls = true;
  }, patience);
}

/** Whether it has been begun so, and no player has joined it yet. */
export function wasBegun(media: HTMLMediaElement): boolean {
  return begun.has(media);
}

/** A player has joined it: its controls are there. */
export function markJoined(media: HTMLMediaElement): void {
  begun.delete(media);
}
