import { expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { readAccount } from '@/lib/orders/read-account';
import { readOrder } from '@/lib/orders/read-order';
import { assignPayment } from '@/lib/selling/assign-payment';
import { cancelOrder } from '@/lib/selling/cancel-order';
import { payOrder } from '@/lib/selling/pay-order';
import { refundOrder } from '@/lib/selling/refund-order';
import { settlePayment } from '@/lib/selling/settle-payment';
import { createVoucher } from '@/lib/vouchers/create-voucher';
import { listVouchersOf } from '@/lib/vouchers/list-vouchers';
import { onBoth } from '../../databases/on-both';
import { booking } from './booking';
import { mailsOf, papersOf, refusal, sell } from './read-shop';
import { now, someRequest } from './some-request';
import { someTill } from './some-till';

const desk = { actor: 'anna@bobine.example', now, till: someTill };

async function stateOf(db: Database, orderId: string) {
  return (await readOrder(db, orderId))?.payment_state;
}

onBoth('booking a payment', (open) => {
  test('pays an order with what it owes, once', async () => {
    const db = await open();
    const { id } = await sell(db, someRequest());
    const payment = booking(id, 4190);
    expect(await payOrder(db, payment)).toMatchObject({ outcome: 'paid', account: { open: 0 } });
    expect(await payOrder(db, payment)).toEqual({ outcome: 'known' });
    expect(await readOrder(db, id)).toMatchObject({
      ...{ payment_state: 'paid', paid_at: now.toISOString() },
    });
    expect(await mailsOf(db, id)).toEqual(['paid', 'placed']);
  });

  test('the same eight times at once is one payment', async () => {
    const db = await open();
    const { id } = await sell(db, someRequest());
    const payment = booking(id, 4190);
    const booked = await Promise.all(Array.from({ length: 8 }, () => payOrder(db, payment)));
    expect(booked.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
    expect(await db.selectFrom('payments').select('amount').execute()).toEqual([{ amount: 4190 }]);
  });

  test('too little leaves it open until the rest has come', async () => {
    const db = await open();
    const { id } = await sell(db, someRequest());
    expect(await payOrder(db, booking(id, 4000))).toMatchObject({
      ...{ outcome: 'too-little', account: { received: 4000, open: 190 } },
    });
    expect(await stateOf(db, id)).toBe('open');
    expect(await payOrder(db, booking(id, 190))).toMatchObject({ outcome: 'paid' });
    expect(await stateOf(db, id)).toBe('paid');
  });

  test('too much pays it, and says what is to go back', async () => {
    const db = await open();
    const { id } = await sell(db, someRequest());
    expect(await payOrder(db, booking(id, 5000))).toMatchObject({
      ...{ outcome: 'too-much', account: { toPayBack: 810, open: 0 } },
    });
    expect(await stateOf(db, id)).toBe('paid');
    const back = { orderId: id, amount: 810, source: 'desk', sourceId: 'x' } as const;
    await refundOrder(db, { ...desk, ...back });
    expect(await papersOf(db, id)).toEqual(['invoice 1: 4190']);
    expect(await stateOf(db, id)).toBe('paid');
    const order = await readOrder(db, id);
    expect(order && (await readAccount(db, order))).toEqual({
      ...{ received: 4190, credited: 0, owed: 4190, open: 0, toPayBack: 0 },
    });
  });

  test('for what was cancelled is all to be paid back', async () => {
    const db = await open();
    const { id } = await sell(db, someRequest());
    await cancelOrder(db, { ...desk, orderId: id });
    expect(await payOrder(db, booking(id, 4190))).toMatchObject({
      ...{ outcome: 'too-much', account: { toPayBack: 4190 } },
    });
    expect(await stateOf(db, id)).toBe('open');
  });

  test('of nobody, or in another currency, waits until somebody knows whose it is', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    expect(await payOrder(db, booking(undefined, 4190))).toEqual({ outcome: 'unknown' });
    expect(await payOrder(db, booking('none', 10))).toEqual({ outcome: 'unknown' });
    const euros = booking(orderId, 4190, { currency: 'EUR' });
    expect(await payOrder(db, euros)).toEqual({ outcome: 'unknown' });
    const kept = db.selectFrom('payments').select(['id', 'order_id', 'currency', 'amount']);
    const [first, second, third] = await kept
      .orderBy('currency')
      .orderBy('amount', 'desc')
      .execute();
    expect([first, second, third].map((row) => row?.order_id)).toEqual([null, null, null]);
    const paymentId = first?.id ?? '';
    const assigned = { ...desk, orderId, paymentId };
    expect(await assignPayment(db, assigned)).toMatchObject({ outcome: 'paid' });
    expect(await refusal(assignPayment(db, assigned))).toBe('payment');
    const foreign = { ...desk, orderId, paymentId: third?.id ?? '' };
    expect(await refusal(assignPayment(db, foreign))).toBe('payment');
    expect(await settlePayment(db, { ...desk, paymentId: second?.id ?? '' })).toBe(true);
    expect(await settlePayment(db, { ...desk, paymentId: second?.id ?? '' })).toBe(false);
  });

  test('makes the vouchers that were bought, and they are all that is to be sent', async () => {
    const db = await open();
    const request = someRequest({ kind: 'voucher', delivery: 'mail', pieces: { bon: 2 } });
    const { id } = await sell(db, request);
    expect(await listVouchersOf(db, id)).toEqual([]);
    await payOrder(db, booking(id, 6980));
    expect(await listVouchersOf(db, id)).toMatchObject([{ balance: 3490 }, { balance: 3490 }]);
    expect(await mailsOf(db, id)).toEqual(['paid', 'placed', 'vouchers']);
    expect(await readOrder(db, id)).toMatchObject({ delivery_state: 'sent' });
  });
});

onBoth('paying back', (open) => {
  const back = (orderId: string, amount: number, sourceId: string) =>
    ({ ...desk, orderId, amount, source: 'desk', sourceId }) as const;

  test('a part, then the rest, each with a credit note and booked once', async () => {
    const db = await open();
    const { id } = await sell(db, someRequest());
    await payOrder(db, booking(id, 4190));
    expect(await refundOrder(db, back(id, 1000, 'a'))).toBe(true);
    expect(await refundOrder(db, back(id, 1000, 'a'))).toBe(false);
    expect(await stateOf(db, id)).toBe('partly-refunded');
    expect(await refundOrder(db, back(id, 3190, 'b'))).toBe(true);
    expect(await stateOf(db, id)).toBe('refunded');
    expect(await papersOf(db, id)).toEqual(['invoice 1: 4190', 'credit 2: 1000', 'credit 3: 3190']);
    expect(await mailsOf(db, id)).toEqual(['paid', 'placed', 'refunded', 'refunded']);
  });

  test('is refused for more than has come in, for nothing and for fractions', async () => {
    const db = await open();
    const { id } = await sell(db, someRequest());
    await payOrder(db, booking(id, 4190));
    for (const amount of [4191, 0, -1, 10.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(await refusal(refundOrder(db, back(id, amount, 'a')))).toBe('amount');
    expect(await papersOf(db, id)).toEqual(['invoice 1: 4190']);
    expect(await stateOf(db, id)).toBe('paid');
  });

  test('all of it fills the voucher again, and ends the vouchers that were bought', async () => {
    const db = await open();
    const { code, id } = await createVoucher(db, { value: 1000, currency: 'CHF' }, now);
    const order = await sell(db, someRequest({ kind: 'voucher', voucherCode: code }));
    await payOrder(db, booking(order.id, 3190));
    await refundOrder(db, back(order.id, 3190, 'a'));
    const voucher = db.selectFrom('vouchers').select('balance').where('id', '=', id);
    expect(await voucher.executeTakeFirst()).toEqual({ balance: 1000 });
    expect(await listVouchersOf(db, order.id)).toMatchObject([{ blocked_at: now.toISOString() }]);
  });
});
