// @vitest-environment jsdom

import { useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { FetchingProvider } from '@/components/fetching/fetching-provider';
import { fetchAnswer } from '@/lib/fetching/fetch-answer';
import '../../patient-screen';
import { useFailure } from '@/components/fetching/use-failure';

describe('a query and a change', () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('', { status: 503 }));

  vi.stubGlobal('fetch', fetched);

  afterEach(() => {
    cleanup();
    fetched.mockClear();
  });

  function Island() {
    const query = useQuery({
      queryKey: ['a'],
      queryFn: ({ signal }) => fetchAnswer('/a', { signal }),
      enabled: false,
    });
    const change = useMutation({ mutationFn: () => fetchAnswer('/a', { method: 'POST' }) });
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

  const show = () =>
    render(
      <FetchingProvider>
        <Island />
      </FetchingProvider>,
    );

  it('a query that fails is asked for twice, not more', async () => {
    show();
    fireEvent.click(screen.getByText('read'));
    await screen.findByText('GET /a answered 503');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('a change that fails is sent once', async () => {
    show();
    fireEvent.click(screen.getByText('write'));
    await screen.findByText('POST /a answered 503');
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('a failure', () => {
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
});
