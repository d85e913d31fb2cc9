import { shareOf } from './scrub-geometry';

/** How long the thumbnail stays after a key, in ms. */
export const keyboardHold = 1500;

const keys = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown'],
]);

export type ScrubActions = {
  /** The pointer is at `x`, in px of the window. */
  pointAt: (x: number) => void;
  /** The film is, or will be, at this share (0 to 1) of its length. */
  showShare: (share: number) => void;
  hide: () => void;
  /** Share of the film where it is now. */
  readShare: () => number;
  /** Hears of every move of the film. */
  subscribe: (listener: () => void) => () => void;
};

/** Turns what happens to a seek bar, by mouse, finger or key, into what its thumbnail does. */
export function listenToSeekBar(seekBar: HTMLInputElement, actions: ScrubActions): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let over = false;

  const release = () => {
    clearTimeout(timer);
    held = false;
  };
  const hide = () => {
    release();
    actions.hide();
  };
  const showByKey = () => {
    release();
    held = true;
    timer = setTimeout(hide, keyboardHold);
    actions.showShare(actions.readShare());
  };
  const settings = { signal: stop.signal, passive: true };
  const listen = <T extends Event>(types: string[], listener: (event: T) => void) => {
    for (const type of types) {
      seekBar.addEventListener(type, (event) => listener(event as T), settings);
    }
  };

  listen<PointerEvent>(['pointerenter', 'pointermove', 'pointerdown'], (event) => {
    // A finger shows only while it presses; a mouse shows where it hovers.
    if (event.pointerType === 'touch' && event.buttons === 0) return;
    // Under a mouse at rest the page was scrolled, by the focus: the keyboard has the bar.
    if (held && event.movementX === 0 && event.movementY === 0 && event.buttons === 0) return;
    release();
    over = true;
    actions.pointAt(event.clientX);
  });
  listen(['pointerleave'], () => {
    if (!over) return;
    over = false;
    hide();
  });
  listen(['touchmove', 'touchstart'], (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch) return;
    release();
    actions.pointAt(touch.clientX);
  });
  listen(['touchend', 'touchcancel', 'blur'], hide);
  listen<KeyboardEvent>(['keydown'], ({ key, altKey, ctrlKey, metaKey }) => {
    if (keys.has(key) && !altKey && !ctrlKey && !metaKey) showByKey();
  });
  listen(['focus'], () => {
    if (seekBar.matches(':focus-visible')) showByKey();
  });
  listen(['input'], () => {
    // By key, or by a mouse that drags on beside the bar.
    if (!over) actions.showShare(shareOf(Number(seekBar.value), Number(seekBar.max)));
  });
  listen(['change'], () => {
    if (!over && !held) actions.hide();
  });
  // The player's own keys move the film, not the seek bar: follow it while the thumbnail stands.
  const unsubscribe = actions.subscribe(() => {
    if (held) actions.showShare(actions.readShare());
  });
  return () => {
    stop.abort();
    unsubscribe();
    release();
  };
}
