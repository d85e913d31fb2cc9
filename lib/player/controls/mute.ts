import type { Asked, Control } from './control';

/** Toggles mute. */
export const mute: Control = {
  keys: { m: toggle },
  row: ({ keysMute }) => ({ keys: ['m'], does: keysMute }),
};

function toggle({ handle, words, say }: Asked) {
  const muted = !(handle.media ?? handle.store.read()).muted;
  handle.setMuted(muted);
  say({ label: muted ? words.soundOff : words.soundOn });
}
