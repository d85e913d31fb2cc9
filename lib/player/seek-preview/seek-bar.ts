/** How long the thumbnail stays visible after a key press, in ms. */
export const keyboardHold = 1500;

const keys = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown'],
]);

export type ScrubActions = {
  /** Pointer at `x`, in px of the viewport. */
  pointAt: (x: number) => void;
  /** Shows the thumbnail at this share (0 to 1) of the duration. */
  showShare: (share: number) => void;
  hide: () => void;
  /** The current position as a share of the duration. */
  readShare: () => number;
  /** `listener` is called for every change of the position. */
  subscribe: (listener: () => void) => () => void;
};

/** Translates pointer, touch and keyboard events of a seek bar into thumbnail actions. */
export function listenToSeekBar(seekBar: HTMLInputElement, actions: ScrubActions): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  let isHovered = false;

  const release = () => {
    clearTimeout(timer);
    isPressed = false;
  };
  const hide = () => {
    release();
    actions.hide();
  };
  const showByKey = () => {
    release();
    isPressed = true;
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
    // Touch shows the thumbnail only while pressed, a mouse on hover.
    if (event.pointerType === 'touch' && event.buttons === 0) return;
    // Focusing the bar can scroll the page under a resting mouse. That does not count as hovering, so the
    // thumbnail still follows the keyboard.
    if (isPressed && event.movementX === 0 && event.movementY === 0 && event.buttons === 0) return;
    release();
    isHovered = true;
    actions.pointAt(event.clientX);
  });
  listen(['pointerleave'], () => {
    if (!isHovered) return;
    isHovered = false;
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
    // The value was changed by keyboard, or by a drag that has left the bar.
    if (!isHovered) actions.showShare(ratioOf(Number(seekBar.value), Number(seekBar.max)));
  });
  listen(['change'], () => {
    if (!isHovered && !isPressed) actions.hide();
  });
  // The player's keys seek without the seek bar, so a thumbnail shown by a key press follows the position.
  const unsubscribe = actions.subscribe(() => {
    if (isPressed) actions.showShare(actions.readShare());
  });
  return () => {
    stop.abort();
    unsubscribe();
    release();
  };
}

/** Margin between the thumbnail and the player's edges, in px. */
const margin = 10;
/** The last thumbnail shows this many seconds before the end. */
const endGuard = 1;

type Span = { left: number; right: number };

/** `value` as a share of `total`, clamped to 0–1; 0 if `total` is not positive. */
export function ratioOf(value: number, total: number): number {
  return total > 0 ? Math.min(Math.max(value / total, 0), 1) : 0;
}

/** The time in seconds of the thumbnail at a share (0 to 1) of the duration. */
export function thumbnailTime(share: number, duration: number): number {
  return Math.max(0, Math.min(share * duration, duration - endGuard));
}

/** Left edge of a box centred on `x`, clamped to the player; all in px of the viewport. */
export function boxLeft(x: number, width: number, player: Span): number {
  const maxLeft = player.right - margin - width;
  return Math.max(player.left + margin, Math.min(x - width / 2, maxLeft));
}
