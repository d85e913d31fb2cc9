import { isStream } from '@/lib/player/hls/stream';
import { crossOrigin } from './cross-origin';
import type { PlayerSource } from './source-schema';

const preloaded = new Map<string, HTMLMediaElement>();
const instantStarts = new WeakMap<HTMLMediaElement, Promise<boolean>>();

/**
 * The film's media element, created before the player and not loading yet. Undefined for streams and embeds,
 * which need code first.
 */
function findOrCreateMedia({
  type,
  sources: [first],
  tracks,
}: PlayerSource): HTMLMediaElement | undefined {
  if (first?.provider !== 'html5' || isStream(first)) return undefined;
  const existing = preloaded.get(first.src);
  if (existing && !existing.error) return existing;
  const media = document.createElement(type);
  media.crossOrigin = crossOrigin(tracks);
  media.preload = 'none';
  if (media instanceof HTMLVideoElement) media.playsInline = true;
  media.src = first.src;
  preloaded.set(first.src, media);
  return media;
}

/**
 * Puts the hidden element into `box` before the click: creating the first video takes about 10 ms, four times
 * as long on a phone.
 */
export function prepareMedia(source: PlayerSource, box: HTMLElement): void {
  const media = findOrCreateMedia(source);
  if (!media || media.isConnected) return;
  media.style.visibility = 'hidden';
  box.replaceChildren(media);
}

/** Starts loading the film's file while the player's code loads. Repeated calls have no effect. */
export function preloadMedia(source: PlayerSource): HTMLMediaElement | undefined {
  const media = findOrCreateMedia(source);
  if (media) media.preload = 'auto';
  return media;
}

/**
 * Removes the element that loads `src` from `preloaded` and returns it, so that only one player gets it. Undefined if
 * there is none, or if loading has failed.
 */
export function takePreloaded(src: string): HTMLMediaElement | undefined {
  const media = preloaded.get(src);
  preloaded.delete(src);
  media?.style.removeProperty('visibility');
  if (!media?.error) return media;
  media.remove();
  return undefined;
}

/** Releases an element that no player has taken, when the page is left. */
export function releasePreloaded({ sources: [first] }: PlayerSource): void {
  const media = first && takePreloaded(first.src);
  if (!media) return;
  media.remove();
  media.removeAttribute('src');
  media.load();
}

/** Milliseconds to wait for the player. After that, an element whose film has begun to load gets native controls. */
const controlsDelay = 3000;

/**
 * Marks an element as started by the visitor, who may have paused it again.
 *
 * @param started the result of `startPlaying`
 */
export function markStarted(media: HTMLMediaElement, started: Promise<boolean>): void {
  instantStarts.set(media, started);
  const showControls = () => {
    if (instantStarts.has(media)) media.controls = true;
  };
  // While nothing of the film has loaded, controls would only hide the still.
  setTimeout(() => {
    if (media.readyState) showControls();
    else media.onloadedmetadata = showControls;
  }, controlsDelay);
}

/** The start of an element that was started early and that no player has taken over yet. */
export function findInstantStart(media: HTMLMediaElement): Promise<boolean> | undefined {
  return instantStarts.get(media);
}

/** Marks the element as taken over by a player, which has its own controls. */
export function markTakenOver(media: HTMLMediaElement): void {
  instantStarts.delete(media);
}
