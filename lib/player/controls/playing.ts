import type { Asked, Control } from './control';

/** Toggles playback. */
export const playing: Control = {
  keys: { ' ': toggle, k: toggle },
  row: ({ keySpace, keysToggle }) => ({ keys: ['k', keySpace], does: keysToggle }),
};

function toggle({ handle }: Asked) {
  const paused = handle.media?.paused ?? handle.store.read().status !== 'playing';
  paused ? handle.play() : handle.pause();
}
