import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { GET } from '@/app/api/shop/stock/route';
import { setSoldOut, soldOut } from '@/lib/catalog/films/disc-stock';
import { loadStock, stockPath } from '@/lib/shop/articles/load-stock';
import { pollSoldOut, setStock } from '@/lib/shop/articles/stock';
import { maxLines } from '@/lib/shop/cart/cart';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';
import { onBothPlaces } from '@/tests/databases/on-both';
import { until } from '../../until';

let db: Database;
let shopConfig: unknown;
vi.mock('@/lib/shop/database/database', () => ({ getDatabase: async () => db }));
vi.mock('@/lib/shop/pricing/get-shop-config', () => ({ getShopConfig: () => shopConfig }));

const article = 'blu-ray-nosferatu';
const now = new Date('2026-11-23T10:00:00Z');

describe('GET /api/shop/stock', () => {
  const request = (path: string) => GET(new Request(`http://localhost:3000${path}`));
  const count = (pieces: number | undefined) =>
    setStock(db, { article, pieces, actor: 'test', now });

  beforeEach(async () => {
    shopConfig = {};
    db = await openDatabase(':memory:');
    return () => db.destroy().catch(() => undefined);
  });

  test('returns counted stock at once, and is not cached', async () => {
    for (const pieces of [3, 0, undefined]) {
      await count(pieces);
      const response = await request(stockPath([article]));
      const stock = pieces === undefined ? {} : { [article]: pieces };
      expect([response.status, await response.json()]).toEqual([200, { stock }]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test.each([
    ['no article', '/api/shop/stock'],
    ['an empty slug', stockPath([''])],
    ['an invalid slug', stockPath([article, '../etc'])],
    ['an unknown parameter', `${stockPath([article])}&price=1`],
    [
      'more articles than a cart holds',
      stockPath(Array.from(Array(maxLines + 1), (_, i) => `a-${i}`)),
    ],
  ])('answers %s with 400 and the reason', async (_, path) => {
    const response = await request(path);
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatch(/^(?:article|query): /);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('answers 404 without a shop config and 503 without a database', async () => {
    shopConfig = undefined;
    expect((await request(stockPath([article]))).status).toBe(404);
    shopConfig = {};
    await db.destroy();
    const response = await request(stockPath([article]));
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      503,
      'private, no-store',
    ]);
  });
});

describe('loadStock', () => {
  const fetchMock = vi.fn<typeof fetch>();
  const respond = (json: unknown) => fetchMock.mockImplementation(async () => Response.json(json));
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock);
    return () => vi.unstubAllGlobals();
  });

  test.each([{}, { stock: { a: 'many' } }, { stock: { a: 1.5 } }, []])(
    'rejects the response %j',
    async (json) => {
      respond(json);
      await expect(loadStock(['a'])).rejects.toThrow(TypeError);
    },
  );
});

describe('pollSoldOut', () => {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
    setSoldOut([]);
  });

  onBothPlaces('the sold-out list', (place) => {
    test('follows what another process stores', async () => {
      const address = await place();
      const [ours, theirs] = [await openDatabase(address), await openDatabase(address)];
      const count = (article: string, pieces: number) =>
        setStock(theirs, { article, pieces, actor: 'site', now });
      cleanups.push(() => Promise.all([ours.destroy(), theirs.destroy()]));
      await count('dvd', 0);
      await count('livre', 2);
      cleanups.push(pollSoldOut(async () => ours));
      await until(() => expect([...soldOut()]).toEqual(['dvd']));
      await count('dvd', 3);
      await until(() => expect([...soldOut()]).toEqual([]));
    });
  });

  test('keeps the last state while the database is unavailable', async () => {
    setSoldOut(['dvd']);
    const open = vi.fn(async () => {
      throw new Error('connect ECONNREFUSED');
    });
    cleanups.push(pollSoldOut(open));
    await until(() => expect(open).toHaveBeenCalled());
    expect([...soldOut()]).toEqual(['dvd']);
  });
});
