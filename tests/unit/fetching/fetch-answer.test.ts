import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchError, fetchAnswer } from '@/lib/fetching/fetch-answer';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const answer = (status: number, headers: HeadersInit = {}) =>
  fetched.mockResolvedValueOnce(new Response(status === 204 ? null : 'said', { status, headers }));

describe('fetchAnswer', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'asks once more after status %d',
    async (status) => {
      answer(status);
      answer(200);
      expect(await (await fetchAnswer('/a')).text()).toBe('said');
      expect(fetched).toHaveBeenCalledTimes(2);
    },
  );

  it('gives up after the second failure, with its status and without the query', async () => {
    answer(503);
    answer(500);
    const failure = await fetchAnswer('/a?name=x').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FetchError);
    expect(failure).toMatchObject({ status: 500, message: 'GET /a answered 500' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 403, 404, 410, 501])('takes status %d for an answer', async (status) => {
    answer(status);
    await expect(fetchAnswer('/a')).rejects.toMatchObject({ status });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])('never repeats %s', async (method) => {
    answer(503);
    await expect(fetchAnswer('/a', { method })).rejects.toMatchObject({ status: 503 });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('does not repeat what the network lost', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(fetchAnswer('/a')).rejects.toThrow('Failed to fetch');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('waits for what Retry-After says', async () => {
    answer(429, { 'retry-after': '2' });
    answer(200);
    const asking = fetchAnswer('/a');
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetched).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect((await asking).status).toBe(200);
  });

  it('stops waiting once it is aborted', async () => {
    answer(503, { 'retry-after': '2' });
    const stop = new AbortController();
    const asking = fetchAnswer('/a', { signal: stop.signal });
    asking.catch(() => {});
    await vi.advanceTimersByTimeAsync(1);
    stop.abort();
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('gives up what never answers, after 15 seconds', async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    );
    const asking = fetchAnswer('/a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(vi.mocked(fetched).mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asking).toMatchObject({ name: 'TimeoutError' });
  });

  it('is given up at once by whoever asked', async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    const stop = new AbortController();
    void fetchAnswer('/a', { signal: stop.signal });
    stop.abort(new Error('gone'));
    expect(fetched.mock.calls[0]?.[1]?.signal?.reason).toMatchObject({ message: 'gone' });
  });
});
