// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFailure } from '@/components/fetching/use-failure';

const network = vi.fn<typeof fetch>();
const retry = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network.mockReset().mockRejectedValue(new TypeError('network')));
  retry.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function fail() {
  const hook = renderHook((hasFailed: boolean) => useFailure(hasFailed, retry), {
    initialProps: true,
  });
  await settle();
  return hook;
}

test('what fails while the site can be reached is not asked for again by itself', async () => {
  network.mockResolvedValue(new Response());
  const { result } = await fail();
  expect(result.current).toBe('failed');
  await settle(60_000);
  expect(retry).not.toHaveBeenCalled();
});

test('without a connection that is said, and it is asked for again once there is one', async () => {
  const { result } = await fail();
  await settle(60_000);
  expect(result.current).toBe('offline');
  expect(retry).not.toHaveBeenCalled();
  network.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(retry).toHaveBeenCalledOnce();
});

test('what came another way is not asked for again', async () => {
  const { result, rerender } = await fail();
  rerender(false);
  expect(result.current).toBeUndefined();
  network.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await settle(60_000);
  expect(retry).not.toHaveBeenCalled();
});
