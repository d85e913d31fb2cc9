import { vi } from 'vitest';
import type { Plyr } from '@/lib/player/plyr/load-plyr';
import type { OpenPlyr } from '@/lib/player/plyr/open-plyr';

/** Plyr around a media element, as far as a session asks it anything; its container is told of events. */
export function stubPlyr(root: HTMLElement, media: HTMLElement): OpenPlyr {
  const container = document.createElement('div');
  container.className = 'plyr';
  root.append(container);
  const player = {
    ...{ paused: true, playing: false, ended: false, currentTime: 0, duration: 60 },
    ...{ volume: 1, muted: false, speed: 1, language: 'de', options: { speed: [1] } },
    media,
    play: vi.fn(async () => {}),
    pause: vi.fn(),
    fullscreen: { toggle: vi.fn() },
    toggleCaptions: vi.fn(),
  };
  return { player: player as unknown as Plyr, container, close: vi.fn(() => container.remove()) };
}
