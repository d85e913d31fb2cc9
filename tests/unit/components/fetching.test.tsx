// @vitest-environment jsdom

import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { QueryProvider } from '@/components/layout/query-provider';
import { useFailure } from '@/components/layout/use-request-state';
import { fetchWithRetry } from '@/lib/primitives/http/fetch';
import '../long-find-timeout';

const network = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', network.mockReset()));

test('a failing query is retried by its request alone', async () => {
  network.mockImplementation(async () => new Response('', { status: 503 }));
  const ask = () => useQuery({ queryKey: ['a'], queryFn: () => fetchWithRetry('/a') });
  const { result } = renderHook(ask, { wrapper: QueryProvider });
  await waitFor(() => expect(result.current.error?.message).toBe('GET /a answered 503'));
  expect(network).toHaveBeenCalledTimes(2);
});

describe('useFailure', () => {
  const retry = vi.fn();
  const advance = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const reconnect = () => {
    network.mockResolvedValue(new Response());
    window.dispatchEvent(new Event('online'));
  };
  async function fail() {
    const hook = renderHook((hasFailed: boolean) => useFailure(hasFailed, retry), {
      initialProps: true,
    });
    await advance();
    return hook;
  }
  beforeEach(() => {
    vi.useFakeTimers();
    network.mockRejectedValue(new TypeError('network'));
    retry.mockClear();
  });

  test('does not retry while the site can be reached', async () => {
    reconnect();
    const { result } = await fail();
    expect(result.current).toBe('failed');
    await advance(60_000);
    expect(retry).not.toHaveBeenCalled();
  });

  test('is offline without a connection, and retries once there is one', async () => {
    const { result } = await fail();
    await advance(60_000);
    expect([result.current, retry.mock.calls]).toEqual(['offline', []]);
    reconnect();
    // This retry starts no request: a manual one is offered.
    await advance(60_000);
    expect([result.current, retry.mock.calls]).toEqual(['failed', [[]]]);
  });

  test('does not retry after a success in the meantime', async () => {
    const { result, rerender } = await fail();
    rerender(false);
    expect(result.current).toBeUndefined();
    reconnect();
    await advance(60_000);
    expect(retry).not.toHaveBeenCalled();
  });
});
