import { vi } from 'vitest';

/** What the layer may ask of a player; its sound can be heard and is not muted. */
export function stubActions() {
  return {
    time: () => ({ elapsed: 0, duration: 10 }),
    skip: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    clicked: vi.fn(),
    setMuted: vi.fn(),
    toggleFullscreen: vi.fn(),
    sound: {
      read: () => ({ muted: false, volume: 1 }),
      subscribe: (_: () => void) => () => {},
      refuse: vi.fn(),
    },
  };
}
