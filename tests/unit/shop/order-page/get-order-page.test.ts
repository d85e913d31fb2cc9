import { expect, test } from 'vitest';
import { getOrderPage } from '@/lib/shop/order-page/get-order-page';
import type { Order } from '@/lib/shop/orders/order';
import { onAccount, withSqliteShop } from '../commands/shop';
import { now } from '../commands/some-request';
import { someShopConfig } from '../commands/some-shop-config';

const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

withSqliteShop('getOrderPage', (shop) => {
  const pageOf = async ({ token }: Pick<Order, 'token'>, at = now, shopConfig = someShopConfig) =>
    (await getOrderPage(shop.db, token, { shopConfig, now: at })) ?? expect.fail('no page');

  test('has the open amount, reference and steps of a bill, and is new for half an hour', async () => {
    const order = await shop.sell();
    const page = await pageOf(order);
    expect(page).toMatchObject({
      order: { id: order.id, number: order.number, lines: order.lines },
      account: { received: 0, open: 4190, toPayBack: 0 },
      invoice: { year: 2026, number: 1, reference: expect.stringMatching(/./) },
      isUnderWay: true,
      vouchers: [],
      withdrawal: { may: true },
    });
    expect(page.steps.map(({ name }) => name)).toEqual(['ordered', 'paid', 'packed', 'sent']);
    const { steps, isNew } = await pageOf(order, after(29.9), onAccount);
    expect(steps.map(({ name }) => name)).toEqual(['ordered', 'packed', 'sent', 'paid']);
    expect([isNew, (await pageOf(order, after(30))).isNew]).toEqual([true, false]);
  });

  test('lists credit notes and refunds beside the unchanged invoice', async () => {
    const order = await shop.paid();
    const { invoice } = await pageOf(order);
    await shop.refund(order.id, 1000);
    const page = await pageOf(order);
    expect(page.invoice).toEqual(invoice);
    expect(page.credits.map(({ name }) => name)).toEqual(['2026-0002']);
    expect(page.refunds).toEqual([{ amount: 1000, at: now.toISOString() }]);
  });

  test('of a withdrawn or cancelled order is not under way', async () => {
    const [withdrawn, cancelled] = [await shop.sell(), await shop.sell()];
    await shop.withdraw(withdrawn.id);
    await shop.cancel(cancelled.id);
    for (const order of [withdrawn, cancelled])
      expect(await pageOf(order)).toMatchObject({ withdrawal: { may: false }, isUnderWay: false });
  });
});
