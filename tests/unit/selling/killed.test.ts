import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '@/lib/database/open-database';
import { onBothPlaces } from '../../databases/on-both-places';
import { stockOf, stockUp } from './read-shop';
import { type Buyer, buyers } from './start-buyer';

const forms = Array.from({ length: 400 }, (_, at) => `form-${at}`);
const kills = 8;

type Start = (hear: (line: string) => void) => Buyer;
type Sold = Map<string, string>;

/** Sends all forms, and kills the shop again and again in the midst of it. @returns what it has confirmed */
async function sellThroughKills(start: Start): Promise<{ sold: Sold; wrong: string[] }> {
  const sold: Sold = new Map();
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
  const counts = Array.from({ length: kills }, () => randomInt(1, forms.length - 1)).sort(
    (a, b) => a - b,
  );
  let [shop, spare] = [start(hear), start(hear)];
  for (const count of [...counts, forms.length]) {
    await shop.ready;
    // As people do who got no answer; some of those who got one press again.
    const again = [...sold.keys()].slice(-10);
    shop.send([...again, ...forms.filter((form) => !sold.has(form))]);
    await reached(count);
    if (count === forms.length) break;
    await pause(randomInt(20));
    await shop.kill();
    [shop, spare] = [spare, start(hear)];
  }
  await Promise.all([shop.end(), spare.kill()]);
  return { sold, wrong };
}

async function readBooks(db: Database) {
  const orders = await db.selectFrom('orders').select(['form_key', 'id', 'number']).execute();
  const invoices = await db.selectFrom('invoices').select('number').orderBy('number').execute();
  const counted = await Promise.all(
    (['order_lines', 'outbox'] as const).map(
      async (table) => (await db.selectFrom(table).select('order_id').execute()).length,
    ),
  );
  const placed = await db.selectFrom('log').select('id').where('act', '=', 'placed').execute();
  return {
    orders: new Map(orders.map(({ form_key, id, number }) => [form_key, `${id} ${number}`])),
    count: orders.length,
    numbers: invoices.map(({ number }) => number),
    others: [...counted, placed.length],
  };
}

onBothPlaces('a shop that is killed eight times under four hundred orders', (place) => {
  const startBuyer = buyers();

  test('has each order that it confirmed, none twice, and no invoice’s number missing', {
    timeout: 240_000,
  }, async () => {
    const where = await place();
    const db = await openDatabase(where);
    await stockUp(db, 'dvd', 500);
    const { sold, wrong } = await sellThroughKills((hear) => startBuyer(where, hear));
    const { orders, count, numbers, others } = await readBooks(db);
    expect(wrong).toEqual([]);
    expect(orders).toEqual(sold);
    expect(count).toBe(forms.length);
    expect(numbers).toEqual(forms.map((_, at) => at + 1));
    expect(others).toEqual([forms.length, forms.length, forms.length]);
    expect(await stockOf(db, 'dvd')).toBe(100);
    await db.destroy();
  });
});
