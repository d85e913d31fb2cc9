import type { Control } from './control';

/** Toggles full screen. */
export const fullscreen: Control = {
  keys: { f: ({ handle }) => handle.toggleFullscreen() },
  row: ({ keysFullscreen }) => ({ keys: ['f'], does: keysFullscreen }),
  pictureOnly: true,
};
