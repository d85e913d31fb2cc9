import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { actions } from '@/lib/admin/actions/actions';
import { findOrderId } from '@/lib/admin/actions/money-actions';
import { documentsOfMail } from '@/lib/admin/mail-documents';
import { checkLines } from '@/lib/admin/orders/lines-form';
import { countOrders, listOrders } from '@/lib/admin/orders/list-orders';
import { possibleActions, readOrderDetails } from '@/lib/admin/orders/order-details';
import { firstState, type OrderState, orderStates } from '@/lib/admin/orders/order-state';
import { writeLog } from '@/lib/shop/commands/command-log';
import { storeMail } from '@/lib/shop/mail/stored-mails';
import { type Shop, withShop, withSqliteShop } from '../shop/commands/shop';
import { now } from '../shop/commands/some-request';
import { someShopConfig } from '../shop/commands/some-shop-config';
import { adminContextOf } from './admin-context';

const terms = { isOnAccount: false };

/** Runs actions of the admin and reads its lists. */
function inAdmin(shop: Shop) {
  const uuid = () => crypto.randomUUID();
  const act = (name: keyof typeof actions, form: Record<string, string>, at = now) =>
    actions[name]({ ...adminContextOf(shop.db), now: at }, form);
  return {
    act,
    pay: (orderId: string, amount: string, key: string = uuid()) =>
      act('order-pay', { orderId, key, amount }),
    refund: (orderId: string, form: Record<string, string>) =>
      act('order-refund', { orderId, key: uuid(), ...form }),
    /** The states with at least one order. */
    async states() {
      const counts = Object.entries(await countOrders(shop.db, terms));
      return counts.filter(([, count]) => count > 0).map(([state]) => state as OrderState);
    },
    list: async (state: OrderState) =>
      (await listOrders(shop.db, { state, page: 1, ...terms })).orders,
    async file(orderId: string) {
      const file = await readOrderDetails(shop.db, orderId);
      if (!file) throw new Error('No order');
      return file;
    },
    async found(search: string) {
      const { orders } = await listOrders(shop.db, { search, page: 1, ...terms });
      return orders.map(({ number }) => number);
    },
  };
}

withShop('the states of an order', (shop) => {
  const { act, pay, refund, states, list, file } = inAdmin(shop);

  test('an order passes from state to state until it is sent, with log entries', async () => {
    const { id: orderId } = await shop.sell();
    expect(await states()).toEqual(['to-pay', 'all']);
    await pay(orderId, '41,90');
    expect(await states()).toEqual(['to-pack', 'all']);
    await act('order-pack', { orderId });
    expect(await states()).toEqual(['to-send', 'all']);
    const tracking = '99.00.1234';
    const redirect = await act('order-send', { orderId, tracking });
    expect(redirect).toBe(`/desk/orders/${orderId}?said=order-send`);
    expect(await states()).toEqual(['sent', 'all']);
    const { order, account, log } = await file(orderId);
    expect([order.tracking, account.open]).toEqual([tracking, 0]);
    const acts = log.filter(({ actor }) => actor === 'anna@house.example').map(({ act }) => act);
    expect(acts.toSorted()).toEqual(['packed', 'payment', 'sent']);
  });

  test('an underpaid or overpaid order is a problem, and a form sent twice books one payment', async () => {
    const { id } = await shop.sell();
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) await pay(id, '10.00', key);
    expect((await file(id)).account.received).toBe(1000);
    expect(await states()).toEqual(['to-pay', 'problems', 'all']);
    await pay(id, '31.90');
    expect(await states()).toEqual(['to-pack', 'all']);
    await pay(id, '1');
    expect(await states()).toEqual(['to-pack', 'problems', 'all']);
  });

  test('an order with money to refund is a problem until it is refunded', async () => {
    const [{ id: orderId }, { id: other }] = [await shop.sell(), await shop.sell()];
    const problems = async () => {
      const orders = await list('problems');
      for (const { id, toPayBack } of orders)
        expect((await file(id)).account.toPayBack).toBe(toPayBack);
      return orders.map(({ id, toPayBack }) => [id, toPayBack]);
    };
    await pay(other, '41.90');
    await act('order-cancel', { orderId });
    expect(await problems()).toEqual([]);
    await shop.pay(orderId);
    expect(await problems()).toEqual([[orderId, 4190]]);
    await refund(orderId, { excess: '41.90' });
    expect(await problems()).toEqual([]);
    await pay(other, '1.5');
    expect(await problems()).toEqual([[other, 150]]);
  });

  test('an order with a payment problem at Stripe is a problem until staff note what was done', async () => {
    const [{ id: orderId }, { id: other }] = [await shop.paid(), await shop.paid()];
    const troubled = async () => {
      const [problems, all] = [await list('problems'), await list('all')];
      const marked = all.filter(({ hasPaymentProblem }) => hasPaymentProblem);
      expect(marked).toEqual(problems);
      for (const one of all)
        expect((await file(one.id)).hasPaymentProblem).toBe(marked.includes(one));
      return marked.map(({ id }) => id);
    };
    await act('order-note', { orderId, note: 'Before' });
    expect(await troubled()).toEqual([]);
    for (const [problem, minutes] of [
      ['disputed', 1],
      ['refund failed', 3],
    ] as const) {
      const at = (later: number) => new Date(now.getTime() + later * 60_000);
      await writeLog(shop.db, { actor: 'site', act: problem, orderId }, at(minutes));
      expect(await troubled()).toEqual([orderId]);
      await act('order-note', { orderId: other, note: 'Else' }, at(minutes + 1));
      expect(await troubled()).toEqual([orderId]);
      await act('order-note', { orderId, note: 'Done' }, at(minutes + 1));
      expect(await troubled()).toEqual([]);
      expect((await file(orderId)).order.note).toBe('Done');
    }
  });
});

withShop('searching for orders', (shop) => {
  const { found } = inAdmin(shop);

  test('finds orders by number, name, address, email, article and invoice, with all words', async () => {
    const { number, id } = await shop.sell({ email: 'anna@mail.example' });
    await shop.sell({ pieces: { livre: 1 }, email: 'berta@mail.example' });
    const searches = [number, number.replace('-', ''), number.toLowerCase(), 'ANNA@mail'];
    for (const search of [...searches, 'titre de dvd', 'muster dvd', '2026-0001'])
      expect(await found(search), search).toEqual([number]);
    expect(await found('muster rorschach')).toHaveLength(2);
    for (const search of ['%', '2026-9999']) expect(await found(search)).toEqual([]);
    const spaced = ` ${number.toLowerCase().replace('-', ' ')} `;
    expect(await findOrderId(shop.db, spaced)).toBe(id);
    expect(await findOrderId(shop.db, '')).toBeUndefined();
  });
});

withShop('searching for money', (shop) => {
  const { pay, found } = inAdmin(shop);

  test('finds orders by reference and amount of an invoice or a payment', async () => {
    const { id, number } = await shop.sell();
    const { number: other } = await shop.sell({ pieces: { livre: 30 } });
    const reference = 'RF18 5390 0754 7034';
    await pay(id, '10');
    const bank = { source: 'bank', reference: reference.replaceAll(' ', '') } as const;
    await shop.pay(id, 3190, bank);
    const invoice = shop.db.selectFrom('invoices').select('reference').where('order_id', '=', id);
    const billed = (await invoice.executeTakeFirst())?.reference ?? '';
    expect(billed).not.toBe('');
    for (const search of [reference, 'rf185390', billed, '41.90', '41,90 CHF', '31.90', '10'])
      expect(await found(search), search).toEqual([number]);
    for (const search of ['1054', '1’054.00']) expect(await found(search), search).toEqual([other]);
    for (const search of ['41.91', '41.90 EUR', 'RF99']) expect(await found(search)).toEqual([]);
  });
});

withSqliteShop('an order in the admin', (shop) => {
  const { act, pay, refund, states, file, found } = inAdmin(shop);

  test('the tracking of a sent order can be corrected, and is not logged', async () => {
    const { id: orderId } = await shop.paid();
    const correct = (tracking: string) => act('order-tracking', { orderId, tracking });
    expect(await correct('99.1')).toBe(`/desk/orders/${orderId}?fault=not-sent`);
    await act('order-send', { orderId, tracking: '99.1' });
    expect(await correct('https://post.example/99.2')).toContain('said=order-tracking');
    await correct('https://post.example/99.2');
    const { order, log } = await file(orderId);
    expect(order.tracking).toBe('https://post.example/99.2');
    expect(log.filter(({ act }) => act === 'tracking corrected')).toMatchObject([
      { actor: 'anna@house.example', detail: '{}' },
    ]);
    const forgotten = { forgotten_at: now.toISOString(), tracking: '' };
    await shop.db.updateTable('orders').set(forgotten).execute();
    expect(await correct('99.3')).toBe(`/desk/orders/${orderId}?fault=forgotten`);
  });

  test('the contact details of an order are corrected, and a note reaches its buyer once', async () => {
    const { id: orderId } = await shop.paid();
    const email = 'berta@example.ch';
    const address = { name: 'Berta Muster', street: 'Gasse', postcode: '9000', town: 'St. Gallen' };
    await act('order-contact', { orderId, email, building: '', ...address });
    expect((await file(orderId)).order).toMatchObject({
      email,
      address: { ...address, country: 'CH' },
    });
    expect(await found('berta gallen')).toHaveLength(1);
    expect(await act('order-contact', { orderId, email: 'no', ...address })).toContain(
      'fault=form',
    );
    await act('order-send', { orderId, tracking: '' });
    expect(await act('order-contact', { orderId, email, ...address })).toContain('fault=sent');
    await act('order-contact', { orderId, email: 'carla@example.ch' });
    expect((await file(orderId)).order).toMatchObject({ email: 'carla@example.ch', address });
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) await act('order-write', { orderId, key, text: 'Bonjour' });
    const { notes, mails } = await file(orderId);
    expect(notes).toMatchObject([{ text: 'Bonjour' }]);
    expect(mails.filter(({ kind }) => kind === 'note')).toHaveLength(1);
  });

  test('an order whose pieces are all refunded has nothing to pack or to return', async () => {
    const actsOf = async (orderId: string) => {
      const can = possibleActions(await file(orderId), adminContextOf(shop.db).shopConfig);
      return Object.entries(can).flatMap(([name, may]) => (may ? [name] : []));
    };
    const refunded = async (fields: Record<string, string>) => {
      const { id } = await shop.paid();
      await refund(id, fields);
      return id;
    };
    const whole = await refunded({ 'pieces-0': '1', postage: '7', restock: 'on' });
    expect(await states()).toEqual(['all']);
    expect(await actsOf(whole)).toEqual([]);
    // Without the postage.
    const emptied = await refunded({ 'pieces-0': '1', restock: 'on' });
    expect(await states()).toEqual(['all']);
    expect(await actsOf(emptied)).toEqual(['refund']);
    const cheaper = await refunded({ 'amount-0': '5' });
    expect(await states()).toEqual(['to-pack', 'all']);
    expect(await actsOf(cheaper)).toEqual(['pack', 'send', 'refund', 'withdraw']);
    await act('order-send', { orderId: cheaper, tracking: '' });
    expect(await actsOf(cheaper)).toEqual(['refund', 'withdraw', 'returnGoods']);
    const key = crypto.randomUUID();
    await act('order-withdraw', { orderId: cheaper, 'pieces-0': '1' });
    for (const _ of [1, 2])
      await act('order-return', { orderId: cheaper, key, 'good-0': '0', 'damaged-0': '1' });
    expect((await file(cheaper)).split).toMatchObject([{ out: 0, returned: 1, damaged: 1 }]);
  });

  test('a stored mail is found with its documents, and an unsent mail that failed is a problem', async () => {
    const { id: orderId } = await shop.sell();
    const folder = mkdtempSync(join(tmpdir(), 'desk-mails-'));
    vi.stubEnv('DATA', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    const [{ id = '', storedName = '' } = {}] = (await file(orderId)).mails;
    expect(storedName).toBe('');
    const mail = { to: 'a@b.example', subject: 'A', text: 'a', html: 'a' };
    await storeMail({ id, mail, files: [], eml: Buffer.from('') });
    const [stored] = (await file(orderId)).mails;
    expect(stored?.storedName).toMatch(new RegExp(`-${id}$`));
    const files = ['Note-de-credit-2026-0007.pdf', 'Bon-cadeau-7K2M.pdf'];
    expect(await documentsOfMail(shop.db, { name: stored?.storedName ?? '', files })).toEqual([
      { file: files[0], href: expect.stringMatching(/\/invoice\?paper=2026-0007$/) },
    ]);
    await shop.db.updateTable('outbox').set({ tries: 1 }).execute();
    expect(await states()).toContain('problems');
    await shop.db.updateTable('outbox').set({ sent_at: now.toISOString() }).execute();
    expect(await states()).not.toContain('problems');
  });

  test('an order paid at collection or on account is packed before it is paid', async () => {
    const { id: orderId } = await shop.sell({ delivery: 'collection', payment: 'collection' });
    expect(await states()).toEqual(['to-pack', 'all']);
    await act('order-pack', { orderId });
    expect(await states()).toEqual(['to-collect', 'all']);
    await act('order-collect', { orderId });
    expect(await states()).toEqual(['sent', 'all']);
    await shop.sell();
    expect((await countOrders(shop.db, { isOnAccount: true }))['to-pack']).toBe(1);
    expect((await countOrders(shop.db, terms))['to-pack']).toBe(0);
  });

  test('a correction of lines is looked at first; a refused one keeps what was typed', async () => {
    const { id: orderId } = await shop.sell({ pieces: { dvd: 1, book: 1 } });
    const lines = { 'article-0': 'dvd', 'pieces-0': '2', 'article-1': 'book', 'pieces-1': '0' };
    const fields = { ...lines, 'article-2': '', 'pieces-2': '1', seen: '' };
    const check = async (changed = {}) => {
      const { order } = await file(orderId);
      const query = { lines: 'check', ...fields, ...changed };
      return (await checkLines(shop.db, { order, query, shopConfig: someShopConfig })) ?? {};
    };
    const changes = [
      { article: 'dvd', before: 1, pieces: 2 },
      { article: 'book', before: 1, pieces: 0 },
    ];
    expect(await check()).toMatchObject({ planned: { changes, total: 7680, open: 7680 } });
    expect(await check({ 'pieces-0': 'two' })).toMatchObject({ refusal: 'form' });
    expect(await check({ 'pieces-0': '1', 'pieces-1': '1' })).toMatchObject({
      refusal: 'unchanged',
    });
    const refused = await act('order-lines', { orderId, ...fields, 'article-2': 'unknown' });
    expect(refused).toMatch(/fault=not-sold$/);
    expect(refused).toContain('lines=edit&article-0=dvd&pieces-0=2');
    expect(await act('order-lines', { orderId, ...fields })).toMatch(/said=order-lines$/);
    expect((await file(orderId)).order.lines).toMatchObject([{ article: 'dvd', pieces: 2 }]);
  });

  test('a refused action redirects with the reason and changes nothing', async () => {
    const { id: orderId } = await shop.sell();
    const page = `/desk/orders/${orderId}`;
    expect(await act('order-send', { orderId, tracking: '' })).toBe(`${page}?fault=unpaid`);
    expect(await pay(orderId, '-1', 'x')).toBe(`${page}?fault=form`);
    expect(await act('order-pack', { orderId: '../x' })).toBe('/desk/orders?fault=form');
    expect(await states()).toEqual(['to-pay', 'all']);
  });
});

test.each([
  [{ 'to-pack': 2, 'to-pay': 1 }, 'to-pack'],
  [{ 'to-pay': 1, all: 7 }, 'to-pay'],
  [{ all: 7, sent: 7 }, 'to-pack'],
])('with %j orders the admin opens with the state %s', (counts, state) => {
  const none = Object.fromEntries(orderStates.map((one) => [one, 0]));
  expect(firstState({ ...none, ...counts } as Record<OrderState, number>)).toBe(state);
});
