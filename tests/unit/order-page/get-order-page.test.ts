import { beforeEach, expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { getOrderPage } from '@/lib/order-page/get-order-page';
import { houseDay } from '@/lib/orders/house-day';
import type { Order } from '@/lib/orders/order';
import { withdrawalEnd } from '@/lib/orders/withdrawal-end';
import { cancelOrder } from '@/lib/selling/cancel-order';
import { payOrder } from '@/lib/selling/pay-order';
import { refundOrder } from '@/lib/selling/refund-order';
import { sendOrder } from '@/lib/selling/send-order';
import { withdrawOrder } from '@/lib/selling/withdraw-order';
import type { Till } from '@/lib/till/till';
import { onBoth } from '../../databases/on-both';
import { booking } from '../selling/booking';
import { sell } from '../selling/read-shop';
import { now, someRequest } from '../selling/some-request';
import { someTill } from '../selling/some-till';

const minute = 60_000;
const day = 24 * 60 * minute;
const after = (time: number) => new Date(now.getTime() + time);

onBoth('what an order’s page shows', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });
  const sold = (wanted: Parameters<typeof someRequest>[0] = {}) => sell(db, someRequest(wanted));
  const byHouse = ({ id: orderId }: Order) => ({ orderId, actor: 'anna@house.example', now });

  async function pageOf({ token }: Order, at = now, till: Till = someTill) {
    const page = await getOrderPage(db, token, { till, now: at });
    if (!page) throw new Error('No page');
    return page;
  }

  test('nothing is opened by anything but its token', async () => {
    const { id, number, token } = await sold();
    const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const one of [id, number, other, token.slice(1), ''])
      expect(await getOrderPage(db, one, { till: someTill, now })).toBeUndefined();
    expect((await getOrderPage(db, token, { till: someTill, now }))?.order.id).toBe(id);
  });

  test('a bill as it was placed: what is open, its reference, what comes next', async () => {
    const order = await sold();
    const page = await pageOf(order);
    expect(page.order).toMatchObject({ id: order.id, number: order.number, lines: order.lines });
    expect(page.account).toMatchObject({ received: 0, open: 4190, toPayBack: 0 });
    expect(page.invoice).toMatchObject({ year: 2026, number: 1 });
    expect(page.invoice?.reference).not.toBe('');
    expect(page.steps.map(({ name, state }) => [name, state])).toEqual([
      ['ordered', 'done'],
      ['paid', 'next'],
      ['packed', 'ahead'],
      ['sent', 'ahead'],
    ]);
    expect(page).toMatchObject({ isUnderWay: true, vouchers: [], withdrawal: { may: true } });
  });

  test('a bill on account is paid after the goods have gone', async () => {
    const bill = { iban: 'CH9300762011623852957', when: 'account' as const, days: 30 };
    const till = { ...someTill, payment: { ...someTill.payment, bill } };
    const { steps } = await pageOf(await sold(), now, till);
    expect(steps.map(({ name }) => name)).toEqual(['ordered', 'packed', 'sent', 'paid']);
  });

  test('by card there is an invoice once it is paid', async () => {
    const order = await sold({ payment: 'stripe' });
    expect((await pageOf(order)).invoice).toBeUndefined();
    await payOrder(db, booking(order.id, order.total, { source: 'stripe' }));
    const page = await pageOf(order);
    expect(page.invoice).toMatchObject({ year: 2026, number: 1 });
    expect(page.account).toMatchObject({ received: 4190, open: 0 });
  });

  test('the invoice, not the credit note that follows it', async () => {
    const order = await sold();
    const { invoice } = await pageOf(order);
    await payOrder(db, booking(order.id, order.total));
    const back = { till: someTill, amount: 1000, source: 'desk', sourceId: 'back' } as const;
    await refundOrder(db, { ...byHouse(order), ...back });
    const page = await pageOf(order);
    expect(page.invoice).toEqual(invoice);
    expect(page.credits.map(({ name }) => name)).toEqual(['2026-0002']);
    expect(page.refunds).toEqual([{ amount: 1000, at: now.toISOString() }]);
  });

  test('vouchers are shown once they are paid', async () => {
    const order = await sold({ kind: 'voucher', delivery: 'mail', pieces: { bon: 2 } });
    expect((await pageOf(order)).vouchers).toEqual([]);
    await payOrder(db, booking(order.id, order.total));
    const { vouchers } = await pageOf(order);
    expect(vouchers.map(({ value, order_id }) => [value, order_id])).toEqual([
      [3490, order.id],
      [3490, order.id],
    ]);
  });

  test('thanks are said for half an hour', async () => {
    const order = await sold();
    expect((await pageOf(order, after(30 * minute - 1))).isNew).toBe(true);
    expect((await pageOf(order, after(30 * minute))).isNew).toBe(false);
  });

  test('it can be withdrawn from until the last day by the house’s clocks, as the act takes it', async () => {
    const order = await sold();
    await payOrder(db, booking(order.id, order.total));
    await sendOrder(db, { ...byHouse(order), till: someTill, tracking: '' });
    const { order: sent } = await pageOf(order);
    const until = withdrawalEnd(sent, someTill);
    const late = { till: someTill, orderId: order.id, actor: 'visitor' };
    for (let at = 10; at < 30; at += 1) {
      const moment = after(at * day);
      const isIn = houseDay(moment) <= (until ?? '');
      const shown = (await pageOf(order, moment)).withdrawal;
      expect(shown).toEqual(isIn ? { may: true, until } : { may: false });
      if (!isIn) await expect(withdrawOrder(db, { ...late, now: moment })).rejects.toThrow();
    }
  });

  test('nor from what is off, nor where a house takes nothing back', async () => {
    const [withdrawn, cancelled, other] = [await sold(), await sold(), await sold()];
    await withdrawOrder(db, { ...byHouse(withdrawn), till: someTill });
    await cancelOrder(db, { ...byHouse(cancelled), till: someTill });
    for (const order of [withdrawn, cancelled])
      expect((await pageOf(order)).withdrawal).toEqual({ may: false });
    const never = { ...someTill, withdrawal: { days: 0 } };
    expect((await pageOf(other, now, never)).withdrawal).toEqual({ may: false });
    expect((await pageOf(withdrawn)).isUnderWay).toBe(false);
    expect((await pageOf(cancelled)).isUnderWay).toBe(false);
  });
});
