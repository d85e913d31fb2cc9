import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '@/lib/database/open-database';
import { placeOrder } from '@/lib/selling/place-order';
import { sell, stockOf, stockUp } from './read-shop';
import { someRequest } from './some-request';
import { buyers } from './start-buyer';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-shop-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const tables = ['orders', 'order_lines', 'invoices', 'invoice_counters', 'outbox', 'log'] as const;

async function countAll(db: Database): Promise<number[]> {
  const all = tables.map(
    async (table) => (await db.selectFrom(table).selectAll().execute()).length,
  );
  return Promise.all(all);
}

/** Sells until it is refused. */
async function sellAll(db: Database): Promise<{ sold: number; error: Error }> {
  for (let sold = 0; sold < 2000; sold += 1) {
    const error = await placeOrder(db, someRequest()).then(
      () => undefined,
      (reason: Error) => reason,
    );
    if (error) return { sold, error };
  }
  throw new Error('The disk was never full');
}

test('a full disk is said to be full, leaves nothing half done, and sells again when there is room', async () => {
  const db = await openDatabase(join(folder, 'shop.sqlite'));
  await stockUp(db, 'dvd', 3000);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const most = (rows[0]?.page_count ?? 0) + 40;
  await sql`pragma max_page_count = ${sql.raw(String(most))}`.execute(db);
  const { sold, error } = await sellAll(db);
  expect(error.message).toMatch(/database or disk is full/);
  expect(sold).toBeGreaterThan(5);
  expect(await countAll(db)).toEqual([sold, sold, sold, 1, sold, sold + 1]);
  expect(await stockOf(db, 'dvd')).toBe(3000 - sold);
  await sql`pragma max_page_count = ${sql.raw(String(most + 1000))}`.execute(db);
  await sell(db, someRequest());
  expect((await countAll(db))[2]).toBe(sold + 1);
  await db.destroy();
});

const startBuyer = buyers();

test('a file that may not grow ends the shop’s process with every order that it confirmed', async () => {
  const where = join(folder, 'shop.sqlite');
  const heard: string[] = [];
  const shop = startBuyer(where, (line) => heard.push(line), { most: 1_500_000 });
  await shop.ready;
  shop.send(Array.from({ length: 2000 }, (_, form) => `form-${form}`));
  await expect(shop.end()).rejects.toThrow('It ended with 1');
  const db = await openDatabase(where);
  const orders = await db.selectFrom('orders').select(['form_key', 'id', 'number']).execute();
  const there = orders.map(({ form_key, id, number }) => `sold ${form_key} ${id} ${number}`);
  expect(heard.length).toBeGreaterThan(5);
  expect(there).toEqual(expect.arrayContaining(heard));
  const [count, ...others] = await countAll(db);
  expect(others).toEqual([count, count, 1, count, count]);
  await sell(db, someRequest());
  await db.destroy();
});
