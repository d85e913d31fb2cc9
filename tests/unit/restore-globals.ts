import { afterAll, afterEach, vi } from 'vitest';

// Test files share a process. After each test, mocks, timers, globals, the environment and what a browser stores are as
// before it, so that no test has to restore them. What a file stubs for all its tests, it stubs in `beforeEach`.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof localStorage === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

// A dynamic import that is interrupted by the end of a file fails in all later files.
afterAll(() => vi.dynamicImportSettled());
