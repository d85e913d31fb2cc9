import { disposeAll } from '@/lib/player/dispose-all';
import { isStream, type Stream } from '@/lib/player/hls/stream';
import { createMedia } from '@/lib/player/plyr/create-media';
import { findInstantStart } from '@/lib/player/source/preloaded-media';
import type { SourcePart } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/player-store';
import { type MediaFacts, mediaErrorCode, watchMedia } from '@/lib/player/state/watch-media';
import { noteMutedStart, runSource } from './run-source';
import type { SourceSettings, StartOptions } from './session-settings';
import { chooseStartPosition } from './start-playback';
import { startPlaying } from './start-playing';
import { readSound } from './stored-sound';

/**
 * Opens a source with its own player. Returns the function that closes it, which also works during opening.
 * Throws if there is no source at `index`.
 */
export function openSource(
  settings: SourceSettings,
  index: number,
  start: StartOptions,
): () => void {
  const { source, stage, store, locale, film, waitsForAds } = settings;
  const part = source.sources[index];
  if (!part) throw new Error('Invalid source format');
  const closing = new AbortController();
  const closers: (() => void)[] = [];
  const onClose = (closer: () => void) => closers.unshift(closer);
  const element = createMedia(source, part);
  const media = element instanceof HTMLMediaElement ? element : undefined;
  // Each source gets its own box, so that a late close does not remove the next source's elements.
  const box = document.createElement('div');
  box.append(element);
  stage.append(box);
  store.write({ status: 'loading', failure: undefined, source: index, seen: false });
  if (media) onClose(() => releaseMedia(media));

  const close = () => {
    closing.abort();
    disposeAll(closers.splice(0));
    box.remove();
  };
  const open = async () => {
    const stream = media && (await openMedia(media, part, locale, store, closing.signal));
    if (stream) onClose(stream.close);
    if (closing.signal.aborted) return close();
    const at = stream?.live ? undefined : (start.at ?? chooseStartPosition(film, source.type));
    // The visitor may have started the element by an early click, and paused it again with the native controls.
    // That state is kept.
    const instantStart = media && findInstantStart(media);
    if (instantStart) void noteMutedStart(instantStart, store);
    const hasStarted = media !== undefined && instantStart !== undefined;
    const startsInstantly = hasStarted || (media !== undefined && start.play && !waitsForAds);
    if (startsInstantly && !hasStarted) startAtOnce(media, at, store);
    // Follow the element before the player is ready, and if the player never loads.
    const stopWatching = startsInstantly
      ? watchMedia(media, () => elementFacts(media), store)
      : () => {};
    const play = hasStarted ? !media.paused : start.play;
    const opened = {
      part,
      index,
      element,
      media,
      stream,
      play,
      at: startsInstantly ? undefined : at,
    };
    onClose(stopWatching);
    await runSource(settings, opened, closing.signal, onClose);
    stopWatching();
    if (closing.signal.aborted) close();
  };
  open().catch((error: unknown) => {
    if (closing.signal.aborted || store.read().status === 'failed') return;
    // The media element has its file and only the player has failed, so fall back to native controls.
    if (media?.src) {
      settings.keys.close();
      onClose(playWithNativeControls(media, store, start.play));
      reportError(error);
      return;
    }
    const unreachable = error instanceof DOMException && error.name === 'NetworkError';
    store.write({ status: 'failed', failure: unreachable ? 'network' : 'unknown' });
    if (!unreachable) reportError(error);
  });
  return close;
}

/** Releases the file's connection and its decoded frames. */
function releaseMedia(media: HTMLMediaElement) {
  media.pause();
  media.removeAttribute('src');
  media.load();
}

/**
 * Playback with native controls, if the player's code fails to load or to set up. Returns the function that
 * stops watching the element.
 */
function playWithNativeControls(
  media: HTMLMediaElement,
  store: PlayerStore,
  play: boolean,
): () => void {
  media.controls = true;
  if (play && media.paused) void noteMutedStart(startPlaying(media), store);
  return watchMedia(media, () => elementFacts(media), store);
}

/** Reads the current state of a media element. */
function elementFacts(media: HTMLMediaElement): Omit<MediaFacts, 'begun'> {
  const { paused, ended, currentTime, duration, volume, muted, playbackRate: speed } = media;
  const waiting = media.readyState < 3;
  return {
    ...{ paused, ended, currentTime, duration, volume, muted, speed, waiting },
    error: mediaErrorCode(media.error),
  };
}

/**
 * Starts playback before the controls are ready, so that the first frame does not wait for them. Not for
 * films with ads: the ad gate is set up with the controls.
 *
 * @param at seconds
 */
function startAtOnce(media: HTMLMediaElement, at: number | undefined, store: PlayerStore) {
  Object.assign(media, readSound());
  if (at) media.currentTime = at;
  void noteMutedStart(startPlaying(media), store);
}

/** Sets the source of a media element: the file's URL, or a stream through hls.js, loaded on demand. */
async function openMedia(
  media: HTMLMediaElement,
  part: SourcePart,
  language: string,
  store: PlayerStore,
  signal: AbortSignal,
): Promise<Stream | undefined> {
  if (!isStream(part)) {
    // Setting the same `src` again would restart the download.
    if (media.getAttribute('src') !== part.src) media.src = part.src;
    return undefined;
  }
  const { openStream } = await import('@/lib/player/hls/open-stream');
  return openStream({
    ...{ media, src: part.src, language, signal },
    onFailure: (failure) => store.write({ status: 'failed', failure }),
    onLoss: (loss) => store.write({ loss }),
  });
}
