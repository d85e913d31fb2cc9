import { expect, test } from 'vitest';
import { getOrderPage } from '@/lib/shop/order-page/get-order-page';
import type { Order } from '@/lib/shop/orders/order';
import { onAccount, withSqliteShop } from '../commands/shop';
import { now } from '../commands/some-request';
import { someTill } from '../commands/some-till';

const minute = 60_000;
const after = (time: number) => new Date(now.getTime() + time);

withSqliteShop('the page of an order', (shop) => {
  async function pageOf({ token }: Pick<Order, 'token'>, at = now, till = someTill) {
    const page = await getOrderPage(shop.db, token, { shopConfig: till, now: at });
    if (!page) throw new Error('No page');
    return page;
  }

  test('is opened by its token and nothing else', async () => {
    const { id, number, token } = await shop.sell();
    const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const one of [id, number, other, token.slice(1), ''])
      expect(await getOrderPage(shop.db, one, { shopConfig: someTill, now })).toBeUndefined();
    expect((await pageOf({ token })).order.id).toBe(id);
  });

  test('shows of a bill what is open, its reference and what comes next, thanks for half an hour', async () => {
    const order = await shop.sell();
    const page = await pageOf(order);
    expect(page.order).toMatchObject({ id: order.id, number: order.number, lines: order.lines });
    expect(page.account).toMatchObject({ received: 0, open: 4190, toPayBack: 0 });
    expect(page.invoice).toMatchObject({ year: 2026, number: 1 });
    expect(page.invoice?.reference).not.toBe('');
    expect(page.steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      ...['ordered done', 'paid next', 'packed ahead', 'sent ahead'],
    ]);
    expect(page).toMatchObject({ isUnderWay: true, vouchers: [], withdrawal: { may: true } });
    expect((await pageOf(order, after(30 * minute - 1))).isNew).toBe(true);
    expect((await pageOf(order, after(30 * minute))).isNew).toBe(false);
    const { steps } = await pageOf(order, now, onAccount);
    expect(steps.map(({ name }) => name)).toEqual(['ordered', 'packed', 'sent', 'paid']);
  });

  test('has the invoice of a card payment once it is paid', async () => {
    const order = await shop.sell({ payment: 'stripe' });
    expect((await pageOf(order)).invoice).toBeUndefined();
    await shop.pay(order.id, order.total, { source: 'stripe' });
    const page = await pageOf(order);
    expect(page.invoice).toMatchObject({ year: 2026, number: 1 });
    expect(page.account).toMatchObject({ received: 4190, open: 0 });
  });

  test('has the invoice, and the credit note that follows it apart', async () => {
    const order = await shop.paid();
    const { invoice } = await pageOf(order);
    await shop.refund(order.id, 1000);
    const page = await pageOf(order);
    expect(page.invoice).toEqual(invoice);
    expect(page.credits.map(({ name }) => name)).toEqual(['2026-0002']);
    expect(page.refunds).toEqual([{ amount: 1000, at: now.toISOString() }]);
  });

  test('shows vouchers once they are paid', async () => {
    const order = await shop.sell({ kind: 'voucher', delivery: 'mail', pieces: { bon: 2 } });
    expect((await pageOf(order)).vouchers).toEqual([]);
    await shop.pay(order.id, order.total);
    const bought = { value: 3490, order_id: order.id };
    expect((await pageOf(order)).vouchers).toMatchObject([bought, bought]);
  });

  test('is not under way once the order is withdrawn from or cancelled', async () => {
    const [withdrawn, cancelled] = [await shop.sell(), await shop.sell()];
    await shop.withdraw(withdrawn.id);
    await shop.cancel(cancelled.id);
    for (const order of [withdrawn, cancelled])
      expect(await pageOf(order)).toMatchObject({ withdrawal: { may: false }, isUnderWay: false });
  });
});
