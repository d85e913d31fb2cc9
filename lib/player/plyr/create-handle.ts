import { clampSpeed } from '@/lib/player/clamps/clamp-speed';
import { clampTime } from '@/lib/player/clamps/clamp-time';
import { clampVolume } from '@/lib/player/clamps/clamp-volume';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { Provider } from '@/lib/player/source/source-schema';
import type { PlayerStore } from '@/lib/player/state/create-store';
import type { Plyr } from './plyr';

type Given = {
  root: HTMLElement;
  media?: HTMLMediaElement;
  player: Plyr;
  provider: Provider;
  store: PlayerStore;
  play: () => void;
  pause: () => void;
};

/** What features may do with a player, without knowing Plyr. */
export function createHandle(given: Given): PlayerHandle {
  const { root, media, player, provider, store, play, pause } = given;
  return {
    root,
    media,
    store,
    play,
    pause,
    seek: (time) => (media ? seekMedia(media, time) : seekEmbed(player, time)),
    setSpeed(speed) {
      const clamped = clampSpeed(speed, provider, player.options.speed);
      player.speed = clamped;
      // Plyr hands it on a task later: the next key counts from here already.
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
      // Plyr throws where there are none, and knows of none where there is only sound.
      if (!player.isVideo || !player.media.textTracks?.length) return undefined;
      player.toggleCaptions();
      return player.currentTrack >= 0;
    },
  };
}

/** Before the duration is known the element itself keeps the time, and starts there. */
function seekMedia(media: HTMLMediaElement, time: number) {
  const { duration } = media;
  media.currentTime = Number.isNaN(duration) ? Math.max(time, 0) : clampTime(time, endOf(media));
}

/** The last second there is: WebKit says of a stream that it has no end. */
function endOf({ duration, seekable }: HTMLMediaElement): number {
  return Number.isFinite(duration) || seekable.length === 0
    ? duration
    : seekable.end(seekable.length - 1);
}

function seekEmbed(player: Plyr, time: number) {
  player.currentTime = clampTime(time, player.duration);
}
