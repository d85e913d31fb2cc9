import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchParent } from '@/tools/build/watch-parent.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('tells once that the parent is gone, and nothing while it is there', () => {
  const parent = vi.spyOn(process, 'ppid', 'get').mockReturnValue(42);
  const gone = vi.fn();
  watchParent(gone);
  vi.advanceTimersByTime(5000);
  expect(gone).not.toHaveBeenCalled();
  parent.mockReturnValue(1);
  vi.advanceTimersByTime(5000);
  expect(gone).toHaveBeenCalledOnce();
});
