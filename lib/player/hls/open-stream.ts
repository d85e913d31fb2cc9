import type Hls from 'hls.js';
import { type RecoveryOptions, recoverFromErrors } from './recover';
import type { Stream } from './stream';
import { streamConfig } from './stream-config';
import { listSubtitles } from './stream-subtitles';

/** Seconds before the end beyond which a seek is moved back. */
const endMargin = 0.1;

/** Tolerance in seconds: browsers may round `currentTime`. */
const rounding = 0.01;

type StreamOptions = RecoveryOptions & {
  media: HTMLMediaElement;
  src: string;
  /** The page's language; selects the initial audio track. */
  language: string;
  /** Aborted when the caller no longer needs the stream. */
  signal: AbortSignal;
};

/**
 * Opens an HLS stream; loads hls.js on demand. Resolves when it is known which quality levels the stream has
 * and whether it is live. Rejects after `onFailure` if the stream fails before that.
 */
export async function openStream(options: StreamOptions): Promise<Stream> {
  const { media, src, language, onFailure, onLoss, signal } = options;
  const { default: Player } = await import('hls.js');
  signal.throwIfAborted();
  // Prefer MSE: Chromium reports native HLS support, but it is faulty.
  if (!Player.isSupported()) return nativeStream(media, src);
  keepSeeksBeforeEnd(media, signal);
  const hls = new Player(streamConfig(Player, language));
  // Plyr chooses and draws the subtitles. Otherwise hls.js would show the manifest's default subtitles itself.
  hls.subtitleDisplay = false;
  hls.once(Player.Events.MANIFEST_PARSED, () => {
    hls.subtitleTrack = -1;
  });
  const isLive = await new Promise<boolean>((resolve, reject) => {
    hls.once(Player.Events.LEVEL_LOADED, (_, { details }) => resolve(details.live));
    recoverFromErrors(hls, Player, {
      onLoss,
      onFailure(failure) {
        onFailure(failure);
        reject(new Error(`Stream failed: ${failure}`));
      },
    });
    signal.addEventListener('abort', () => {
      hls.destroy();
      reject(signal.reason);
    });
    hls.loadSource(src);
    hls.attachMedia(media);
  });
  return toStream(hls, Player, isLive);
}

function toStream(hls: Hls, { Events }: typeof Hls, isLive: boolean): Stream {
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
    subtitles: listSubtitles(hls.allSubtitleTracks),
    live: isLive ? () => hls.liveSyncPosition ?? undefined : undefined,
    close: () => hls.destroy(),
  };
}

/**
 * The heights of a stream's levels in pixels, descending and unique. Levels without a height are left out.
 */
export function heights(levels: readonly { height?: number }[]): number[] {
  const definedHeights = levels.map(({ height }) => height ?? 0).filter((height) => height > 0);
  return [...new Set(definedHeights)].sort((a, b) => b - a);
}

/**
 * The index of the level with that height and the highest bitrate; −1 (automatic) for height 0 or an unknown
 * one.
 */
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

/** Native playback where hls.js is not supported (iOS). */
function nativeStream(media: HTMLMediaElement, src: string): Stream {
  media.src = src;
  return {
    heights: [],
    setHeight() {},
    audioTracks: () => [],
    audioTrack: () => -1,
    setAudioTrack() {},
    onAudio: () => () => {},
    subtitles: [],
    close() {},
  };
}

/**
 * Moves seeks into the last 0.1 s back to that point. When WebKit seeks to the very end of a stream, it
 * resets to the start and reports `ended`. Listeners added later only see the corrected time.
 */
export function keepSeeksBeforeEnd(media: HTMLMediaElement, signal: AbortSignal): void {
  const onSeeking = () => {
    const last = Math.max(0, media.duration - endMargin);
    if (media.currentTime > last + rounding) media.currentTime = last;
  };
  media.addEventListener('seeking', onSeeking, { signal });
}
