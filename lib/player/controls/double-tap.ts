import { isPicture } from '@/lib/player/plyr/plyr-dom';
import type { Control } from './control';

/** Maximum time between two taps, in ms. */
const doubleTapDelay = 350;
/** How long the indicator is shown, in ms. */
const indicatorDuration = 700;
/** Seek distance in seconds, as for the keys j and l. */
const seekStep = 10;

type Side = -1 | 0 | 1;

/** A double tap on the left third of the picture seeks 10 s back, on the right third 10 s forward. */
export const doubleTap: Control = {
  attach({ handle }) {
    const { root, media, seek } = handle;
    if (!(media instanceof HTMLVideoElement)) return () => {};
    const listening = new AbortController();
    const sign = document.createElement('div');
    sign.className = 'player-jump';
    sign.setAttribute('aria-hidden', 'true');
    let last = { at: Number.NEGATIVE_INFINITY, side: 0 as Side };
    let hiding: ReturnType<typeof setTimeout> | undefined;

    const sideOf = (x: number): Side => {
      const { left, width } = root.getBoundingClientRect();
      const share = (x - left) / width;
      return share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
    };
    const show = (side: Side) => {
      sign.textContent = side < 0 ? `« ${seekStep} s` : `${seekStep} s »`;
      sign.dataset.side = side < 0 ? 'left' : 'right';
      root.append(sign);
      clearTimeout(hiding);
      hiding = setTimeout(() => sign.remove(), indicatorDuration);
    };
    const tap = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || !isPicture(event.target as Element)) return;
      const side = sideOf(event.clientX);
      const again = side !== 0 && side === last.side && event.timeStamp - last.at < doubleTapDelay;
      last = { at: event.timeStamp, side };
      if (!again) return;
      seek(media.currentTime + side * seekStep);
      show(side);
    };
    /** Plyr toggles full screen on a double click; suppress it after a double tap at the sides. */
    const preventFullscreen = (event: Event) => {
      if (event.timeStamp - last.at < doubleTapDelay && last.side !== 0) event.stopPropagation();
    };
    const { signal } = listening;
    root.addEventListener('pointerup', tap, { signal });
    root.addEventListener('dblclick', preventFullscreen, { signal, capture: true });
    return () => {
      listening.abort();
      clearTimeout(hiding);
      sign.remove();
    };
  },
};
