import { expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { readOrder } from '@/lib/orders/read-order';
import { cancelOrder } from '@/lib/selling/cancel-order';
import { payOrder } from '@/lib/selling/pay-order';
import { refundOrder } from '@/lib/selling/refund-order';
import { sendOrder } from '@/lib/selling/send-order';
import { takeBack } from '@/lib/selling/take-back';
import { withdrawOrder } from '@/lib/selling/withdraw-order';
import { createVoucher } from '@/lib/vouchers/create-voucher';
import { listVouchersOf } from '@/lib/vouchers/list-vouchers';
import { onBoth } from '../../databases/on-both';
import { booking } from './booking';
import { logOf, mailsOf, papersOf, refusal, sell, stockOf, stockUp } from './read-shop';
import { now, someRequest } from './some-request';
import { someTill } from './some-till';

const desk = { actor: 'anna@bobine.example', now, till: someTill };
const visitor = { ...desk, actor: 'visitor' };
const day = 24 * 60 * 60_000;
const later = (days: number) => new Date(now.getTime() + days * day);

async function sendPaid(db: Database) {
  const { id: orderId } = await sell(db, someRequest());
  await payOrder(db, booking(orderId, 4190));
  await sendOrder(db, { ...desk, orderId, tracking: '' });
  return orderId;
}

onBoth('withdrawing', (open) => {
  test('keeps its moment and says so at once; pieces come back when the goods do', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 2);
    const orderId = await sendPaid(db);
    await withdrawOrder(db, { ...visitor, orderId, now: later(3) });
    expect((await readOrder(db, orderId))?.withdrawn_at).toBe(later(3).toISOString());
    expect(await mailsOf(db, orderId)).toContain('withdrawn');
    expect(await logOf(db, orderId)).toContain('visitor: withdrawn');
    expect(await stockOf(db, 'dvd')).toBe(1);
    expect(await refusal(withdrawOrder(db, { ...visitor, orderId }))).toBe('withdrawn');
    await takeBack(db, { ...desk, orderId, restock: true });
    expect(await stockOf(db, 'dvd')).toBe(2);
    expect(await refusal(takeBack(db, { ...desk, orderId, restock: true }))).toBe('returned');
    expect(await stockOf(db, 'dvd')).toBe(2);
    await refundOrder(db, { ...desk, orderId, amount: 4190, source: 'desk', sourceId: 'a' });
    expect(await papersOf(db, orderId)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
  });

  // Four working days on the way may be six of the calendar's; fourteen days follow.
  test('is possible to the last day after the latest arrival, and not a day longer', async () => {
    const db = await open();
    const orderId = await sendPaid(db);
    expect(await refusal(withdrawOrder(db, { ...visitor, orderId, now: later(21) }))).toBe(
      'too-late',
    );
    await withdrawOrder(db, { ...visitor, orderId, now: later(20) });
    expect((await readOrder(db, orderId))?.withdrawn_at).toBe(later(20).toISOString());
  });

  test('before it is sent is possible on any day, and then it is not sent', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    await withdrawOrder(db, { ...visitor, orderId, now: later(90) });
    expect(await refusal(sendOrder(db, { ...desk, orderId, tracking: '' }))).toBe('withdrawn');
    await takeBack(db, { ...desk, orderId, restock: false });
    expect(await papersOf(db, orderId)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
    expect((await readOrder(db, orderId))?.cancelled_at).toBe(now.toISOString());
  });

  test('gives back what a voucher has paid when the goods are back', async () => {
    const db = await open();
    const { code, id } = await createVoucher(db, { value: 5000, currency: 'CHF' }, now);
    const { id: orderId } = await sell(db, someRequest({ voucherCode: code }));
    await withdrawOrder(db, { ...visitor, orderId });
    await takeBack(db, { ...desk, orderId, restock: true });
    const voucher = db.selectFrom('vouchers').select('balance').where('id', '=', id);
    expect(await voucher.executeTakeFirst()).toEqual({ balance: 5000 });
    expect(await readOrder(db, orderId)).toMatchObject({ payment_state: 'refunded' });
    expect(await papersOf(db, orderId)).toEqual(['invoice 1: 0', 'credit 2: 0']);
  });

  test('ends the vouchers that were bought with it', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest({ kind: 'voucher', delivery: 'mail' }));
    await payOrder(db, booking(orderId, 3490));
    await withdrawOrder(db, { ...visitor, orderId });
    expect(await listVouchersOf(db, orderId)).toMatchObject([{ blocked_at: now.toISOString() }]);
  });

  test('before the money came makes no vouchers of it', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest({ kind: 'voucher', delivery: 'mail' }));
    await withdrawOrder(db, { ...visitor, orderId });
    await payOrder(db, booking(orderId, 3490));
    expect(await listVouchersOf(db, orderId)).toEqual([]);
    expect(await mailsOf(db, orderId)).not.toContain('vouchers');
    const paid = { payment_state: 'paid', delivery_state: 'waiting', sent_at: null };
    expect(await readOrder(db, orderId)).toMatchObject(paid);
    await refundOrder(db, { ...desk, orderId, amount: 3490, source: 'desk', sourceId: 'a' });
    expect(await readOrder(db, orderId)).toMatchObject({ payment_state: 'refunded' });
    expect(await papersOf(db, orderId)).toEqual(['invoice 1: 3490', 'credit 2: 3490']);
  });

  test('leaves an order that never left and was not paid to be cancelled, once', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 2);
    const { id: orderId } = await sell(db, someRequest());
    await withdrawOrder(db, { ...visitor, orderId });
    await cancelOrder(db, { ...desk, orderId });
    expect(await stockOf(db, 'dvd')).toBe(2);
    expect(await mailsOf(db, orderId)).toContain('cancelled');
    expect(await papersOf(db, orderId)).toEqual(['invoice 1: 4190', 'credit 2: 4190']);
    expect(await refusal(takeBack(db, { ...desk, orderId, restock: true }))).toBe('cancelled');
    expect(await refusal(cancelOrder(db, { ...desk, orderId }))).toBe('cancelled');
  });

  test('cannot be cancelled after it has left, was paid, or is back', async () => {
    const db = await open();
    const sent = await sendPaid(db);
    await withdrawOrder(db, { ...visitor, orderId: sent });
    expect(await refusal(cancelOrder(db, { ...desk, orderId: sent }))).toBe('sent');
    const { id: paid } = await sell(db, someRequest());
    await payOrder(db, booking(paid, 4190));
    await withdrawOrder(db, { ...visitor, orderId: paid });
    expect(await refusal(cancelOrder(db, { ...desk, orderId: paid }))).toBe('paid');
    await takeBack(db, { ...desk, orderId: paid, restock: true });
    expect(await refusal(cancelOrder(db, { ...desk, orderId: paid }))).toBe('returned');
  });

  test('is refused where there is nothing to withdraw from', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    const never = { ...someTill, withdrawal: { days: 0 } };
    expect(await refusal(withdrawOrder(db, { ...visitor, orderId, till: never }))).toBe(
      'no-withdrawal',
    );
    expect(await refusal(takeBack(db, { ...desk, orderId, restock: true }))).toBe('not-withdrawn');
    await cancelOrder(db, { ...desk, orderId });
    expect(await refusal(withdrawOrder(db, { ...visitor, orderId }))).toBe('cancelled');
  });
});
