import { clamp, clampVolume } from '@/lib/player/clamp';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { Provider } from '@/lib/player/source/source-schema';
import { listCaptions } from './caption-tracks';
import type { Plyr } from './load-plyr';

type HandleOptions = Pick<
  PlayerHandle,
  'root' | 'media' | 'store' | 'streamTracks' | 'play' | 'pause'
> & { player: Plyr; provider: Provider };

/** Creates the handle that hides Plyr from the features. */
export function createHandle(options: HandleOptions): PlayerHandle {
  const { root, media, player, provider, store, streamTracks, play, pause } = options;
  return {
    root,
    media,
    store,
    streamTracks,
    play,
    pause,
    seek: (time) => (media ? seekMedia(media, time) : seekEmbed(player, time)),
    setSpeed(speed) {
      const clamped = clampSpeed(speed, provider, player.options.speed);
      player.speed = clamped;
      // Plyr reports the change one task later; write it now so that the next key press uses it.
      store.write({ speed: clamped });
    },
    setVolume(volume) {
      player.volume = clampVolume(volume);
      if (volume > 0) player.muted = false;
    },
    setMuted(muted) {
      player.muted = muted;
    },
    toggleFullscreen: () => player.fullscreen.toggle(),
    toggleCaptions() {
      // Plyr throws without captions, and does not support them for audio.
      if (!player.isVideo || listCaptions(player).length === 0) return undefined;
      player.toggleCaptions();
      return player.currentTrack >= 0;
    },
    shownTrack: () =>
      player.currentTrack >= 0 ? (player.captions.currentTrackNode ?? undefined) : undefined,
  };
}

/** Before the duration is known, the element stores the time as its start position. */
function seekMedia(media: HTMLMediaElement, time: number) {
  const { duration } = media;
  media.currentTime = Number.isNaN(duration) ? Math.max(time, 0) : clampTime(time, endOf(media));
}

/** The end in seconds. WebKit reports an infinite duration for streams, so the end of `seekable` is used. */
function endOf({ duration, seekable }: HTMLMediaElement): number {
  return Number.isFinite(duration) || seekable.length === 0
    ? duration
    : seekable.end(seekable.length - 1);
}

function seekEmbed(player: Plyr, time: number) {
  player.currentTime = clampTime(time, player.duration);
}

/** Clamps seconds between 0 and the duration; 0 while the duration is unknown. */
export function clampTime(time: number, duration: number): number {
  return clamp(time, 0, Number.isFinite(duration) && duration > 0 ? duration : 0);
}

/**
 * Clamps a speed to the provider's range: 0.0625–16 for files, 0.5–2 for Vimeo,
 * the nearest of `listed` for YouTube.
 */
export function clampSpeed(speed: number, provider: Provider, listed: readonly number[]): number {
  if (provider === 'youtube') return nearest(speed, listed) ?? 1;
  return provider === 'vimeo' ? clamp(speed, 0.5, 2) : clamp(speed, 0.0625, 16);
}

/** The entry of `list` nearest to `value`, the first of two equally near; undefined for an empty list. */
function nearest(value: number, list: readonly number[]): number | undefined {
  return list.reduce<number | undefined>(
    (best, entry) =>
      best === undefined || Math.abs(entry - value) < Math.abs(best - value) ? entry : best,
    undefined,
  );
}
