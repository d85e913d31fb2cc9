import { expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { openDatabase } from '@/lib/database/open-database';
import { readOrder } from '@/lib/orders/read-order';
import { cancelOrder } from '@/lib/selling/cancel-order';
import { payOrder } from '@/lib/selling/pay-order';
import { placeOrder } from '@/lib/selling/place-order';
import { refundOrder } from '@/lib/selling/refund-order';
import { onBoth } from '../../databases/on-both';
import { onBothPlaces } from '../../databases/on-both-places';
import { booking } from './booking';
import { papersOf, sell, soldOf, stockOf, stockUp } from './read-shop';
import { now, someRequest } from './some-request';
import { someTill } from './some-till';
import { buyers } from './start-buyer';

async function numbersOf(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('invoices').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

onBoth('fifty buyers at once for ten pieces', (open) => {
  test('ten are sold, forty are told that none is left', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 10);
    const placed = await Promise.all(upTo(50).map(() => placeOrder(db, someRequest())));
    expect(placed.filter((each) => 'order' in each && soldOf(each).isNew)).toHaveLength(10);
    const told = placed.filter((each) => 'soldOut' in each);
    expect(told).toHaveLength(40);
    for (const each of told) expect(each).toEqual({ soldOut: [{ article: 'dvd', left: 0 }] });
    expect(await stockOf(db, 'dvd')).toBe(0);
    expect(await numbersOf(db)).toEqual(upTo(10));
  });

  test('who wants the same things in another order does not wait for ever', async () => {
    const db = await open();
    for (const article of ['a', 'b', 'c']) await stockUp(db, article, 100);
    const wishes = [
      { a: 1, b: 1, c: 1 },
      { c: 1, b: 1, a: 1 },
      { b: 1, a: 1, c: 1 },
    ];
    const placing = upTo(30).map((at) => sell(db, someRequest({ pieces: wishes[at % 3] })));
    const orders = await Promise.all(placing);
    const cancelling = orders
      .slice(0, 15)
      .map(({ id }) => cancelOrder(db, { orderId: id, actor: 'site', now, till: someTill }));
    const more = upTo(15).map((at) => sell(db, someRequest({ pieces: wishes[at % 3] })));
    await Promise.all([...cancelling, ...more]);
    for (const article of ['a', 'b', 'c']) expect(await stockOf(db, article)).toBe(70);
    expect(await numbersOf(db)).toEqual(upTo(60));
  });
});

onBoth('two acts at once on one order', (open) => {
  test('paid and cancelled: one comes first, and the money is accounted for', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 20);
    for (const _ of upTo(10)) {
      const { id: orderId } = await sell(db, someRequest());
      const desk = { orderId, actor: 'site', now, till: someTill };
      const [paid, cancelled] = await Promise.all([
        payOrder(db, booking(orderId, 4190)),
        cancelOrder(db, desk).then(
          () => 'done',
          ({ reason }) => reason,
        ),
      ]);
      const order = await readOrder(db, orderId);
      if (cancelled === 'done') expect(paid).toMatchObject({ account: { toPayBack: 4190 } });
      else
        expect([cancelled, order?.payment_state, order?.cancelled_at]).toEqual([
          'paid',
          'paid',
          null,
        ]);
      expect(paid.outcome).toBe(cancelled === 'done' ? 'too-much' : 'paid');
    }
  });

  test('paid back twice: no more goes back than came in', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    await payOrder(db, booking(orderId, 4190));
    const desk = {
      orderId,
      actor: 'site',
      now,
      till: someTill,
      amount: 4190,
      source: 'desk',
    } as const;
    const acts = upTo(5).map((form) => refundOrder(db, { ...desk, sourceId: `${form}` }));
    const done = await Promise.allSettled(acts);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await papersOf(db, orderId)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
  });
});

onBothPlaces('fifty buyers at two processes', (place) => {
  const startBuyer = buyers();

  test('ten are sold, forty are told that none is left', async () => {
    const where = await place();
    const db = await openDatabase(where);
    await stockUp(db, 'dvd', 10);
    const heard: string[] = [];
    const shops = [1, 2].map(() => startBuyer(where, (line) => heard.push(line)));
    await Promise.all(shops.map(({ ready }) => ready));
    for (const [at, shop] of shops.entries()) shop.send(upTo(25).map((form) => `${at}-${form}`));
    await Promise.all(shops.map((shop) => shop.end()));
    expect(heard.filter((line) => line.startsWith('sold '))).toHaveLength(10);
    expect(heard.filter((line) => /^told \S+ 0$/.test(line))).toHaveLength(40);
    expect(await stockOf(db, 'dvd')).toBe(0);
    expect(await numbersOf(db)).toEqual(upTo(10));
    await db.destroy();
  });
});
