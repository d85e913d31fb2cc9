import type { Control } from './control';

/** Shows and hides the captions. */
export const captions: Control = {
  keys: { c: ({ handle }) => handle.toggleCaptions() },
  row: ({ keysCaptions }) => ({ keys: ['c'], does: keysCaptions }),
  pictureOnly: true,
};
