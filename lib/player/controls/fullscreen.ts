import type { Control } from './control';

/** Fills the screen, and empties it. */
export const fullscreen: Control = {
  keys: { f: ({ handle }) => handle.toggleFullscreen() },
  row: ({ keysFullscreen }) => ({ keys: ['f'], does: keysFullscreen }),
  pictureOnly: true,
};
