import type { FeatureContext, PlayerHandle } from '@/lib/player/player-handle';
import { findSeekBar } from '@/lib/player/plyr/plyr-dom';
import { formatClock } from '@/lib/player/time-link';
import { createFrameView } from './frame-view';
import { type Frame, findFrame, loadThumbnails } from './frames';
import { createPreloader } from './preload-images';
import { boxLeft, listenToSeekBar, ratioOf, thumbnailTime } from './seek-bar';

export type SeekPreviewOptions = {
  /** URL of the WebVTT file with the thumbnails. */
  src: string | undefined;
  /** Range input over the film's duration. Its parent must be positioned and as wide as the time line. */
  seekBar: HTMLInputElement;
  formatTime: (seconds: number) => string;
};

/**
 * Shows a thumbnail and its time above the seek bar for mouse, touch and keyboard. Throws only if `src` is
 * missing; if the file cannot be read, only the time is shown.
 */
export function attachSeekPreview(handle: PlayerHandle, options: SeekPreviewOptions): () => void {
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
    preloader.preloadNear(frames, index);
  };
  const stopListening = listenToSeekBar(seekBar, {
    pointAt(x) {
      const { left, width } = line.getBoundingClientRect();
      show(ratioOf(x - left, width));
    },
    showShare: show,
    hide,
    readShare() {
      const { currentTime, duration } = handle.store.read();
      return ratioOf(handle.media?.currentTime ?? currentTime, duration);
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

type Bubble = {
  /** `x` in px of the viewport. Without a frame, only the time is shown. */
  show: (x: number, time: string, frame: Frame | undefined) => void;
  hide: () => void;
  remove: () => void;
};

/**
 * The thumbnail with its time above the seek bar. Hidden from screen readers, because the seek bar has its
 * own value text.
 *
 * @param host positioned element that the bubble is appended to
 *
 * @param player element whose edges the bubble stays inside
 */
function createBubble(host: HTMLElement, player: HTMLElement): Bubble {
  const element = document.createElement('div');
  const image = document.createElement('div');
  const label = document.createElement('span');
  element.className = 'scrubber';
  image.className = 'scrubber-image';
  label.className = 'scrubber-time';
  element.setAttribute('aria-hidden', 'true');
  element.hidden = true;
  element.append(image, label);
  host.append(element);
  let centre = 0;
  const updateLayout = () => {
    element.classList.toggle('scrubber--picture', !image.hidden && image.hasChildNodes());
    // Used in CSS to place the chapter title above the thumbnail.
    host.style.setProperty('--scrubber-height', `${image.offsetHeight}px`);
    const { width } = element.getBoundingClientRect();
    const left = boxLeft(centre, width, player.getBoundingClientRect());
    element.style.left = `${left - host.getBoundingClientRect().left}px`;
  };
  const view = createFrameView(image, updateLayout);

  return {
    show(x, time, frame) {
      centre = x;
      element.hidden = false;
      image.hidden = !frame;
      label.textContent = time;
      if (frame) view.show(frame);
      updateLayout();
    },
    hide() {
      element.hidden = true;
    },
    remove() {
      view.clear();
      element.remove();
    },
  };
}

/** Attaches thumbnails to the seek bar if the film has any. */
export function attachFilmSeekPreview({ handle, source }: FeatureContext) {
  const seekBar = findSeekBar(handle.root);
  if (!source.previewThumbnails || !seekBar) return () => {};
  return attachSeekPreview(handle, {
    src: source.previewThumbnails.src,
    seekBar,
    formatTime: formatClock,
  });
}
