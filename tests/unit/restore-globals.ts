import { afterAll, vi } from 'vitest';

// Test files share a process: restore mocks, timers, globals and the environment after each file. Also wait for
// running dynamic imports: one that is interrupted by the end of a file fails in all later files.
afterAll(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await vi.dynamicImportSettled();
});
