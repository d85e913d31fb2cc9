import { expect, test } from 'vitest';
import { assignPayment, settlePayment } from '@/lib/shop/commands/handle-payment';
import { payOrder } from '@/lib/shop/commands/pay-order';
import { booking } from './booking';
import { desk, withShop } from './shop';
import { now } from './some-request';

withShop('booking a payment', (shop) => {
  test('pays an order with what it owes, once, also where the same is booked eight times at once', async () => {
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

  test('too little leaves the order open until the rest has come', async () => {
    const { id } = await shop.sell();
    expect(await shop.pay(id, 4000)).toMatchObject({
      ...{ outcome: 'too-little', account: { received: 4000, open: 190 } },
    });
    expect(await shop.stateOf(id)).toBe('open');
    expect(await shop.pay(id, 190)).toMatchObject({ outcome: 'paid' });
    expect(await shop.stateOf(id)).toBe('paid');
  });

  test('too much pays it, and the rest goes back without a credit note', async () => {
    const { id } = await shop.sell();
    expect(await shop.pay(id, 5000)).toMatchObject({
      ...{ outcome: 'too-much', account: { toPayBack: 810, open: 0 } },
    });
    expect(await shop.stateOf(id)).toBe('paid');
    await shop.refund(id, 810);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190']);
    expect(await shop.stateOf(id)).toBe('paid');
    expect(await shop.accountOf(id)).toEqual({
      ...{ received: 4190, credited: 0, owed: 4190, open: 0, toPayBack: 0 },
    });
  });

  test('for a cancelled order all of it is to be paid back', async () => {
    const { id } = await shop.sell();
    await shop.cancel(id);
    expect(await shop.pay(id)).toMatchObject({
      ...{ outcome: 'too-much', account: { toPayBack: 4190 } },
    });
    expect(await shop.stateOf(id)).toBe('open');
  });

  test('of nobody, or in another currency, waits until somebody assigns or settles it', async () => {
    const { id: orderId } = await shop.sell();
    for (const paid of [
      shop.pay(undefined),
      shop.pay('none', 10),
      shop.pay(orderId, 4190, { currency: 'EUR' }),
    ])
      expect(await paid).toEqual({ outcome: 'unknown' });
    const kept = shop.db.selectFrom('payments').select(['id', 'order_id', 'currency', 'amount']);
    const rows = await kept.orderBy('currency').orderBy('amount', 'desc').execute();
    expect(rows.map(({ order_id }) => order_id)).toEqual([null, null, null]);
    const [first = '', second = '', foreign = ''] = rows.map(({ id }) => id);
    const assign = (paymentId: string) => assignPayment(shop.db, { ...desk, orderId, paymentId });
    expect(await assign(first)).toMatchObject({ outcome: 'paid' });
    for (const id of [first, foreign]) expect(await shop.refusal(assign(id))).toBe('payment');
    const settle = () => settlePayment(shop.db, { ...desk, paymentId: second });
    expect([await settle(), await settle()]).toEqual([true, false]);
  });

  test('makes the vouchers that were bought and sends them', async () => {
    const { id } = await shop.sell({ kind: 'voucher', delivery: 'mail', pieces: { bon: 2 } });
    expect(await shop.vouchersOf(id)).toEqual([]);
    await shop.pay(id, 6980);
    expect(await shop.vouchersOf(id)).toMatchObject([{ balance: 3490 }, { balance: 3490 }]);
    expect(await shop.mailsOf(id)).toEqual(['paid', 'placed', 'vouchers']);
    expect(await shop.order(id)).toMatchObject({ delivery_state: 'sent' });
  });
});

withShop('paying back', (shop) => {
  test('a part, then the rest, each with a credit note and booked once', async () => {
    const { id } = await shop.paid();
    expect(await shop.refund(id, 1000, 'a')).toBe(true);
    expect(await shop.refund(id, 1000, 'a')).toBe(false);
    expect(await shop.stateOf(id)).toBe('partly-refunded');
    expect(await shop.refund(id, 3190, 'b')).toBe(true);
    expect(await shop.stateOf(id)).toBe('refunded');
    expect(await shop.papersOf(id)).toEqual([
      ...['invoice 1: 4190', 'credit 2: 1000', 'credit 3: 3190'],
    ]);
    expect(await shop.mailsOf(id)).toEqual(['paid', 'placed', 'refunded', 'refunded']);
  });

  test('is refused for more than has come in, for nothing and for fractions', async () => {
    const { id } = await shop.paid();
    for (const amount of [4191, 0, -1, 10.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(await shop.refusal(shop.refund(id, amount))).toBe('amount');
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 4190']);
    expect(await shop.stateOf(id)).toBe('paid');
  });

  test('all of it fills the voucher again, and blocks the vouchers that were bought', async () => {
    const { code, id: voucher } = await shop.voucher(1000);
    const { id } = await shop.paid({ kind: 'voucher', voucherCode: code });
    await shop.refund(id, 3190);
    expect(await shop.balanceOf(voucher)).toBe(1000);
    expect(await shop.vouchersOf(id)).toMatchObject([{ blocked_at: now.toISOString() }]);
  });
});
