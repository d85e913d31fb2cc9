import type { Asked, Control } from './control';

/** Toggles captions. */
export const captions: Control = {
  keys: { c: toggle },
  row: ({ keysCaptions }) => ({ keys: ['c'], does: keysCaptions }),
  pictureOnly: true,
};

function toggle({ handle, words, say }: Asked) {
  const shown = handle.toggleCaptions();
  if (shown !== undefined) say({ label: shown ? words.captionsShown : words.captionsHidden });
}
