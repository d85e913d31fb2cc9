import { isPicture } from '@/lib/player/plyr/plyr-dom';
import type { Control } from './control';

/** Two taps within so long are one wish (ms). */
const within = 350;
/** How long the sign stays, in ms. */
const shown = 700;
/** Seconds, as by the keys j and l. */
const jump = 10;

type Side = -1 | 0 | 1;

/** Two taps on the left third of the picture go ten seconds back, on the right third ten seconds on. */
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
      sign.textContent = side < 0 ? `« ${jump} s` : `${jump} s »`;
      sign.dataset.side = side < 0 ? 'left' : 'right';
      root.append(sign);
      clearTimeout(hiding);
      hiding = setTimeout(() => sign.remove(), shown);
    };
    const tap = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || !isPicture(event.target as Element)) return;
      const side = sideOf(event.clientX);
      const again = side !== 0 && side === last.side && event.timeStamp - last.at < within;
      last = { at: event.timeStamp, side };
      if (!again) return;
      seek(media.currentTime + side * jump);
      show(side);
    };
    /** Plyr takes a double click for full screen: here it was two taps. */
    const keepScreen = (event: Event) => {
      if (event.timeStamp - last.at < within && last.side !== 0) event.stopPropagation();
    };
    const { signal } = listening;
    root.addEventListener('pointerup', tap, { signal });
    root.addEventListener('dblclick', keepScreen, { signal, capture: true });
    return () => {
      listening.abort();
      clearTimeout(hiding);
      sign.remove();
    };
  },
};
