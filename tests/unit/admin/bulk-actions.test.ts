import { expect, test } from 'vitest';
import '@/lib/content/validate/provide';
import { actions } from '@/lib/admin/actions/actions';
import { readBulkResult } from '@/lib/admin/orders/bulk-result';
import { readPieceRecords } from '@/lib/shop/orders/piece-records';
import { withShop } from '../shop/commands/shop';
import { adminContextOf } from './admin-context';

withShop('actions on several orders', (shop) => {
  /** Runs an action. @returns the outcome of each order, and what is to be corrected */
  async function act(name: keyof typeof actions, fields: Record<string, string>) {
    const path = await actions[name](adminContextOf(shop.db), { state: 'to-send', ...fields });
    const { searchParams } = new URL(path, 'https://films.example');
    expect(searchParams.get('state')).toBe('to-send');
    const result = await readBulkResult(shop.db, searchParams.get('result') ?? undefined);
    const outcomes = result?.lines.map(({ label, outcome }) => [label, outcome]);
    return { outcomes, refusedList: result?.refusedList, fault: searchParams.get('fault') };
  }
  const ticked = (...ids: string[]) => Object.fromEntries(ids.map((id) => [`order-${id}`, 'on']));
  const mailsOf = async (id: string) => (await shop.mailsOf(id)).filter((kind) => kind === 'sent');

  test('pay, pack and send each order by itself, and tell which were refused', async () => {
    const [one, other, paid] = [await shop.sell(), await shop.sell(), await shop.paid()];
    const all = { all: [one.id, other.id, paid.id].join(' ') };
    expect((await act('orders-send', all)).outcomes).toEqual([
      [one.number, 'unpaid'],
      [other.number, 'unpaid'],
      [paid.number, 'done'],
    ]);
    const pay = await act('orders-pay', ticked(one.id, paid.id));
    expect(pay.outcomes).toEqual([
      [one.number, 'done'],
      [paid.number, 'nothing-open'],
    ]);
    expect((await shop.accountOf(one.id)).received).toBe(one.total);
    await act('orders-pay', ticked(one.id));
    expect((await shop.accountOf(one.id)).received).toBe(one.total);
    expect((await act('orders-pack', ticked(one.id, other.id, paid.id))).outcomes).toEqual([
      [one.number, 'done'],
      [other.number, 'unpaid'],
      [paid.number, 'sent'],
    ]);
    expect((await act('orders-pack', {})).fault).toBe('none-selected');
  });

  test('a pasted list sends each order once, and keeps the lines that are to be corrected', async () => {
    const [one, other, unpaid] = [await shop.paid(), await shop.paid(), await shop.sell()];
    const list = [
      `${one.number}; 99.60.123456.12345678`,
      `RR123456785CH ${other.number.replace('-', '').toLowerCase()}`,
      `${unpaid.number} 1`,
      `${one.number} RR999999999CH`,
      'AAA 12',
      'CCC-CCC 12',
      other.number,
    ];
    const first = await act('orders-tracking', { list: list.join('\r\n') });
    expect(first.outcomes).toEqual([
      [one.number, 'done'],
      [other.number, 'done'],
      [unpaid.number, 'unpaid'],
      [one.number, 'other-tracking'],
      ['AAA 12', 'no-number'],
      ['CCC-CCC 12', 'unknown'],
      [other.number, 'no-tracking'],
    ]);
    expect(first.refusedList).toBe(list.slice(2).join('\n'));
    const again = await act('orders-tracking', { list: list.slice(0, 2).join('\n') });
    expect(again.outcomes?.map(([, outcome]) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect((await shop.order(one.id)).tracking).toBe('99.60.123456.12345678');
    expect((await shop.order(other.id)).tracking).toBe('RR123456785CH');
    for (const { id } of [one, other]) expect(await mailsOf(id)).toHaveLength(1);
  });

  test('a tracking number is added to an order that was sent without one, with no second mail', async () => {
    const { id, number } = await shop.sent();
    const { outcomes } = await act('orders-tracking', { list: `${number} RR123456785CH` });
    expect(outcomes).toEqual([[number, 'tracking-added']]);
    expect((await shop.order(id)).tracking).toBe('RR123456785CH');
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test('the number of a first parcel without one does not send the rest of its order', async () => {
    const { id, number } = await shop.paid({ pieces: { dvd: 2 } });
    await shop.send(id, { lines: [{ position: 0, pieces: 1 }] });
    const list = `${number} RR123456785CH`;
    expect((await act('orders-tracking', { list })).outcomes).toEqual([[number, 'tracking-added']]);
    expect(await shop.order(id)).toMatchObject({ delivery_state: 'partly-sent' });
    const { shipments } = await readPieceRecords(shop.db, id);
    expect(shipments.map(({ tracking }) => tracking)).toEqual(['RR123456785CH']);
  });

  test('a payment is booked on no withdrawn order, neither of many nor alone', async () => {
    const { id, number } = await shop.sell();
    await shop.withdraw(id);
    expect((await act('orders-pay', ticked(id))).outcomes).toEqual([[number, 'withdrawn']]);
    const alone = { orderId: id, key: crypto.randomUUID(), amount: '41.90' };
    expect(await actions['order-pay'](adminContextOf(shop.db), alone)).toContain('fault=withdrawn');
    expect((await shop.accountOf(id)).received).toBe(0);
  });
});
