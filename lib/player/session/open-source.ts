import { isStream } from '@/lib/player/hls/is-stream';
import type { Stream } from '@/lib/player/hls/stream';
import { createMedia } from '@/lib/player/plyr/create-media';
import { wasBegun } from '@/lib/player/source/early-media';
import type { SourcePart } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/create-store';
import { errorCode } from '@/lib/player/state/error-code';
import type { MediaFacts } from '@/lib/player/state/next-status';
import { watchMedia } from '@/lib/player/state/watch-media';
import { takeBackAll } from '@/lib/player/take-back';
import { readChoices } from './choices';
import { chooseBeginning } from './choose-beginning';
import { runSource } from './run-source';
import type { SourceSettings, Start } from './settings';
import { startPlaying } from './start-playing';

/** Opens one of the sources with a player of its own. Returns the way to close it, also while it opens. */
export function openSource(settings: SourceSettings, index: number, start: Start): () => void {
  const { source, stage, store, locale, film, gated } = settings;
  const part = source.sources[index];
  if (!part) throw new Error('Invalid source format');
  const closing = new AbortController();
  const closers: (() => void)[] = [];
  const keep = (closer: () => void) => closers.unshift(closer);
  const element = createMedia(source, part);
  const media = element instanceof HTMLMediaElement ? element : undefined;
  // A box of its own: what is closed late must not empty the stage of what came after it.
  const box = document.createElement('div');
  box.append(element);
  stage.append(box);
  store.write({ status: 'loading', failure: undefined, source: index, seen: false });
  if (media) keep(() => release(media));

  const close = () => {
    closing.abort();
    takeBackAll(closers.splice(0));
    box.remove();
  };
  const open = async () => {
    const stream = media && (await openMedia(media, part, locale, store, closing.signal));
    if (stream) keep(stream.close);
    if (closing.signal.aborted) return close();
    const at = start.at ?? chooseBeginning(film, source.type);
    // Pressed and already running, or stopped again by its own controls: either is the visitor's.
    const begun = media !== undefined && wasBegun(media);
    const atOnce = begun || (media !== undefined && start.play && !gated);
    if (atOnce && !begun) beginAtOnce(media, at, store);
    // It runs before its player is there, and for as long as that does not come.
    const stopWatching = atOnce ? watchMedia(media, () => elementFacts(media), store) : () => {};
    const play = begun ? !media.paused : start.play;
    const opened = { part, index, element, media, stream, play, at: atOnce ? undefined : at };
    keep(stopWatching);
    await runSource(settings, opened, closing.signal, keep);
    stopWatching();
    if (closing.signal.aborted) close();
  };
  open().catch((error: unknown) => {
    if (closing.signal.aborted || store.read().status === 'failed') return;
    // There is a film to play, and only the player is missing.
    if (media?.src) {
      settings.keys.close();
      keep(runNative(media, store, start.play));
      reportError(error);
      return;
    }
    const unreachable = error instanceof DOMException && error.name === 'NetworkError';
    store.write({ status: 'failed', failure: unreachable ? 'network' : 'unknown' });
    if (!unreachable) reportError(error);
  });
  return close;
}

/** Lets go of the file's connection and of its decoded pictures. */
function release(media: HTMLMediaElement) {
  media.pause();
  media.removeAttribute('src');
  media.load();
}

/**
 * The film with the browser's own controls, where the player's code has not arrived or cannot be set
 * up: it can always be stopped. Returns the way to stop watching it.
 */
function runNative(media: HTMLMediaElement, store: PlayerStore, play: boolean): () => void {
  media.controls = true;
  if (play && media.paused) void startPlaying(media, store);
  return watchMedia(media, () => elementFacts(media), store);
}

/** What can be read off a media element now. */
function elementFacts(media: HTMLMediaElement): Omit<MediaFacts, 'begun'> {
  const { paused, ended, currentTime, duration, volume, muted, playbackRate: speed } = media;
  const waiting = media.readyState < 3;
  return {
    ...{ paused, ended, currentTime, duration, volume, muted, speed, waiting },
    error: errorCode(media.error),
  };
}

/**
 * Starts a film while its controls are still being built: the first picture need not wait for them.
 * Not for a film that advertisements may come before: their gate is built with the controls.
 * @param at seconds
 */
function beginAtOnce(media: HTMLMediaElement, at: number | undefined, store: PlayerStore) {
  const { volume, muted } = readChoices();
  media.volume = volume;
  media.muted = muted;
  if (at) media.currentTime = at;
  void startPlaying(media, store);
}

/** Gives a media element its film: the file's address, or a stream's, for which hls.js is loaded. */
async function openMedia(
  media: HTMLMediaElement,
  part: SourcePart,
  language: string,
  store: PlayerStore,
  signal: AbortSignal,
): Promise<Stream | undefined> {
  if (!isStream(part)) {
    // Set again, an address is fetched again.
    if (media.getAttribute('src') !== part.src) media.src = part.src;
    return undefined;
  }
  const { openStream } = await import('@/lib/player/hls/open-stream');
  const onFailure = (failure: NonNullable<ReturnType<PlayerStore['read']>['failure']>) =>
    store.write({ status: 'failed', failure });
  return openStream({ media, src: part.src, language, onFailure, signal });
}
