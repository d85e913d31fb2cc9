import { expect, test } from 'vitest';
import { placeOrder } from '@/lib/shop/commands/place-order';
import { parseDocument } from '@/lib/shop/invoices/invoice-document';
import { findOrder } from '@/lib/shop/orders/order';
import { sell, soldOf } from './read-shop';
import { withShop } from './shop';
import { now, someRequest } from './some-request';
import { someShopConfig } from './some-shop-config';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

withShop('placing an order', (shop) => {
  const place = (request = someRequest()) => placeOrder(shop.db, request);

  test('takes the stock and writes the invoice, the mail and a log entry', async () => {
    await shop.stockUp('dvd', 5);
    const order = await shop.sell({ pieces: { dvd: 2, affiche: 1 } });
    expect(order).toMatchObject({
      ...{ goods: 10_470, postage: 700, redeemed: 0, total: 11_170 },
      ...{ payment_state: 'open', delivery_state: 'waiting', locale: 'fr', country: 'CH' },
      address: { name: 'Anna Muster', building: '28' },
      vat: [{ rate: 810, gross: 11_170, vat: 837 }],
      lines: [
        { article: 'dvd', pieces: 2 },
        { article: 'affiche', pieces: 1 },
      ],
    });
    expect(await shop.stockOf('dvd')).toBe(3);
    expect(await shop.stockOf('affiche')).toBeUndefined();
    expect(await shop.mailsOf(order.id)).toEqual(['placed']);
    expect(await shop.papersOf(order.id)).toEqual(['invoice 1: 11170']);
    expect(await shop.logOf(order.id)).toEqual(['visitor: placed']);
    expect(await findOrder(shop.db, order.token)).toEqual(order);
    const invoices = shop.db.selectFrom('invoices').select(['paper', 'reference']);
    const { paper, reference } = await invoices.executeTakeFirstOrThrow();
    expect(reference).toMatch(/^RF\d{2}2026000001$/);
    expect(parseDocument(paper)).toMatchObject({
      ...{ name: '2026-0001', total: 11_170, reference, orderNumber: order.number },
      buyer: { name: 'Anna Muster' },
    });
  });

  test('a form submitted eight times at once, and again, makes one order', async () => {
    await shop.stockUp('dvd', 1);
    const request = someRequest();
    const placed = await Promise.all(Array.from({ length: 8 }, () => place(request)));
    placed.push(await place(request));
    expect(placed.filter((each) => soldOf(each).isNew)).toHaveLength(1);
    const [first, ...others] = placed.map((each) => soldOf(each).order);
    for (const other of others) expect(other).toEqual(first);
    expect(await shop.stockOf('dvd')).toBe(0);
    expect(await shop.mailsOf(first?.id ?? '')).toEqual(['placed']);
  });

  test('a sold-out order names the stock left of each article and changes nothing', async () => {
    for (const [article, pieces] of Object.entries({ dvd: 1, livre: 0, affiche: 9 }))
      await shop.stockUp(article, pieces);
    expect(await place(someRequest({ pieces: { livre: 1, affiche: 2, dvd: 3 } }))).toEqual({
      soldOut: [
        { article: 'dvd', left: 1 },
        { article: 'livre', left: 0 },
      ],
    });
    expect(await shop.stockOf('affiche')).toBe(9);
    for (const table of ['orders', 'order_lines', 'outbox', 'invoices', 'invoice_counters']) {
      const rows = shop.db.selectFrom(table as 'orders').selectAll();
      expect(await rows.execute(), table).toEqual([]);
    }
  });

  test('a voucher pays up to its balance; an order it pays in full is paid at once', async () => {
    const small = await shop.voucher(1000);
    const part = await shop.sell({ voucherCode: small.code });
    expect(part).toMatchObject({ redeemed: 1000, total: 3190, payment_state: 'open' });
    expect(await shop.papersOf(part.id)).toEqual(['invoice 1: 3190']);
    const large = await shop.voucher(5000);
    const whole = await shop.sell({ voucherCode: large.code });
    expect(whole).toMatchObject({ total: 0, payment_state: 'paid', paid_at: now.toISOString() });
    expect(await shop.papersOf(whole.id)).toEqual(['invoice 2: 0']);
    expect(await shop.balanceOf(large.id)).toBe(810);
  });

  test('the last use of a discount code goes to one of two orders at once, and comes back with a cancellation', async () => {
    const discountCode = { code: 'TEN', percent: 1000, uses: 2 };
    const request = () => {
      const { cartRequest, quote, ...rest } = someRequest();
      const discounts = [{ kind: 'code' as const, label: 'TEN', amount: 349 }];
      const lines = quote.lines.map((line) => ({ ...line, discount: 349, sum: line.sum - 349 }));
      const sums = { goods: quote.goods - 349, total: quote.total - 349, discounts, lines };
      return {
        ...rest,
        cartRequest: { ...cartRequest, discountCode },
        quote: { ...quote, ...sums },
      };
    };
    const first = await sell(shop.db, request());
    expect(first).toMatchObject({ total: 3841, discounts: [{ label: 'TEN' }] });
    const both = await Promise.all([place(request()), place(request())]);
    expect(both.filter((placed) => 'order' in placed)).toHaveLength(1);
    expect(both).toContainEqual({ discount: 'discount-used' });
    await shop.cancel(first.id);
    expect(await place(request())).toHaveProperty('order');
  });

  test('an unknown voucher code is refused and takes no stock', async () => {
    await shop.stockUp('dvd', 1);
    const voucherCode = 'AAAA-AAAA-AAAA-AAAA';
    expect(await place(someRequest({ voucherCode }))).toEqual({ voucher: 'unknown' });
    expect(await shop.stockOf('dvd')).toBe(1);
  });

  test('invoice numbers start at 1 each year in the site’s time zone', async () => {
    for (const time of ['22:30', '23:30'])
      await sell(shop.db, { ...someRequest(), now: new Date(`2026-12-31T${time}:00Z`) });
    const years = await shop.db.selectFrom('invoices').select(['year', 'number']).execute();
    expect(years.map(({ year, number }) => `${year} ${number}`).sort()).toEqual([
      '2026 1',
      '2027 1',
    ]);
  });

  test('a payment method the shop does not offer is refused', async () => {
    const shopConfig = { ...someShopConfig, payment: { hasStripe: false } };
    await expect(place({ ...someRequest(), shopConfig })).rejects.toThrow('no payment by bill');
  });

  test('simultaneous orders and cancellations of the same articles do not deadlock', async () => {
    for (const article of ['a', 'b', 'c']) await shop.stockUp(article, 100);
    const carts = [
      { a: 1, b: 1, c: 1 },
      { c: 1, b: 1, a: 1 },
      { b: 1, a: 1, c: 1 },
    ];
    const placeNth = (at: number) => shop.sell({ pieces: carts[at % 3] });
    const orders = await Promise.all(upTo(30).map(placeNth));
    const cancelling = orders.slice(0, 15).map(({ id }) => shop.cancel(id));
    await Promise.all([...cancelling, ...upTo(15).map(placeNth)]);
    for (const article of ['a', 'b', 'c']) expect(await shop.stockOf(article)).toBe(70);
    const rows = await shop.db.selectFrom('invoices').select('number').orderBy('number').execute();
    expect(rows.map(({ number }) => number)).toEqual(upTo(60));
  });
});
