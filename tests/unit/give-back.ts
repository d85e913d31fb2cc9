import { afterAll, vi } from 'vitest';

// Files that share a process: what one has put in the place of a method, a global or of the timers is gone before the next.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
