import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchError, fetchJson, fetchWithRetry } from '@/lib/primitives/http/fetch';
import { matchesEtag, readRetryAfter } from '@/lib/primitives/http/headers';
import { isRecord } from '@/lib/primitives/json';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => void fetched.mockReset());

describe('fetchWithRetry', () => {
  const answer = (status: number, headers: HeadersInit = {}) =>
    fetched.mockResolvedValueOnce(new Response('text', { status, headers }));

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries once after a %d', async (status) => {
    answer(status);
    answer(200);
    expect(await (await fetchWithRetry('/a')).text()).toBe('text');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('rejects after the second failure, with its status and without the query', async () => {
    answer(503);
    answer(500);
    const failure = await fetchWithRetry('/a?name=x').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FetchError);
    expect(failure).toMatchObject({ status: 500, message: 'GET /a answered 500' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ...[400, 401, 403, 404, 410, 501].map((status) => ['GET', status] as const),
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'post'].map((method) => [method, 503] as const),
  ])('does not retry %s after status %d', async (method, status) => {
    answer(status);
    await expect(fetchWithRetry('/a', { method })).rejects.toMatchObject({ status });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('waits as long as Retry-After says', async () => {
    answer(429, { 'retry-after': '2' });
    answer(200);
    const asking = fetchWithRetry('/a');
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetched).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect((await asking).status).toBe(200);
  });

  it('stops waiting when it is aborted', async () => {
    answer(503, { 'retry-after': '2' });
    const stop = new AbortController();
    const asking = fetchWithRetry('/a', { signal: stop.signal });
    asking.catch(() => {});
    await vi.advanceTimersByTimeAsync(1);
    stop.abort();
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('times out after 15 seconds', async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    );
    const asking = fetchWithRetry('/a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(vi.mocked(fetched).mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asking).toMatchObject({ name: 'TimeoutError' });
  });
});

it.each(['[]', 'null', '<html>'])('fetchJson refuses %s, which is no record', async (body) => {
  fetched.mockResolvedValueOnce(new Response(body));
  await expect(fetchJson('/a?q=x', isRecord)).rejects.toThrow();
});

it.each([
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['"abc-br"', false],
  ['abc', false],
  [undefined, false],
])('matchesEtag of %s with "abc" is %s', (header, matches) =>
  expect(matchesEtag(header, '"abc"')).toBe(matches),
);

const now = Date.parse('2026-05-01T12:00:00Z');

it.each([
  ['2', 2000],
  [' 3 ', 3000],
  ['Fri, 01 May 2026 12:00:04 GMT', 4000],
])('readRetryAfter of “%s” is %d ms', (header, wait) =>
  expect(readRetryAfter(header, now)).toBe(wait),
);
