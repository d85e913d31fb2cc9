import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchJson } from '@/lib/fetching/fetch-json';
import { isRecord } from '@/lib/fetching/is-record';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('gives what is of the expected shape, asked once more where a status passes', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  fetched.mockResolvedValueOnce(Response.json({ a: 1 }));
  expect(await fetchJson('/a', isRecord)).toEqual({ a: 1 });
});

it.each([
  ['a list', '[]'],
  ['nothing', 'null'],
  ['no JSON', '<html>'],
])('refuses %s', async (_, body) => {
  fetched.mockResolvedValueOnce(new Response(body));
  await expect(fetchJson('/a?q=x', isRecord)).rejects.toThrow();
});

it('names the address without its query', async () => {
  fetched.mockResolvedValueOnce(Response.json([]));
  await expect(fetchJson('/a?q=x', isRecord)).rejects.toThrow('/a answered something else');
});
