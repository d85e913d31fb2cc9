import { expect, test } from 'vitest';
import { returnGoods } from '@/lib/shop/commands/return-goods';
import { mailPayload } from '@/lib/shop/mail/mail';
import { refundPayment } from '@/lib/shop/payments/refund-payment';
import type { RefundRequest } from '@/lib/shop/refunds/validate-refund';
import { onAccount, type Shop, staffActor, withShop, withSqliteShop } from './shop';
import { now } from './some-request';

const day = 24 * 60 * 60 * 1000;
const on = (days: number) => ({ ...staffActor, now: new Date(now.getTime() + days * day) });
const wanted = { pieces: { dvd: 3, book: 1 } };
const part = (dvd: number, book = 0) => [
  { position: 0, pieces: dvd },
  { position: 1, pieces: book },
];

async function stocked(shop: Shop) {
  for (const article of ['dvd', 'book']) await shop.stockUp(article, 10);
}
const stock = async (shop: Shop) => [await shop.stockOf('dvd'), await shop.stockOf('book')];
const back = (shop: Shop, orderId: string, given: Partial<RefundRequest>, days: number) => {
  const request = { lines: [], postage: 0, excess: 0, ...given };
  return refundPayment(shop.db, { ...on(days), orderId, request, key: crypto.randomUUID() });
};
const takeBack = (shop: Shop, orderId: string, good: number, damaged: number, key = 'a') =>
  returnGoods(shop.db, { ...on(4), orderId, key, lines: [{ position: 0, good, damaged }] });

withShop('withdrawing from some pieces of a sent order', (shop) => {
  test('only what came back in good state is restocked, and only what was withdrawn is refunded', async () => {
    await stocked(shop);
    const { id } = await shop.paid(wanted);
    await shop.send(id, on(1));
    await shop.withdraw(id, { ...on(2), lines: part(2) });
    expect(await shop.splitOf(id)).toMatchObject([
      { left: 1, withdrawn: 2, out: 3 },
      { left: 1, withdrawn: 0, out: 1 },
    ]);
    expect(await shop.order(id)).toMatchObject({ withdrawn_at: null, payment_state: 'paid' });
    expect(await stock(shop)).toEqual([7, 9]);
    await back(shop, id, { lines: part(2) }, 3);
    for (const _ of [1, 2]) await takeBack(shop, id, 1, 1);
    expect(await shop.splitOf(id)).toMatchObject([
      { left: 1, withdrawn: 0, refunded: 2, out: 1, returned: 2, damaged: 1 },
      { left: 1, out: 1, returned: 0 },
    ]);
    expect(await stock(shop)).toEqual([8, 9]);
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 14660', 'credit 2: 6980']);
    expect(await shop.accountOf(id)).toMatchObject({ open: 0, toPayBack: 0, received: 7680 });
  });

  test('more than the buyer has is refused, and the rest withdraws from the whole order', async () => {
    const { id } = await shop.sent(wanted);
    const withdraw = (dvd: number, book = 0) => shop.withdraw(id, { lines: part(dvd, book) });
    for (const [dvd, book] of [[0], [4], [1, 2]] as const)
      expect(await shop.refusal(withdraw(dvd ?? 0, book))).toBe('amount');
    await withdraw(2);
    expect(await shop.refusal(withdraw(2))).toBe('amount');
    await withdraw(1, 1);
    expect((await shop.order(id)).withdrawn_at).toBe(now.toISOString());
    expect(await shop.refusal(takeBack(shop, id, 4, 0))).toBe('not-out');
  });

  test('two withdrawals of the same piece at once are one', async () => {
    const { id } = await shop.sent({ pieces: { dvd: 2 } });
    const withdraw = () => shop.refusal(shop.withdraw(id, { lines: part(2) })).catch(() => 'done');
    expect((await Promise.all([withdraw(), withdraw()])).sort()).toEqual(['done', 'withdrawn']);
  });
});

withShop('withdrawing from some pieces of an unpaid bill', (shop) => {
  test('reduces the bill at once, restocks what was not sent, and the rest pays the order', async () => {
    await stocked(shop);
    const { id } = await shop.sell(wanted);
    await shop.withdraw(id, { ...on(1), lines: part(2) });
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 14660', 'credit 2: 6980']);
    expect(await stock(shop)).toEqual([9, 9]);
    expect(await shop.accountOf(id)).toMatchObject({ open: 7680, toPayBack: 0 });
    expect(await shop.mailsOf(id)).toEqual(['credited', 'placed', 'withdrawn']);
    await shop.pay(id, 7680);
    expect(await shop.stateOf(id)).toBe('paid');
    const mails = shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'paid');
    const { payload } = await mails.executeTakeFirstOrThrow();
    expect(mailPayload.parse(JSON.parse(payload)).amount).toBe(7680);
  });

  test('that is paid in part leaves what was paid too much to be paid back', async () => {
    const { id } = await shop.sell(wanted);
    await shop.pay(id, 12_000);
    await shop.withdraw(id, { lines: part(1) });
    expect(await shop.papersOf(id)).toEqual(['invoice 1: 14660', 'credit 2: 3490']);
    // Nobody has sent the 8.30 yet.
    expect(await shop.accountOf(id)).toMatchObject({ received: 12_000, open: 0, toPayBack: 830 });
    expect(await shop.mailsOf(id)).not.toContain('refunded');
    await back(shop, id, { excess: 830 }, 1);
    expect(await shop.accountOf(id)).toMatchObject({ received: 11_170, toPayBack: 0 });
  });

  test('an order cancelled afterwards is credited and restocked for the rest alone', async () => {
    await stocked(shop);
    const { id } = await shop.sell(wanted);
    await shop.withdraw(id, { ...on(1), lines: part(2) });
    await shop.cancel(id, on(2));
    const papers = ['invoice 1: 14660', 'credit 2: 6980', 'credit 3: 7680'];
    expect(await shop.papersOf(id)).toEqual(papers);
    expect(await stock(shop)).toEqual([10, 10]);
    expect(await shop.accountOf(id)).toMatchObject({ open: 0, toPayBack: 0 });
  });

  test('a bill on account is reduced, and its goods are restocked once they are back', async () => {
    await stocked(shop);
    const { id } = await shop.sell(wanted);
    await shop.send(id, { ...on(1), shopConfig: onAccount });
    await shop.withdraw(id, { ...on(2), lines: part(2) });
    expect(await shop.accountOf(id)).toMatchObject({ open: 7680 });
    expect(await stock(shop)).toEqual([7, 9]);
    await takeBack(shop, id, 2, 0);
    expect(await stock(shop)).toEqual([9, 9]);
    await shop.withdraw(id, on(5));
    await shop.takeBack(id);
    expect((await shop.order(id)).cancelled_at).toBeTruthy();
    const papers = ['invoice 1: 14660', 'credit 2: 6980', 'credit 3: 7680'];
    expect(await shop.papersOf(id)).toEqual(papers);
  });
});

withSqliteShop('withdrawing from some pieces', (shop) => {
  test('of an unsent order keeps them out of the parcel until their refund restocks them', async () => {
    await stocked(shop);
    const { id } = await shop.paid(wanted);
    await shop.withdraw(id, { ...on(1), lines: part(3) });
    await shop.send(id, on(2));
    const parcel = await shop.db.selectFrom('shipments').select('lines').executeTakeFirstOrThrow();
    expect(JSON.parse(parcel.lines)).toEqual([{ position: 1, pieces: 1 }]);
    await takeBack(shop, id, 3, 0);
    expect(await stock(shop)).toEqual([10, 9]);
  });

  test('of a card order that is not paid is refused: its payment asks for the whole sum', async () => {
    const { id } = await shop.sell({ ...wanted, payment: 'stripe' });
    expect(await shop.refusal(shop.withdraw(id, { lines: part(1) }))).toBe('unpaid');
  });

  test('blocks as many of the vouchers bought', async () => {
    const vouchers = { pieces: { bon: 2 }, kind: 'voucher', delivery: 'mail' } as const;
    const { id } = await shop.paid(vouchers);
    await shop.withdraw(id, { lines: part(1) });
    const blocked = (await shop.vouchersOf(id)).map(({ blocked_at }) => blocked_at !== null);
    expect(blocked.toSorted()).toEqual([false, true]);
  });
});

withShop('an order in several parcels', (shop) => {
  test('is sent with its last parcel, and each parcel keeps its tracking number', async () => {
    const { id } = await shop.paid(wanted);
    await shop.send(id, { ...on(1), tracking: 'A1', lines: part(2) });
    expect(await shop.order(id)).toMatchObject({ delivery_state: 'partly-sent', sent_at: null });
    expect(await shop.refusal(shop.send(id, { ...on(2), lines: part(2) }))).toBe('not-here');
    expect(await shop.refusal(shop.cancel(id))).toBe('sent');
    await shop.send(id, { ...on(2), tracking: 'B2' });
    expect(await shop.order(id)).toMatchObject({
      delivery_state: 'sent',
      sent_at: on(2).now.toISOString(),
    });
    const parcels = shop.db.selectFrom('shipments').select(['tracking', 'lines']).orderBy('at');
    expect(await parcels.execute()).toEqual([
      { tracking: 'A1', lines: JSON.stringify([{ position: 0, pieces: 2 }]) },
      { tracking: 'B2', lines: JSON.stringify(part(1, 1)) },
    ]);
    expect(await shop.mailsOf(id)).toEqual(['paid', 'part-sent', 'placed', 'sent']);
  });

  test('is sent when the rest is refunded, and only the rest is restocked', async () => {
    await stocked(shop);
    const { id } = await shop.paid(wanted);
    await shop.send(id, { ...on(1), lines: part(2, 1) });
    await back(shop, id, { lines: part(1), restock: true }, 2);
    expect(await stock(shop)).toEqual([8, 9]);
    const sent = { delivery_state: 'sent', sent_at: on(1).now.toISOString() };
    expect(await shop.order(id)).toMatchObject(sent);
  });
});
