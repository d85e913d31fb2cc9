import { expect, test } from 'vitest';
import { releaseUnpaid } from '@/lib/shop/commands/cancel-order';
import { setOrderNote } from '@/lib/shop/commands/fulfil-order';
import { setStock } from '@/lib/shop/commands/stock';
import { desk, onAccount, withShop, withSqliteShop } from './shop';
import { now } from './some-request';
import { someTill } from './some-till';

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const days = (count: number) => minutes(count * 24 * 60);

withShop('packing and sending', (shop) => {
  test('a paid order is packed and sent with its number, and its buyer gets a mail', async () => {
    const { id } = await shop.paid();
    await shop.pack(id);
    expect(await shop.refusal(shop.pack(id))).toBe('packed');
    await shop.send(id, { tracking: '99.00.123456.12345678' });
    expect(await shop.order(id)).toMatchObject({
      ...{ delivery_state: 'sent', tracking: '99.00.123456.12345678' },
      sent_at: now.toISOString(),
    });
    expect(await shop.mailsOf(id)).toEqual(['paid', 'placed', 'sent']);
    expect(await shop.refusal(shop.pack(id))).toBe('sent');
    expect(await shop.logOf(id)).toContain('anna@bobine.example: sent');
  });

  test('goods do not go out before they are paid, except on account', async () => {
    const { id } = await shop.sell();
    expect(await shop.refusal(shop.send(id))).toBe('unpaid');
    await shop.send(id, { shopConfig: onAccount });
    expect(await shop.order(id)).toMatchObject({ delivery_state: 'sent' });
  });

  test('an order for collection is packed, then collected and paid in one act', async () => {
    const { id } = await shop.sell({ delivery: 'collection', payment: 'collection' });
    expect(await shop.refusal(shop.send(id))).toBe('not-post');
    await shop.pack(id);
    await shop.collect(id);
    expect(await shop.order(id)).toMatchObject({
      ...{ delivery_state: 'collected', payment_state: 'paid' },
    });
    expect(await shop.mailsOf(id)).toEqual(['paid', 'placed', 'ready']);
    const payments = shop.db.selectFrom('payments').select(['source', 'amount']);
    expect(await payments.execute()).toEqual([{ source: 'desk', amount: 3490 }]);
    expect(await shop.refusal(shop.collect(id))).toBe('sent');
  });

  test('refuses an act that does not fit the delivery, and an unknown order', async () => {
    expect(await shop.refusal(shop.collect((await shop.sell()).id))).toBe('not-collection');
    const vouchers = await shop.sell({ kind: 'voucher', delivery: 'mail' });
    expect(await shop.refusal(shop.pack(vouchers.id))).toBe('nothing-to-pack');
    expect(await shop.refusal(shop.pack('none'))).toBe('unknown');
    await setOrderNote(shop.db, { ...desk, orderId: vouchers.id, note: 'Calls on Monday' });
    expect(await shop.order(vouchers.id)).toMatchObject({ note: 'Calls on Monday' });
  });
});

withSqliteShop('cancelling', (shop) => {
  test('gives back pieces and voucher once, and credits the invoice with the next number', async () => {
    await shop.stockUp('dvd', 5);
    const { code, id: voucher } = await shop.voucher(1000);
    const { id } = await shop.sell({ pieces: { dvd: 2 }, voucherCode: code });
    await shop.cancel(id);
    expect(await shop.stockOf('dvd')).toBe(5);
    expect(await shop.balanceOf(voucher)).toBe(1000);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 6680', 'credit 2: 6680']);
    expect(await shop.mailsOf(id)).toEqual(['cancelled', 'placed']);
    expect(await shop.refusal(shop.cancel(id))).toBe('cancelled');
    expect(await shop.stockOf('dvd')).toBe(5);
    expect(await shop.refusal(shop.pack(id))).toBe('cancelled');
  });

  test('is refused for what is paid, for what has left, and where sent vouchers were paid with a voucher', async () => {
    expect(await shop.refusal(shop.cancel((await shop.paid()).id))).toBe('paid');
    const { id: sent } = await shop.sell();
    await shop.send(sent, { shopConfig: onAccount });
    expect(await shop.refusal(shop.cancel(sent))).toBe('sent');
    const { code } = await shop.voucher(9000);
    const { id } = await shop.sell({ kind: 'voucher', voucherCode: code });
    expect(await shop.vouchersOf(id)).toHaveLength(1);
    expect(await shop.refusal(shop.cancel(id))).toBe('has-vouchers');
  });

  test('an order by card that is not paid after 45 minutes is released', async () => {
    await shop.stockUp('dvd', 3);
    const late = await shop.sell({ payment: 'stripe' });
    const others = [await shop.paid({ payment: 'stripe' }), await shop.sell()];
    expect(await releaseUnpaid(shop.db, minutes(40))).toBe(0);
    expect(await releaseUnpaid(shop.db, minutes(46))).toBe(1);
    expect(await releaseUnpaid(shop.db, minutes(50))).toBe(0);
    expect(await shop.stockOf('dvd')).toBe(1);
    expect((await shop.order(late.id)).cancelled_at).toBe(minutes(46).toISOString());
    for (const { id } of others) expect((await shop.order(id)).cancelled_at).toBeNull();
    expect(await shop.logOf(late.id)).toEqual(['site: cancelled', 'visitor: placed']);
  });
});

withSqliteShop('withdrawing', (shop) => {
  const withdrawnAt = async (id: string) => (await shop.order(id)).withdrawn_at;

  test('keeps its moment and sends a receipt; pieces come back when the goods do', async () => {
    await shop.stockUp('dvd', 2);
    const { id } = await shop.sent();
    await shop.withdraw(id, { now: days(3) });
    expect(await withdrawnAt(id)).toBe(days(3).toISOString());
    expect(await shop.mailsOf(id)).toContain('withdrawn');
    expect(await shop.logOf(id)).toContain('visitor: withdrawn');
    expect(await shop.stockOf('dvd')).toBe(1);
    expect(await shop.refusal(shop.withdraw(id))).toBe('withdrawn');
    await shop.takeBack(id);
    expect(await shop.stockOf('dvd')).toBe(2);
    expect(await shop.refusal(shop.takeBack(id))).toBe('returned');
    expect(await shop.stockOf('dvd')).toBe(2);
    await shop.refund(id, 4190);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
  });

  // Four working days on the way may be six of the calendar's; fourteen days follow.
  test('is possible to the last day after the latest arrival, and not a day longer', async () => {
    const { id } = await shop.sent();
    expect(await shop.refusal(shop.withdraw(id, { now: days(21) }))).toBe('too-late');
    await shop.withdraw(id, { now: days(20) });
    expect(await withdrawnAt(id)).toBe(days(20).toISOString());
  });

  test('before it is sent is possible on any day, and then it is not sent', async () => {
    const { id } = await shop.sell();
    await shop.withdraw(id, { now: days(90) });
    expect(await shop.refusal(shop.send(id))).toBe('withdrawn');
    await shop.takeBack(id, false);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
    expect((await shop.order(id)).cancelled_at).toBe(now.toISOString());
  });

  test('gives back what a voucher has paid when the goods are back', async () => {
    const { code, id: voucher } = await shop.voucher(5000);
    const { id } = await shop.sell({ voucherCode: code });
    await shop.withdraw(id);
    await shop.takeBack(id);
    expect(await shop.balanceOf(voucher)).toBe(5000);
    expect(await shop.stateOf(id)).toBe('refunded');
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 0', 'credit 2: 0']);
  });

  test('blocks the vouchers that were bought, and makes none when the money comes later', async () => {
    const wanted = { kind: 'voucher', delivery: 'mail' } as const;
    const { id: paid } = await shop.paid(wanted);
    await shop.withdraw(paid);
    expect(await shop.vouchersOf(paid)).toMatchObject([{ blocked_at: now.toISOString() }]);
    const { id } = await shop.sell(wanted);
    await shop.withdraw(id);
    await shop.pay(id, 3490);
    expect(await shop.vouchersOf(id)).toEqual([]);
    expect(await shop.mailsOf(id)).not.toContain('vouchers');
    const state = { payment_state: 'paid', delivery_state: 'waiting', sent_at: null };
    expect(await shop.order(id)).toMatchObject(state);
    await shop.refund(id, 3490, 'b');
    expect(await shop.stateOf(id)).toBe('refunded');
    expect(await shop.papersOf(id)).toEqual(['invoice 2: 3490', 'credit 3: 3490']);
  });

  test('leaves an order that never left and was not paid to be cancelled, once', async () => {
    await shop.stockUp('dvd', 2);
    const { id } = await shop.sell();
    await shop.withdraw(id);
    await shop.cancel(id);
    expect(await shop.stockOf('dvd')).toBe(2);
    expect(await shop.mailsOf(id)).toContain('cancelled');
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
    expect(await shop.refusal(shop.takeBack(id))).toBe('cancelled');
    expect(await shop.refusal(shop.cancel(id))).toBe('cancelled');
  });

  test('an order cannot be cancelled after it has left, was paid, or is back', async () => {
    const { id: sent } = await shop.sent();
    await shop.withdraw(sent);
    expect(await shop.refusal(shop.cancel(sent))).toBe('sent');
    const { id: paid } = await shop.paid();
    await shop.withdraw(paid);
    expect(await shop.refusal(shop.cancel(paid))).toBe('paid');
    await shop.takeBack(paid);
    expect(await shop.refusal(shop.cancel(paid))).toBe('returned');
  });

  test('is refused where there is nothing to withdraw from', async () => {
    const { id } = await shop.sell();
    const never = { ...someTill, withdrawal: { days: 0 } };
    expect(await shop.refusal(shop.withdraw(id, { shopConfig: never }))).toBe('no-withdrawal');
    expect(await shop.refusal(shop.takeBack(id))).toBe('not-withdrawn');
    await shop.cancel(id);
    expect(await shop.refusal(shop.withdraw(id))).toBe('cancelled');
  });
});

withSqliteShop('counting the stock', (shop) => {
  const count = (pieces: number | undefined, seen?: number) =>
    setStock(shop.db, { article: 'dvd', actor: 'anna@bobine.example', now, pieces, seen });

  test('sets it, and logs who did', async () => {
    await count(4);
    await count(9, 4);
    expect(await shop.stockOf('dvd')).toBe(9);
    const lines = shop.db.selectFrom('log').select(['actor', 'detail']).orderBy('detail');
    expect((await lines.execute()).map(({ detail }) => JSON.parse(detail))).toEqual([
      { article: 'dvd', before: 4, pieces: 9 },
      { article: 'dvd', pieces: 4 },
    ]);
  });

  test('is refused where pieces were sold since the count', async () => {
    await count(4);
    await shop.sell();
    expect(await shop.refusal(count(4, 4))).toBe('stock-changed');
    expect(await shop.stockOf('dvd')).toBe(3);
  });

  test('an article that is no longer counted never sells out', async () => {
    await count(0);
    await count(undefined);
    await shop.sell({ pieces: { dvd: 50 } });
    expect(await shop.stockOf('dvd')).toBeUndefined();
  });

  test('takes whole numbers from 0 to a million', async () => {
    for (const pieces of [-1, 1.5, 1_000_001, Number.NaN])
      expect(await shop.refusal(count(pieces))).toBe('pieces');
    expect(await shop.stockOf('dvd')).toBeUndefined();
  });
});
