import { useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QueryProvider } from '@/components/layout/query-provider';
import { useFailure } from '@/components/layout/use-request-state';
import { fetchWithRetry } from '@/lib/primitives/http/fetch';
import '../patient-screen';

// @vitest-environment jsdom

const network = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', network.mockReset()));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Island() {
  const query = useQuery({
    queryKey: ['a'],
    queryFn: ({ signal }) => fetchWithRetry('/a', { signal }),
    enabled: false,
  });
  const change = useMutation({ mutationFn: () => fetchWithRetry('/a', { method: 'POST' }) });
  return (
    <>
      <button type="button" onClick={() => void query.refetch()}>
        {query.error?.message ?? 'read'}
      </button>
      <button type="button" onClick={() => change.mutate()}>
        {change.error?.message ?? 'write'}
      </button>
    </>
  );
}

test.each([
  ['read', 'GET', 2],
  ['write', 'POST', 1],
])('a %s that fails is sent no more often than it may be', async (name, method, times) => {
  network.mockImplementation(async () => new Response('', { status: 503 }));
  render(
    <QueryProvider>
      <Island />
    </QueryProvider>,
  );
  fireEvent.click(screen.getByText(name));
  await screen.findByText(`${method} /a answered 503`);
  expect(network).toHaveBeenCalledTimes(times);
});

describe('what failed', () => {
  const retry = vi.fn();
  const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const reach = () => network.mockResolvedValue(new Response());

  async function fail() {
    const hook = renderHook((hasFailed: boolean) => useFailure(hasFailed, retry), {
      initialProps: true,
    });
    await settle();
    return hook;
  }
  beforeEach(() => {
    vi.useFakeTimers();
    network.mockRejectedValue(new TypeError('network'));
    retry.mockClear();
  });

  test('while the site can be reached is not asked for again by itself', async () => {
    reach();
    const { result } = await fail();
    expect(result.current).toBe('failed');
    await settle(60_000);
    expect(retry).not.toHaveBeenCalled();
  });

  test('without a connection is said so, and asked for again once there is one', async () => {
    const { result } = await fail();
    await settle(60_000);
    expect([result.current, retry.mock.calls]).toEqual(['offline', []]);
    reach();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(retry).toHaveBeenCalledOnce();
  });

  test('and came another way is not asked for again', async () => {
    const { result, rerender } = await fail();
    rerender(false);
    expect(result.current).toBeUndefined();
    reach();
    window.dispatchEvent(new Event('online'));
    await settle(60_000);
    expect(retry).not.toHaveBeenCalled();
  });
});
