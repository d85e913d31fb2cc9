import { afterAll, vi } from 'vitest';

// Files that share a process: what one has put in the place of a method, a global or of the timers is gone
// before the next, and a part still on its way has come: broken off by the file's end it stays broken for all.
afterAll(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await vi.dynamicImportSettled();
});
