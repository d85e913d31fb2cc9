import { vi } from 'vitest';
import type { AdEvent, BackendOptions } from '@/lib/ads/ad-backend';

/** A backend that records its calls; `emit` sends an event to the player. */
export function stubBackend() {
  const created: BackendOptions[] = [];
  const backend = {
    request: vi.fn(),
    play: vi.fn(),
    time: vi.fn(() => ({ elapsed: 2, duration: 10 })),
    skip: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    clicked: vi.fn(),
    contentEnded: vi.fn(),
    destroy: vi.fn(),
  };
  const load = vi.fn(async (_: 'vast' | 'ima') => (options: BackendOptions) => {
    created.push(options);
    return backend;
  });
  const emit = (event: AdEvent) => created.at(-1)?.send(event);
  return { backend, load, created, emit };
}
