import type { PlayerHandle } from '../player-handle';
import { type Frame, findFrame } from './frames';
import { listenToSeekBar } from './listen-to-seek-bar';
import { loadThumbnails } from './load-thumbnails';
import { createPreloader } from './preload-images';
import { shareOf, thumbnailTime } from './scrub-geometry';
import { createBubble } from './scrubber-bubble';

export type ScrubberOptions = {
  /** Address of the WebVTT file with the thumbnails. */
  src: string | undefined;
  /** A range input over the whole film. Its parent, as wide as the time line, must be positioned. */
  seekBar: HTMLInputElement;
  formatTime: (seconds: number) => string;
};

/**
 * Shows a thumbnail and its time above the seek bar under the mouse, a finger or the keyboard.
 * Throws when `src` is missing, and only then; a file that cannot be read leaves the time alone.
 */
export function attachScrubber(handle: PlayerHandle, options: ScrubberOptions): () => void {
  const { src, seekBar, formatTime } = options;
  if (!src) throw new Error('Missing previewThumbnails.src config attribute');
  const line = seekBar.parentElement ?? handle.root;
  const bubble = createBubble(line, handle.root);
  const preloader = createPreloader();
  const loading = new AbortController();
  let frames: Frame[] = [];

  const hide = () => {
    preloader.stop();
    bubble.hide();
  };
  const show = (share: number) => {
    const { duration, ads } = handle.store.read();
    if (!(duration > 0 && Number.isFinite(duration)) || ads === 'playing') return hide();
    const { left, width } = line.getBoundingClientRect();
    const time = thumbnailTime(share, duration);
    const index = findFrame(frames, time);
    bubble.show(left + share * width, formatTime(time), frames[index]);
    preloader.near(frames, index);
  };
  const stopListening = listenToSeekBar(seekBar, {
    pointAt(x) {
      const { left, width } = line.getBoundingClientRect();
      show(shareOf(x - left, width));
    },
    showShare: show,
    hide,
    readShare() {
      const { currentTime, duration } = handle.store.read();
      return shareOf(handle.media?.currentTime ?? currentTime, duration);
    },
    subscribe: handle.store.subscribe,
  });
  void loadThumbnails(src, { signal: loading.signal }).then((found) => {
    frames = found;
  });
  return () => {
    loading.abort();
    stopListening();
    preloader.stop();
    bubble.remove();
  };
}
