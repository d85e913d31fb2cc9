import { vi } from 'vitest';
import type { AdEvent, BackendOptions } from '@/lib/ads/ad-backend';

/** A backend that does nothing by itself: the test says what it reports, and sees what it is told. */
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
  const say = (event: AdEvent) => created.at(-1)?.send(event);
  return { backend, load, created, say };
}
