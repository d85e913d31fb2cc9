import { afterAll, vi } from 'vitest';

// Files that share a process: what one has put in the place of a global or of the timers is gone before the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
