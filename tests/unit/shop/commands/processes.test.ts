import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '@/lib/content/validate/provide';
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

/** Starts a shop process (`buy.ts`) on a database. */
function startBuyer(where: string, onLine: (line: string) => void) {
  const child = spawn('node', [program.path, where], { stdio: ['pipe', 'pipe', 'inherit'] });
  // A killed process no longer reads.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout });
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]);
  const ready = new Promise<void>((resolve, reject) => {
    ended.then(([[code]]) => reject(new Error(`It ended with ${code} before it was ready`)));
    lines.on('line', (line) => (line === 'ready' ? resolve() : onLine(line)));
  });
  // Nothing awaits an unused spare process.
  ready.catch(() => undefined);
  return {
    ready,
    /** Sends forms, all at once. */
    send: (keys: readonly string[]) => child.stdin.write(keys.map((key) => `${key}\n`).join('')),
    /** Ends the input and waits until the process has finished. */
    async end() {
      child.stdin.end();
      const [[code]] = await ended;
      if (code !== 0) throw new Error(`It ended with ${code}`);
    },
    /** Kills the process like an out-of-memory killer; its earlier output is read to the end. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** All orders by form key, as a process prints them, with invoice numbers and row counts. */
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

onBothPlaces('two shop processes', (place) => {
  test('sell ten pieces to thirty simultaneous buyers', async () => {
    const where = await place();
    const db = await openDatabase(where);
    await stockUp(db, 'dvd', 10);
    const output: string[] = [];
    const shops = [1, 2].map(() => startBuyer(where, (line) => output.push(line)));
    await Promise.all(shops.map(({ ready }) => ready));
    for (const [at, shop] of shops.entries()) shop.send(upTo(15).map((form) => `${at}-${form}`));
    await Promise.all(shops.map((shop) => shop.end()));
    expect(output.filter((line) => line.startsWith('sold '))).toHaveLength(10);
    expect(output.filter((line) => /^soldout \S+ 0$/.test(line))).toHaveLength(20);
    expect(await stockOf(db, 'dvd')).toBe(0);
    expect((await readBooks(db)).numbers).toEqual(upTo(10));
    await db.destroy();
  });
});

onBothPlaces('a shop process killed six times during three hundred orders', (place) => {
  const forms = upTo(300).map((at) => `form-${at}`);
  const sold = new Map<string, string>();
  const wrong: string[] = [];
  let notify = () => {};
  const onLine = (line: string) => {
    const [result, form = '', ...order] = line.split(' ');
    const known = sold.get(form) ?? order.join(' ');
    if (result !== 'sold' || known !== order.join(' ')) wrong.push(line);
    sold.set(form, known);
    notify();
  };
  const reached = (count: number) =>
    new Promise<void>((resolve) => {
      notify = () => sold.size >= count && resolve();
      notify();
    });

  test('keeps every confirmed order once and numbers the invoices without gaps', {
    timeout: 240_000,
  }, async () => {
    const where = await place();
    const db = await openDatabase(where);
    await stockUp(db, 'dvd', 400);
    const start = () => startBuyer(where, onLine);
    const kills = upTo(6).map(() => randomInt(1, forms.length - 1));
    let [shop, spare] = [start(), start()];
    for (const count of [...kills.sort((a, b) => a - b), forms.length]) {
      await shop.ready;
      // Buyers without an answer submit again, and so do some who got one.
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

onFiles('a shop on a full disk', (place) => {
  test('fails with an error, writes no partial order, and sells again once there is space', async () => {
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
});
