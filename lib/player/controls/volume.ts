import { clampVolume } from '@/lib/player/clamps/clamp-volume';
import type { Asked, Control } from './control';

/** Changes the volume in steps of 5 %. */
export const volume: Control = {
  keys: { ArrowUp: change(0.05), ArrowDown: change(-0.05) },
  row: ({ keysVolume }) => ({ keys: ['↑', '↓'], does: keysVolume }),
};

function change(by: number) {
  return ({ handle, words, locale, say }: Asked) => {
    // Read the volume from the element: the store updates later, and a held key repeats faster than that.
    const { volume: now, muted } = handle.media ?? handle.store.read();
    const volume = clampVolume(Math.round(((muted ? 0 : now) + by) * 100) / 100);
    handle.setVolume(volume);
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(volume);
    say({ label: `${words.volume} ${percent}` });
  };
}
