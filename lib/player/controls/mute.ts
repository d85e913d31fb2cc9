import type { Control } from './control';

/** Takes the sound away, and gives it back. */
export const mute: Control = {
  keys: { m: ({ handle }) => handle.setMuted(!(handle.media ?? handle.store.read()).muted) },
  row: ({ keysMute }) => ({ keys: ['m'], does: keysMute }),
};
