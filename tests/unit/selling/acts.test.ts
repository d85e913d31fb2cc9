import { expect, test } from 'vitest';
import { readOrder } from '@/lib/orders/read-order';
import { cancelOrder } from '@/lib/selling/cancel-order';
import { collectOrder } from '@/lib/selling/collect-order';
import { noteOrder } from '@/lib/selling/note-order';
import { packOrder } from '@/lib/selling/pack-order';
import { payOrder } from '@/lib/selling/pay-order';
import { releaseUnpaid } from '@/lib/selling/release-unpaid';
import { sendOrder } from '@/lib/selling/send-order';
import { createVoucher } from '@/lib/vouchers/create-voucher';
import { listVouchersOf } from '@/lib/vouchers/list-vouchers';
import { onBoth } from '../../databases/on-both';
import { booking } from './booking';
import { logOf, mailsOf, papersOf, refusal, sell, stockOf, stockUp } from './read-shop';
import { now, someRequest } from './some-request';
import { someTill } from './some-till';

const desk = { actor: 'anna@bobine.example', now, till: someTill };
const onAccount = {
  ...someTill,
  payment: {
    bill: { iban: 'CH9300762011623852957', when: 'account' as const, days: 30 },
    hasStripe: false,
  },
};

onBoth('packing and sending', (open) => {
  test('a paid order is packed, sent with its number, and its buyer hears of it', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    await payOrder(db, booking(orderId, 4190));
    await packOrder(db, { ...desk, orderId });
    expect(await refusal(packOrder(db, { ...desk, orderId }))).toBe('packed');
    await sendOrder(db, { ...desk, orderId, tracking: '99.00.123456.12345678' });
    expect(await readOrder(db, orderId)).toMatchObject({
      ...{ delivery_state: 'sent', tracking: '99.00.123456.12345678' },
      sent_at: now.toISOString(),
    });
    expect(await mailsOf(db, orderId)).toEqual(['paid', 'placed', 'sent']);
    expect(await refusal(packOrder(db, { ...desk, orderId }))).toBe('sent');
    expect(await logOf(db, orderId)).toContain('anna@bobine.example: sent');
  });

  test('goods do not go out before they are paid, but on account', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    const sending = { ...desk, orderId, tracking: '' };
    expect(await refusal(sendOrder(db, sending))).toBe('unpaid');
    await sendOrder(db, { ...sending, till: onAccount });
    expect(await readOrder(db, orderId)).toMatchObject({ delivery_state: 'sent' });
  });

  test('what is to be collected is ready, then collected and paid in one', async () => {
    const db = await open();
    const request = someRequest({ delivery: 'collection', payment: 'collection' });
    const { id: orderId } = await sell(db, request);
    expect(await refusal(sendOrder(db, { ...desk, orderId, tracking: '' }))).toBe('not-post');
    await packOrder(db, { ...desk, orderId });
    await collectOrder(db, { ...desk, orderId });
    expect(await readOrder(db, orderId)).toMatchObject({
      ...{ delivery_state: 'collected', payment_state: 'paid' },
    });
    expect(await mailsOf(db, orderId)).toEqual(['paid', 'placed', 'ready']);
    const payments = db.selectFrom('payments').select(['source', 'amount']);
    expect(await payments.execute()).toEqual([{ source: 'desk', amount: 3490 }]);
    expect(await refusal(collectOrder(db, { ...desk, orderId }))).toBe('sent');
  });

  test('what goes by post is not collected, and vouchers are not packed', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    expect(await refusal(collectOrder(db, { ...desk, orderId }))).toBe('not-collection');
    const vouchers = await sell(db, someRequest({ kind: 'voucher', delivery: 'mail' }));
    expect(await refusal(packOrder(db, { ...desk, orderId: vouchers.id }))).toBe('nothing-to-pack');
  });

  test('an order that there is not is said to be unknown, and a note stands with one', async () => {
    const db = await open();
    expect(await refusal(packOrder(db, { ...desk, orderId: 'none' }))).toBe('unknown');
    const { id: orderId } = await sell(db, someRequest());
    await noteOrder(db, { ...desk, orderId, note: 'Calls on Monday' });
    expect(await readOrder(db, orderId)).toMatchObject({ note: 'Calls on Monday' });
  });
});

onBoth('cancelling', (open) => {
  test('gives back pieces and voucher, credits the invoice with the next number', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 5);
    const { code, id } = await createVoucher(db, { value: 1000, currency: 'CHF' }, now);
    const { id: orderId } = await sell(db, someRequest({ pieces: { dvd: 2 }, voucherCode: code }));
    await cancelOrder(db, { ...desk, orderId });
    expect(await stockOf(db, 'dvd')).toBe(5);
    const voucher = db.selectFrom('vouchers').select('balance').where('id', '=', id);
    expect(await voucher.executeTakeFirst()).toEqual({ balance: 1000 });
    expect(await papersOf(db, orderId)).toEqual(['invoice 1: 6680', 'credit 2: 6680']);
    expect(await mailsOf(db, orderId)).toEqual(['cancelled', 'placed']);
    expect(await refusal(cancelOrder(db, { ...desk, orderId }))).toBe('cancelled');
    expect(await stockOf(db, 'dvd')).toBe(5);
    expect(await refusal(packOrder(db, { ...desk, orderId }))).toBe('cancelled');
  });

  test('is refused for what is paid, and for what has left', async () => {
    const db = await open();
    const paid = await sell(db, someRequest());
    await payOrder(db, booking(paid.id, 4190));
    expect(await refusal(cancelOrder(db, { ...desk, orderId: paid.id }))).toBe('paid');
    const sent = await sell(db, someRequest());
    await sendOrder(db, { ...desk, till: onAccount, orderId: sent.id, tracking: '' });
    expect(await refusal(cancelOrder(db, { ...desk, orderId: sent.id }))).toBe('sent');
  });

  test('is refused where vouchers that were paid with a voucher have been sent', async () => {
    const db = await open();
    const { code } = await createVoucher(db, { value: 9000, currency: 'CHF' }, now);
    const request = someRequest({ kind: 'voucher', voucherCode: code });
    const { id: orderId } = await sell(db, request);
    expect(await listVouchersOf(db, orderId)).toHaveLength(1);
    expect(await refusal(cancelOrder(db, { ...desk, orderId }))).toBe('has-vouchers');
  });

  test('frees what was to be paid by card and was not after three quarters of an hour', async () => {
    const db = await open();
    await stockUp(db, 'dvd', 3);
    const late = await sell(db, someRequest({ payment: 'stripe' }));
    const paid = await sell(db, someRequest({ payment: 'stripe' }));
    await payOrder(db, booking(paid.id, 4190));
    const billed = await sell(db, someRequest());
    const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    expect(await releaseUnpaid(db, after(40))).toBe(0);
    expect(await releaseUnpaid(db, after(46))).toBe(1);
    expect(await releaseUnpaid(db, after(50))).toBe(0);
    expect(await stockOf(db, 'dvd')).toBe(1);
    expect((await readOrder(db, late.id))?.cancelled_at).toBe(after(46).toISOString());
    for (const { id } of [paid, billed]) expect((await readOrder(db, id))?.cancelled_at).toBeNull();
    expect(await logOf(db, late.id)).toEqual(['site: cancelled', 'visitor: placed']);
  });
});
