import { beforeEach, describe, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { GET } from '@/app/api/shop/stock/route';
import { stockPath } from '@/lib/shop/articles/load-stock';
import { maxLines } from '@/lib/shop/cart/cart';
import { setStock } from '@/lib/shop/commands/stock';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';

let db: Database;
let till: unknown;
vi.mock('@/lib/shop/database/database', () => ({ getDatabase: async () => db }));
vi.mock('@/lib/shop/pricing/get-shop-config', () => ({ getShopConfig: () => till }));

const article = 'blu-ray-nosferatu';
const ask = (path: string) => GET(new Request(`http://localhost:3000${path}`));
const count = (pieces: number | undefined) =>
  setStock(db, { article, pieces, actor: 'test', now: new Date() });

beforeEach(async () => {
  till = {};
  db = await openDatabase(':memory:');
  return () => db.destroy().catch(() => undefined);
});

describe('the address that tells the stock', () => {
  test('says what somebody has counted as soon as it is counted, and is kept by nobody', async () => {
    for (const pieces of [3, 0, undefined]) {
      await count(pieces);
      const answer = await ask(stockPath([article]));
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { stock: pieces === undefined ? {} : { [article]: pieces } },
      ]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('passes over an article that there is not: a page may be older than the shop', async () => {
    await count(3);
    const answer = await ask(stockPath([article, 'no-longer-there']));
    expect([answer.status, await answer.json()]).toEqual([200, { stock: { [article]: 3 } }]);
  });

  test.each([
    ['nothing', '/api/shop/stock'],
    ['an empty article', '/api/shop/stock?article='],
    ['what is no slug', `/api/shop/stock?article=${article}&article=../etc`],
    ['another question', `/api/shop/stock?article=${article}&price=1`],
    [
      'more than a basket holds',
      stockPath(Array.from({ length: maxLines + 1 }, (_, at) => `a-${at}`)),
    ],
  ])('refuses %s with the reason', async (_, path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toMatch(/^(?:article|query): /);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('is not there where the house does not sell', async () => {
    till = undefined;
    expect((await ask(stockPath([article]))).status).toBe(404);
  });

  test('says that it cannot tell where the database is away', async () => {
    await db.destroy();
    const answer = await ask(stockPath([article]));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      503,
      'private, no-store',
    ]);
  });
});
