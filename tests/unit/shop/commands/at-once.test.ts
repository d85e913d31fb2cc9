import { expect, test } from 'vitest';
import { placeOrder } from '@/lib/shop/commands/place-order';
import type { Database } from '@/lib/shop/database/open-database';
import { soldOf } from './read-shop';
import { withShop } from './shop';
import { someRequest } from './some-request';

async function numbersOf(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('invoices').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

withShop('fifty buyers at once for ten pieces', (shop) => {
  test('ten are sold, forty are told that none is left', async () => {
    await shop.stockUp('dvd', 10);
    const placed = await Promise.all(upTo(50).map(() => placeOrder(shop.db, someRequest())));
    expect(placed.filter((each) => 'order' in each && soldOf(each).isNew)).toHaveLength(10);
    const told = placed.filter((each) => 'soldOut' in each);
    expect(told).toHaveLength(40);
    for (const each of told) expect(each).toEqual({ soldOut: [{ article: 'dvd', left: 0 }] });
    expect(await shop.stockOf('dvd')).toBe(0);
    expect(await numbersOf(shop.db)).toEqual(upTo(10));
  });

  test('who wants the same things in another order does not wait for ever', async () => {
    for (const article of ['a', 'b', 'c']) await shop.stockUp(article, 100);
    const wishes = [
      { a: 1, b: 1, c: 1 },
      { c: 1, b: 1, a: 1 },
      { b: 1, a: 1, c: 1 },
    ];
    const place = (at: number) => shop.sell({ pieces: wishes[at % 3] });
    const orders = await Promise.all(upTo(30).map(place));
    const cancelling = orders.slice(0, 15).map(({ id }) => shop.cancel(id));
    await Promise.all([...cancelling, ...upTo(15).map(place)]);
    for (const article of ['a', 'b', 'c']) expect(await shop.stockOf(article)).toBe(70);
    expect(await numbersOf(shop.db)).toEqual(upTo(60));
  });
});

withShop('two acts at once on one order', (shop) => {
  test('payment and cancellation: one comes first, and the money is accounted for', async () => {
    await shop.stockUp('dvd', 20);
    for (const _ of upTo(10)) {
      const { id } = await shop.sell();
      const cancelling = shop.cancel(id).then(
        () => 'done',
        ({ reason }) => reason,
      );
      const [paid, cancelled] = await Promise.all([shop.pay(id), cancelling]);
      const { payment_state, cancelled_at } = await shop.order(id);
      if (cancelled === 'done') expect(paid).toMatchObject({ account: { toPayBack: 4190 } });
      else expect([cancelled, payment_state, cancelled_at]).toEqual(['paid', 'paid', null]);
      expect(paid.outcome).toBe(cancelled === 'done' ? 'too-much' : 'paid');
    }
  });

  test('five refunds: no more goes back than came in', async () => {
    const { id } = await shop.paid();
    const done = await Promise.allSettled(upTo(5).map((form) => shop.refund(id, 4190, `${form}`)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
  });
});
