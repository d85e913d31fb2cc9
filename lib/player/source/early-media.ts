import { isStream } from '@/lib/player/hls/is-stream';
import { crossOrigin } from './cross-origin';
import type { PlayerSource } from './source-schema';

const early = new Map<string, HTMLMediaElement>();
const begun = new WeakSet<HTMLMediaElement>();

/**
 * The element of the film that is at hand, which asks for nothing yet. None for a stream or a provider's
 * film, which want code first.
 */
function earlyMedia({
  type,
  sources: [first],
  tracks,
}: PlayerSource): HTMLMediaElement | undefined {
  if (first?.provider !== 'html5' || isStream(first)) return undefined;
  const there = early.get(first.src);
  if (there && !there.error) return there;
  const media = document.createElement(type);
  media.crossOrigin = crossOrigin(tracks);
  media.preload = 'none';
  if (media instanceof HTMLVideoElement) media.playsInline = true;
  media.src = first.src;
  early.set(first.src, media);
  return media;
}

/**
 * Puts the element out of sight into `box`, before it is pressed: to set up its first video costs a browser
 * some 10 ms, four times as many on a phone.
 */
export function prepareEarly(source: PlayerSource, box: HTMLElement): void {
  const media = earlyMedia(source);
  if (!media || media.isConnected) return;
  media.style.visibility = 'hidden';
  box.replaceChildren(media);
}

/** Has the film's file fetched while the player's own code is still on its way; a second time asks for nothing more. */
export function fetchEarly(source: PlayerSource): HTMLMediaElement | undefined {
  const media = earlyMedia(source);
  if (media) media.preload = 'auto';
  return media;
}

/**
 * The element that has begun to fetch `src`, for whoever builds a player upon it; only once, and not
 * where it has come to nothing.
 */
export function takeEarly(src: string): HTMLMediaElement | undefined {
  const media = early.get(src);
  early.delete(src);
  media?.style.removeProperty('visibility');
  if (!media?.error) return media;
  media.remove();
  return undefined;
}

/** Lets go of an element that no player has taken: its page is left. */
export function forgetEarly({ sources: [first] }: PlayerSource): void {
  const media = first && takeEarly(first.src);
  if (!media) return;
  media.remove();
  media.removeAttribute('src');
  media.load();
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
