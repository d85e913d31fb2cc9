import { createFrameView } from './frame-view';
import type { Frame } from './frames';
import { boxLeft } from './scrub-geometry';

export type Bubble = {
  /** `x` in px of the window. Without a frame only the time shows. */
  show: (x: number, time: string, frame: Frame | undefined) => void;
  hide: () => void;
  remove: () => void;
};

/**
 * The thumbnail with its time above the seek bar. It is for the eye alone: the seek bar itself speaks.
 *
 * @param host element above which it hangs, and beside whose children it is put
 * @param player element whose edges it keeps off
 */
export function createBubble(host: HTMLElement, player: HTMLElement): Bubble {
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
  const lay = () => {
    element.classList.toggle('scrubber--picture', !image.hidden && image.hasChildNodes());
    // The title of the chapter stands above it, whatever the film's ratio.
    host.style.setProperty('--scrubber-height', `${image.offsetHeight}px`);
    const { width } = element.getBoundingClientRect();
    const left = boxLeft(centre, width, player.getBoundingClientRect());
    element.style.left = `${left - host.getBoundingClientRect().left}px`;
  };
  const view = createFrameView(image, lay);

  return {
    show(x, time, frame) {
      centre = x;
      element.hidden = false;
      image.hidden = !frame;
      label.textContent = time;
      if (frame) view.show(frame);
      lay();
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
