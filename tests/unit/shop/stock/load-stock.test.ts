import { afterEach, expect, test, vi } from 'vitest';
import { loadStock } from '@/lib/shop/stock/load-stock';

afterEach(() => vi.unstubAllGlobals());

const answering = (json: unknown) => {
  const fetch = vi.fn(async (..._asked: unknown[]) => Response.json(json));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('all articles are asked for at once', async () => {
  const fetch = answering({ stock: { a: 2 } });
  expect(await loadStock(['a', 'b'])).toEqual({ a: 2 });
  expect(String(fetch.mock.calls[0]?.[0])).toBe('/api/shop/stock?article=a&article=b');
});

test.each([{}, { stock: { a: 'many' } }, { stock: { a: 1.5 } }, []])(
  '%j is no answer',
  async (json) => {
    answering(json);
    await expect(loadStock(['a'])).rejects.toThrow(TypeError);
  },
);
