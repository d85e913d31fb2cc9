import { expect, test } from 'vitest';
import { setStock } from '@/lib/shop/articles/stock';
import { assignPayment, settlePayment } from '@/lib/shop/commands/assign-payment';
import { releaseUnpaid } from '@/lib/shop/commands/cancel-order';
import type { RefusalReason } from '@/lib/shop/commands/order-command';
import { payOrder } from '@/lib/shop/commands/pay-order';
import { booking } from './booking';
import { staffActor, withShop, withSqliteShop } from './shop';
import { now } from './some-request';
import { someShopConfig } from './some-shop-config';

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const days = (count: number) => minutes(count * 24 * 60);
const vouchersOnly = { kind: 'voucher', delivery: 'mail' } as const;

withShop('fulfilling an order', (shop) => {
  test('a paid order is packed and sent with its tracking number, and its buyer gets a mail', async () => {
    const { id } = await shop.paid();
    await shop.pack(id);
    const tracking = '99.00.123456.12345678';
    await shop.send(id, { tracking });
    const sent = { delivery_state: 'sent', tracking, sent_at: now.toISOString() };
    expect(await shop.order(id)).toMatchObject(sent);
    expect(await shop.mailsOf(id)).toEqual(['paid', 'placed', 'sent']);
    expect(await shop.logOf(id)).toContain('anna@bobine.example: sent');
  });

  test('collecting an order books its payment', async () => {
    const { id } = await shop.sell({ delivery: 'collection', payment: 'collection' });
    await shop.pack(id);
    await shop.collect(id);
    const collected = { delivery_state: 'collected', payment_state: 'paid' };
    expect(await shop.order(id)).toMatchObject(collected);
    expect(await shop.mailsOf(id)).toEqual(['paid', 'placed', 'ready']);
    const payments = shop.db.selectFrom('payments').select(['source', 'amount']);
    expect(await payments.execute()).toEqual([{ source: 'desk', amount: 3490 }]);
  });
});

withSqliteShop('a refused command', (shop) => {
  type Setup = () => Promise<string>;
  const after = (setup: Setup, command: (id: string) => Promise<unknown>) => async () => {
    const id = await setup();
    await command(id);
    return id;
  };
  const wanted = (request: Parameters<typeof shop.sell>[0]) => async () =>
    (await shop.sell(request)).id;
  const open = wanted({});
  const paid = async () => (await shop.paid()).id;
  const sent = async () => (await shop.sent()).id;
  const cancelled = after(open, shop.cancel);
  const returned = after(after(paid, shop.withdraw), shop.takeBack);
  const vouchersSent = async () =>
    wanted({ kind: 'voucher', voucherCode: (await shop.voucher(9000)).code })();
  const tooLate = (id: string) => shop.withdraw(id, { now: days(21) });
  const withoutRight = (id: string) =>
    shop.withdraw(id, { shopConfig: { ...someShopConfig, withdrawal: { days: 0 } } });

  test.each<[string, RefusalReason, Setup, (id: string) => Promise<unknown>]>([
    ['packing an unknown order', 'unknown', async () => 'none', shop.pack],
    ['packing vouchers', 'nothing-to-pack', wanted(vouchersOnly), shop.pack],
    ['packing an unpaid order', 'unpaid', open, shop.pack],
    ['packing an order twice', 'packed', after(paid, shop.pack), shop.pack],
    ['packing a sent order', 'sent', sent, shop.pack],
    ['packing a cancelled order', 'cancelled', cancelled, shop.pack],
    ['collecting a postal order', 'not-collection', open, shop.collect],
    ['sending an unpaid order', 'unpaid', open, shop.send],
    ['posting an order to collect', 'not-post', wanted({ delivery: 'collection' }), shop.send],
    ['sending a withdrawn order', 'withdrawn', after(paid, shop.withdraw), shop.send],
    ['cancelling an order twice', 'cancelled', cancelled, shop.cancel],
    ['cancelling a paid order', 'paid', paid, shop.cancel],
    ['cancelling a sent order', 'sent', sent, shop.cancel],
    ['cancelling an order of sent vouchers', 'has-vouchers', vouchersSent, shop.cancel],
    ['cancelling a withdrawn sent order', 'sent', after(sent, shop.withdraw), shop.cancel],
    ['cancelling a withdrawn paid order', 'paid', after(paid, shop.withdraw), shop.cancel],
    ['cancelling a returned order', 'returned', returned, shop.cancel],
    ['withdrawing from a cancelled order', 'cancelled', cancelled, shop.withdraw],
    ['withdrawing too late', 'too-late', sent, tooLate],
    ['withdrawing twice', 'withdrawn', after(open, shop.withdraw), shop.withdraw],
    ['withdrawing without a right to', 'no-withdrawal', open, withoutRight],
    ['returning an order not withdrawn', 'not-withdrawn', open, shop.takeBack],
    ['returning a cancelled order', 'cancelled', cancelled, shop.takeBack],
    ['returning an order twice', 'returned', returned, shop.takeBack],
  ])('%s is refused as "%s"', async (_, reason, setup, command) =>
    expect(await shop.refusal(command(await setup()))).toBe(reason),
  );
});

withSqliteShop('cancelling an order', (shop) => {
  test('restores stock and voucher and writes a credit note with the next number', async () => {
    await shop.stockUp('dvd', 5);
    const { code, id: voucher } = await shop.voucher(1000);
    const { id } = await shop.sell({ pieces: { dvd: 2 }, voucherCode: code });
    await shop.cancel(id);
    expect(await shop.balanceOf(voucher)).toBe(1000);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 6680', 'credit 2: 6680']);
    expect(await shop.mailsOf(id)).toEqual(['cancelled', 'placed']);
    await shop.cancel(id).catch(() => undefined);
    expect(await shop.stockOf('dvd')).toBe(5);
  });

  test('a card order unpaid after 45 minutes is released', async () => {
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

withSqliteShop('withdrawing from an order', (shop) => {
  test('stores its time and sends a receipt; the stock is restored once the goods are back', async () => {
    await shop.stockUp('dvd', 2);
    const { id } = await shop.sent();
    // Delivery takes up to four working days, here six calendar days; fourteen days follow.
    await shop.withdraw(id, { now: days(20) });
    expect((await shop.order(id)).withdrawn_at).toBe(days(20).toISOString());
    expect(await shop.mailsOf(id)).toContain('withdrawn');
    expect(await shop.logOf(id)).toContain('visitor: withdrawn');
    expect(await shop.stockOf('dvd')).toBe(1);
    await shop.takeBack(id);
    await shop.takeBack(id).catch(() => undefined);
    expect(await shop.stockOf('dvd')).toBe(2);
    await shop.refund(id, 4190);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
  });

  test('is possible on any day before the order is sent; its return cancels an unpaid order', async () => {
    const { id } = await shop.sell();
    await shop.withdraw(id, { now: days(90) });
    await shop.takeBack(id, false);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
    expect((await shop.order(id)).cancelled_at).toBe(now.toISOString());
  });

  test('restores the voucher that paid the order once the goods are back', async () => {
    const { code, id: voucher } = await shop.voucher(5000);
    const { id } = await shop.sell({ voucherCode: code });
    await shop.withdraw(id);
    await shop.takeBack(id);
    expect(await shop.balanceOf(voucher)).toBe(5000);
    expect(await shop.stateOf(id)).toBe('refunded');
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 0', 'credit 2: 0']);
  });

  test('blocks the vouchers bought with it, and a later payment creates none', async () => {
    const { id: paid } = await shop.paid(vouchersOnly);
    await shop.withdraw(paid);
    expect(await shop.vouchersOf(paid)).toMatchObject([{ blocked_at: now.toISOString() }]);
    const { id } = await shop.sell(vouchersOnly);
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

  test('leaves an unsent and unpaid order to be cancelled', async () => {
    const { id } = await shop.sell();
    await shop.withdraw(id);
    await shop.cancel(id);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
  });
});

withSqliteShop('setting the stock', (shop) => {
  const count = (pieces: number | undefined, seen?: number) =>
    setStock(shop.db, { article: 'dvd', actor: 'anna@bobine.example', now, pieces, seen });

  test('is logged, and refused if pieces were sold since the count', async () => {
    await count(4);
    await count(9, 4);
    const details = await shop.db.selectFrom('log').select('detail').orderBy('detail').execute();
    expect(details.map(({ detail }) => JSON.parse(detail))).toEqual([
      { article: 'dvd', before: 4, pieces: 9 },
      { article: 'dvd', pieces: 4 },
    ]);
    await shop.sell();
    expect(await shop.refusal(count(9, 9))).toBe('stock-changed');
    expect(await shop.stockOf('dvd')).toBe(8);
  });

  test('accepts whole numbers to a million, or stops counting', async () => {
    await count(0);
    for (const pieces of [-1, 1.5, 1_000_001, Number.NaN])
      expect(await shop.refusal(count(pieces))).toBe('pieces');
    await count(undefined);
    await shop.sell({ pieces: { dvd: 50 } });
    expect(await shop.stockOf('dvd')).toBeUndefined();
  });
});

withShop('booking a payment', (shop) => {
  test('a payment booked eight times at once pays its order once', async () => {
    const { id } = await shop.sell();
    const payment = booking(id, 4190);
    const book = () => payOrder(shop.db, payment);
    const booked = await Promise.all(Array.from({ length: 8 }, book));
    expect(booked.filter(({ outcome }) => outcome !== 'known')).toMatchObject([
      { outcome: 'paid', account: { open: 0 } },
    ]);
    expect(await book()).toEqual({ outcome: 'known' });
    const paid = { payment_state: 'paid', paid_at: now.toISOString() };
    expect(await shop.order(id)).toMatchObject(paid);
    expect(await shop.mailsOf(id)).toEqual(['paid', 'placed']);
    const payments = shop.db.selectFrom('payments').select('amount');
    expect(await payments.execute()).toEqual([{ amount: 4190 }]);
  });

  test('a payment without an order or in another currency waits until it is assigned or settled', async () => {
    const { id: orderId } = await shop.sell();
    for (const paid of [
      shop.pay(undefined),
      shop.pay('none', 10),
      shop.pay(orderId, 4190, { currency: 'EUR' }),
    ])
      expect(await paid).toEqual({ outcome: 'unknown' });
    const stored = shop.db.selectFrom('payments').select(['id', 'order_id', 'currency', 'amount']);
    const rows = await stored.orderBy('currency').orderBy('amount', 'desc').execute();
    expect(rows.map(({ order_id }) => order_id)).toEqual([null, null, null]);
    const [first = '', second = '', foreign = ''] = rows.map(({ id }) => id);
    const assign = (paymentId: string) =>
      assignPayment(shop.db, { ...staffActor, orderId, paymentId });
    expect(await assign(first)).toMatchObject({ outcome: 'paid' });
    for (const id of [first, foreign]) expect(await shop.refusal(assign(id))).toBe('payment');
    const settle = () => settlePayment(shop.db, { ...staffActor, paymentId: second });
    expect([await settle(), await settle()]).toEqual([true, false]);
  });

  test('the payment of an order creates the vouchers bought and mails them', async () => {
    const { id } = await shop.sell({ ...vouchersOnly, pieces: { bon: 2 } });
    expect(await shop.vouchersOf(id)).toEqual([]);
    await shop.pay(id, 6980);
    expect(await shop.vouchersOf(id)).toMatchObject([{ balance: 3490 }, { balance: 3490 }]);
    expect(await shop.mailsOf(id)).toEqual(['paid', 'placed', 'vouchers']);
    expect(await shop.order(id)).toMatchObject({ delivery_state: 'sent' });
  });

  test('a simultaneous payment and cancellation leave a consistent account', async () => {
    await shop.stockUp('dvd', 20);
    for (let round = 0; round < 10; round += 1) {
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
});
