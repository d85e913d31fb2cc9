import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder } from '@/lib/shop/commands/place-order';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';
import { onBothPlaces, onFiles } from '@/tests/databases/on-both';
import { bundleProgram } from '../../bundle-program';
import { sell, stockOf, stockUp } from './read-shop';
import { someRequest } from './some-request';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

let program: Awaited<ReturnType<typeof bundleProgram>>;
beforeAll(async () => {
  program = await bundleProgram('tests/unit/shop/commands/buy.ts');
});
afterAll(() => program?.remove());

/** Starts a shop's process (`buy.ts`) on a database; none of its files may become longer than `most` bytes. */
function startBuyer(where: string, hear: (line: string) => void, most?: number) {
  const run = ['node', program.path, where];
  // Blocks of 512 bytes (POSIX).
  const limit = `trap '' XFSZ; ulimit -f ${Math.floor((most ?? 0) / 512)}; exec "$@"`;
  const [name = '', ...given] = most ? ['sh', '-c', limit, 'sh', ...run] : run;
  const child = spawn(name, given, { stdio: ['pipe', 'pipe', most ? 'ignore' : 'inherit'] });
  // Killed, it no longer reads.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout });
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]);
  const ready = new Promise<void>((resolve, reject) => {
    ended.then(([[code]]) => reject(new Error(`It ended with ${code} before it was ready`)));
    lines.on('line', (line) => (line === 'ready' ? resolve() : hear(line)));
  });
  // A spare one that is not needed is waited for by nobody.
  ready.catch(() => undefined);
  return {
    ready,
    /** Sends forms, all at once. */
    send: (keys: readonly string[]) => child.stdin.write(keys.map((key) => `${key}\n`).join('')),
    /** Lets it finish what it has. */
    async end() {
      child.stdin.end();
      const [[code]] = await ended;
      if (code !== 0) throw new Error(`It ended with ${code}`);
    },
    /** As the system does it that needs the memory; what it has said before is heard to the end. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** All orders by their form, as a process says them, and how many rows belong to them. */
async function readBooks(db: Database) {
  const orders = await db.selectFrom('orders').select(['form_key', 'id', 'number']).execute();
  const invoices = await db.selectFrom('invoices').select('number').orderBy('number').execute();
  const placed = await db.selectFrom('log').select('id').where('act', '=', 'placed').execute();
  const lines = await db.selectFrom('order_lines').select('order_id').execute();
  const mails = await db.selectFrom('outbox').select('order_id').execute();
  return {
    orders: new Map(orders.map(({ form_key, id, number }) => [form_key, `${id} ${number}`])),
    numbers: invoices.map(({ number }) => number),
    counts: [orders, lines, mails, placed].map(({ length }) => length),
  };
}

onBothPlaces('thirty buyers at two processes', (place) => {
  test('ten are sold, twenty are told that none is left', async () => {
    const where = await place();
    const db = await openDatabase(where);
    await stockUp(db, 'dvd', 10);
    const heard: string[] = [];
    const shops = [1, 2].map(() => startBuyer(where, (line) => heard.push(line)));
    await Promise.all(shops.map(({ ready }) => ready));
    for (const [at, shop] of shops.entries()) shop.send(upTo(15).map((form) => `${at}-${form}`));
    await Promise.all(shops.map((shop) => shop.end()));
    expect(heard.filter((line) => line.startsWith('sold '))).toHaveLength(10);
    expect(heard.filter((line) => /^told \S+ 0$/.test(line))).toHaveLength(20);
    expect(await stockOf(db, 'dvd')).toBe(0);
    expect((await readBooks(db)).numbers).toEqual(upTo(10));
    await db.destroy();
  });
});

onBothPlaces('a shop that is killed six times under three hundred orders', (place) => {
  const forms = upTo(300).map((at) => `form-${at}`);
  const sold = new Map<string, string>();
  const wrong: string[] = [];
  let heard = () => {};
  const hear = (line: string) => {
    const [said, form = '', ...order] = line.split(' ');
    const known = sold.get(form) ?? order.join(' ');
    if (said !== 'sold' || known !== order.join(' ')) wrong.push(line);
    sold.set(form, known);
    heard();
  };
  const reached = (count: number) =>
    new Promise<void>((resolve) => {
      heard = () => sold.size >= count && resolve();
      heard();
    });

  test('keeps each confirmed order, none twice, and no gap in the numbers of invoices', {
    timeout: 240_000,
  }, async () => {
    const where = await place();
    const db = await openDatabase(where);
    await stockUp(db, 'dvd', 400);
    const start = () => startBuyer(where, hear);
    const kills = upTo(6).map(() => randomInt(1, forms.length - 1));
    let [shop, spare] = [start(), start()];
    for (const count of [...kills.sort((a, b) => a - b), forms.length]) {
      await shop.ready;
      // As people do who got no answer; some of those who got one press again.
      const again = [...sold.keys()].slice(-10);
      shop.send([...again, ...forms.filter((form) => !sold.has(form))]);
      await reached(count);
      if (count === forms.length) break;
      // Killed at any moment of an order.
      await pause(randomInt(20));
      await shop.kill();
      [shop, spare] = [spare, start()];
    }
    await Promise.all([shop.end(), spare.kill()]);
    expect(wrong).toEqual([]);
    const { orders, numbers, counts } = await readBooks(db);
    expect(orders).toEqual(sold);
    expect(numbers).toEqual(upTo(300));
    expect(counts).toEqual([300, 300, 300, 300]);
    expect(await stockOf(db, 'dvd')).toBe(100);
    await db.destroy();
  });
});

onFiles('a full disk', (place) => {
  test('is said to be full, leaves nothing half done, and sells again when there is room', async () => {
    const db = await openDatabase(await place());
    await stockUp(db, 'dvd', 3000);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    const most = (rows[0]?.page_count ?? 0) + 40;
    const limit = (pages: number) =>
      sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db);
    await limit(most);
    let sold = -1;
    let error: Error | undefined;
    for (; !error && sold < 2000; sold += 1)
      error = await placeOrder(db, someRequest()).then(
        () => undefined,
        (reason: Error) => reason,
      );
    expect(error?.message).toMatch(/database or disk is full/);
    expect(sold).toBeGreaterThan(5);
    const { counts, numbers } = await readBooks(db);
    expect(counts).toEqual([sold, sold, sold, sold]);
    expect(numbers).toEqual(upTo(sold));
    expect(await stockOf(db, 'dvd')).toBe(3000 - sold);
    await limit(most + 1000);
    await sell(db, someRequest());
    expect((await readBooks(db)).numbers).toEqual(upTo(sold + 1));
    await db.destroy();
  });

  test('a file that may not grow ends the process with every order that it confirmed', async () => {
    const where = await place();
    const heard: string[] = [];
    const shop = startBuyer(where, (line) => heard.push(line), 1_500_000);
    await shop.ready;
    shop.send(upTo(2000).map((form) => `form-${form}`));
    await expect(shop.end()).rejects.toThrow('It ended with 1');
    const db = await openDatabase(where);
    const { orders, numbers, counts } = await readBooks(db);
    const there = [...orders].map(([form, order]) => `sold ${form} ${order}`);
    expect(heard.length).toBeGreaterThan(5);
    expect(there).toEqual(expect.arrayContaining(heard));
    expect(counts).toEqual(counts.map(() => orders.size));
    expect(numbers).toEqual(upTo(orders.size));
    await sell(db, someRequest());
    await db.destroy();
  });
});
