import type Hls from 'hls.js';
import { recover } from './recover';
import type { Stream, StreamFailure } from './stream';

/** Seconds. */
const lastMoment = 0.1;

/** A browser may round the time it is given (seconds). */
const rounding = 0.01;

type Given = {
  media: HTMLMediaElement;
  src: string;
  /** The page's: the audio track in that language is heard first. */
  language: string;
  /** Told once, when the stream cannot go on. */
  onFailure: (failure: StreamFailure) => void;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
};

/**
 * Opens an HLS stream; hls.js is downloaded only here. Resolves when its qualities are known, rejects
 * after `onFailure` when it comes to nothing before that.
 */
export async function openStream(given: Given): Promise<Stream> {
  const { media, src, language, onFailure, signal } = given;
  const { default: Player } = await import('hls.js');
  signal.throwIfAborted();
  // Chromium says it plays HLS by itself, with faults: MSE goes first.
  if (!Player.isSupported()) return nativeStream(media, src);
  keepOffEnd(media, signal);
  const hls = new Player({ audioPreference: { lang: language } });
  await new Promise<void>((resolve, reject) => {
    hls.once(Player.Events.MANIFEST_PARSED, () => resolve());
    recover(hls, Player, (failure) => {
      onFailure(failure);
      reject(new Error(`Stream failed: ${failure}`));
    });
    signal.addEventListener('abort', () => {
      hls.destroy();
      reject(signal.reason);
    });
    hls.loadSource(src);
    hls.attachMedia(media);
  });
  return toStream(hls, Player);
}

function toStream(hls: Hls, { Events }: typeof Hls): Stream {
  const audioEvents = [Events.AUDIO_TRACKS_UPDATED, Events.AUDIO_TRACK_SWITCHED] as const;
  return {
    heights: heights(hls.levels),
    setHeight(height) {
      hls.nextLevel = levelFor(hls.levels, height);
    },
    audioTracks: () =>
      hls.audioTracks.map(({ name, lang }, index) => ({ index, name, language: lang })),
    audioTrack: () => hls.audioTrack,
    setAudioTrack(index) {
      hls.audioTrack = index;
    },
    onAudio(listener) {
      for (const name of audioEvents) hls.on(name, listener);
      return () => {
        for (const name of audioEvents) hls.off(name, listener);
      };
    },
    close: () => hls.destroy(),
  };
}

/** The heights of a stream's pictures, large first, each once; what says none is left out. */
export function heights(levels: readonly { height?: number }[]): number[] {
  const known = levels.map(({ height }) => height ?? 0).filter((height) => height > 0);
  return [...new Set(known)].sort((a, b) => b - a);
}

/** The index of the level with that height (the best of several); −1 lets the stream choose. */
export function levelFor(levels: readonly { height?: number; bitrate: number }[], height: number) {
  if (height === 0) return -1;
  return levels.reduce(
    (best, level, index) =>
      level.height === height && (best === -1 || level.bitrate > (levels[best]?.bitrate ?? 0))
        ? index
        : best,
    -1,
  );
}

/** The browser's own reading of a stream, where hls.js has nothing to work with (iOS). */
function nativeStream(media: HTMLMediaElement, src: string): Stream {
  media.src = src;
  return {
    heights: [],
    setHeight() {},
    audioTracks: () => [],
    audioTrack: () => -1,
    setAudioTrack() {},
    onAudio: () => () => {},
    close() {},
  };
}

/**
 * The last moment of a stream is played, never led to: told to go to its very end, WebKit stands at its
 * beginning and calls it ended. Whoever listens to the same element later hears of the mended time only.
 */
export function keepOffEnd(media: HTMLMediaElement, signal: AbortSignal): void {
  const keepOff = () => {
    const last = Math.max(0, media.duration - lastMoment);
    if (media.currentTime > last + rounding) media.currentTime = last;
  };
  media.addEventListener('seeking', keepOff, { signal });
}
