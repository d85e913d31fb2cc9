import { clampVolume } from '@/lib/player/clamp';
import {
  attachPictureInPicture,
  togglePictureInPicture,
} from '@/lib/player/picture-in-picture/picture-in-picture';
import { type Control, type KeyContext, readNow } from './control';

/** Changes the volume in steps of 5 %. */
export const volume: Control = {
  keys: { ArrowUp: changeVolume(0.05), ArrowDown: changeVolume(-0.05) },
  row: ({ keysVolume }) => ({ keys: ['↑', '↓'], description: keysVolume }),
};

function changeVolume(by: number) {
  return ({ handle, messages, locale, announce }: KeyContext) => {
    const { volume: now, muted } = readNow(handle);
    const volume = clampVolume(Math.round(((muted ? 0 : now) + by) * 100) / 100);
    handle.setVolume(volume);
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(volume);
    announce({ label: `${messages.volume} ${percent}` });
  };
}

/** Toggles mute. */
export const mute: Control = {
  keys: { m: toggleMute },
  row: ({ keysMute }) => ({ keys: ['m'], description: keysMute }),
};

function toggleMute({ handle, messages, announce }: KeyContext) {
  const muted = !readNow(handle).muted;
  handle.setMuted(muted);
  announce({ label: muted ? messages.soundOff : messages.soundOn });
}

/** Toggles captions. */
export const captions: Control = {
  keys: { c: toggleCaptions },
  row: ({ keysCaptions }) => ({ keys: ['c'], description: keysCaptions }),
  pictureOnly: true,
};

function toggleCaptions({ handle, messages, announce }: KeyContext) {
  const areShown = handle.toggleCaptions();
  if (areShown !== undefined)
    announce({ label: areShown ? messages.captionsShown : messages.captionsHidden });
}

/** Toggles full screen. */
export const fullscreen: Control = {
  keys: { f: ({ handle }) => handle.toggleFullscreen() },
  row: ({ keysFullscreen }) => ({ keys: ['f'], description: keysFullscreen }),
  pictureOnly: true,
};

/** Toggles picture-in-picture. */
export const pip: Control = {
  keys: { i: ({ handle }) => void togglePictureInPicture(handle) },
  row: ({ keysPip }) => ({ keys: ['i'], description: keysPip }),
  pictureOnly: true,
  attach: ({ handle }) => attachPictureInPicture(handle),
};
