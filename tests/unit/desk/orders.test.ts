import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import type { Database } from '@/lib/database/open-database';
import { acts } from '@/lib/desk/acts/acts';
import { findOrderId } from '@/lib/desk/acts/money-acts';
import { papersOfMail } from '@/lib/desk/mails/papers-of-mail';
import { countOrders } from '@/lib/desk/orders/count-orders';
import { listOrders } from '@/lib/desk/orders/list-orders';
import type { OrderState } from '@/lib/desk/orders/order-state';
import { possibleActs } from '@/lib/desk/orders/possible-acts';
import { readFile } from '@/lib/desk/orders/read-file';
import { invoiceName } from '@/lib/invoice/invoice-name';
import { keepMail } from '@/lib/mail/kept-mails';
import { forgetOrder } from '@/lib/selling/forget-order';
import { payOrder } from '@/lib/selling/pay-order';
import { writeLog } from '@/lib/selling/write-log';
import { onBoth } from '../../databases/on-both';
import { booking } from '../selling/booking';
import { sell } from '../selling/read-shop';
import { now, someRequest } from '../selling/some-request';
import { deskOf } from './some-desk';

const terms = { isOnAccount: false };

async function heapsOf(db: Database): Promise<OrderState[]> {
  const counts = Object.entries(await countOrders(db, terms));
  return counts.filter(([, count]) => count > 0).map(([state]) => state as OrderState);
}

async function found(db: Database, search: string) {
  const { orders } = await listOrders(db, { search, page: 1, ...terms });
  return orders.map(({ number }) => number);
}

onBoth('the orders at the desk', (open) => {
  test('an order goes from heap to heap until it is sent, with a line in the log each time', async () => {
    const db = await open();
    const { id: orderId, total } = await sell(db, someRequest());
    const desk = deskOf(db);
    expect(await heapsOf(db)).toEqual(['to-pay', 'all']);
    const key = crypto.randomUUID();
    const amount = `${total / 100}`.replace('.', ',');
    await acts['order-pay'](desk, { orderId, key, amount });
    expect(await heapsOf(db)).toEqual(['to-pack', 'all']);
    await acts['order-pack'](desk, { orderId });
    expect(await heapsOf(db)).toEqual(['to-send', 'all']);
    const tracking = '99.00.1234';
    expect(await acts['order-send'](desk, { orderId, tracking })).toBe(
      `/desk/orders/${orderId}?said=order-send`,
    );
    expect(await heapsOf(db)).toEqual(['sent', 'all']);
    const file = await readFile(db, orderId);
    expect(file?.order.tracking).toBe(tracking);
    expect(file?.account.open).toBe(0);
    const log = await db.selectFrom('log').select(['actor', 'act']).execute();
    for (const act of ['payment', 'packed', 'sent'])
      expect(log).toContainEqual({ actor: 'anna@house.example', act });
  });

  test('the number of a parcel is corrected once it has gone, with a line in the log that does not tell it', async () => {
    const db = await open();
    const { id: orderId, total } = await sell(db, someRequest());
    const desk = deskOf(db);
    const correct = (tracking: string) => acts['order-tracking'](desk, { orderId, tracking });
    expect(await correct('99.1')).toBe(`/desk/orders/${orderId}?fault=not-sent`);
    await payOrder(db, booking(orderId, total));
    await acts['order-send'](desk, { orderId, tracking: '99.1' });
    expect(await correct('https://post.example/99.2')).toContain('said=order-tracking');
    await correct('https://post.example/99.2');
    const file = await readFile(db, orderId);
    expect(file?.order.tracking).toBe('https://post.example/99.2');
    const lines = file?.log.filter(({ act }) => act === 'tracking corrected');
    expect(lines).toMatchObject([{ actor: 'anna@house.example', detail: '{}' }]);
    await db.updateTable('orders').set({ forgotten_at: now.toISOString(), tracking: '' }).execute();
    expect(await correct('99.3')).toBe(`/desk/orders/${orderId}?fault=forgotten`);
  });

  test('the same payment sent twice is one', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    const form = { orderId, key: crypto.randomUUID(), amount: '10' };
    await acts['order-pay'](deskOf(db), form);
    await acts['order-pay'](deskOf(db), form);
    expect((await readFile(db, orderId))?.account.received).toBe(1000);
  });

  test('too little or too much money is a problem', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    const pay = (amount: string) =>
      acts['order-pay'](deskOf(db), { orderId, key: crypto.randomUUID(), amount });
    await pay('10.00');
    expect(await heapsOf(db)).toEqual(['to-pay', 'problems', 'all']);
    await pay('31.90');
    expect(await heapsOf(db)).toEqual(['to-pack', 'all']);
    await pay('1');
    expect(await heapsOf(db)).toEqual(['to-pack', 'problems', 'all']);
  });

  test('money that is to go back is a problem with its sum, until it has', async () => {
    const db = await open();
    const { id: orderId, total } = await sell(db, someRequest());
    const { id: other } = await sell(db, someRequest());
    const desk = deskOf(db);
    const move = (act: 'order-pay' | 'order-refund', id: string, amount: number) => {
      const field = act === 'order-pay' ? 'amount' : 'excess';
      const form = { orderId: id, key: crypto.randomUUID(), [field]: `${amount / 100}` };
      return acts[act](desk, form);
    };
    const problems = async () => {
      const asked = { state: 'problems', page: 1, ...terms } as const;
      const { orders } = await listOrders(db, asked);
      for (const { id, toPayBack } of orders)
        expect((await readFile(db, id))?.account.toPayBack).toBe(toPayBack);
      return orders.map(({ id, toPayBack }) => [id, toPayBack]);
    };
    await move('order-pay', other, total);
    await acts['order-cancel'](desk, { orderId });
    expect(await problems()).toEqual([]);
    await payOrder(db, booking(orderId, total));
    expect(await problems()).toEqual([[orderId, total]]);
    await move('order-refund', orderId, total);
    expect(await problems()).toEqual([]);
    await move('order-pay', other, 150);
    expect(await problems()).toEqual([[other, 150]]);
  });

  test('of what was refunded before it was sent nothing is left to pack, and nothing comes back', async () => {
    const db = await open();
    const desk = deskOf(db);
    const actsOf = async (orderId: string) => {
      const file = await readFile(db, orderId);
      if (!file) throw new Error('No order');
      const can = possibleActs(file.order, file.account, file.refundable, desk.till);
      return Object.entries(can).flatMap(([act, may]) => (may ? [act] : []));
    };
    const refunded = async (fields: Record<string, string>) => {
      const { id: orderId, total } = await sell(db, someRequest());
      await payOrder(db, booking(orderId, total));
      await acts['order-refund'](desk, { orderId, key: crypto.randomUUID(), ...fields });
      return orderId;
    };
    const whole = await refunded({ 'pieces-0': '1', postage: '7', restock: 'on' });
    expect(await heapsOf(db)).toEqual(['all']);
    expect(await actsOf(whole)).toEqual([]);
    // The postage stays with the house.
    const emptied = await refunded({ 'pieces-0': '1', restock: 'on' });
    expect(await heapsOf(db)).toEqual(['all']);
    expect(await actsOf(emptied)).toEqual(['refund']);
    const cheaper = await refunded({ 'amount-0': '5' });
    expect(await heapsOf(db)).toEqual(['to-pack', 'all']);
    expect(await actsOf(cheaper)).toEqual(['pack', 'send', 'refund']);
    await acts['order-send'](desk, { orderId: cheaper, tracking: '' });
    // Its price was lowered: nothing is to come back.
    expect(await actsOf(cheaper)).toEqual(['refund']);
  });

  test('a mail that was kept and not sent is told from one that was sent', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    const folder = mkdtempSync(join(tmpdir(), 'desk-mails-'));
    vi.stubEnv('DATA', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    const [sent] = (await readFile(db, orderId))?.mails ?? [];
    expect(sent?.kept).toBeUndefined();
    const mail = { to: 'a@b.example', subject: 'A', text: 'a', html: 'a' };
    await keepMail({ id: sent?.id ?? '', mail, files: [], eml: Buffer.from('') });
    const [kept] = (await readFile(db, orderId))?.mails ?? [];
    expect(kept?.kept).toMatch(new RegExp(`-${sent?.id}$`));
    const files = ['Note-de-credit-2026-0007.pdf', 'Bon-cadeau-7K2M.pdf'];
    expect(await papersOfMail(db, { name: kept?.kept ?? '', files })).toEqual([
      { file: files[0], href: expect.stringMatching(/\/invoice\?paper=2026-0007$/) },
    ]);
  });

  test('a mail that could not be sent makes its order a problem', async () => {
    const db = await open();
    await sell(db, someRequest());
    await db.updateTable('outbox').set({ tries: 1 }).execute();
    expect(await heapsOf(db)).toContain('problems');
    await db.updateTable('outbox').set({ sent_at: now.toISOString() }).execute();
    expect(await heapsOf(db)).not.toContain('problems');
  });

  test('what Stripe tells of a payment makes its order a problem until somebody notes what was done', async () => {
    const db = await open();
    const { id: orderId, total } = await sell(db, someRequest());
    const { id: other } = await sell(db, someRequest());
    for (const id of [orderId, other]) await payOrder(db, booking(id, total));
    const desk = deskOf(db);
    const troubled = async () => {
      const asked = { page: 1, ...terms };
      const problems = await listOrders(db, { state: 'problems', ...asked });
      const all = await listOrders(db, { state: 'all', ...asked });
      const marked = all.orders.filter(({ isTroubled }) => isTroubled);
      expect(marked).toEqual(problems.orders);
      for (const { id } of all.orders)
        expect((await readFile(db, id))?.isTroubled).toBe(marked.some((one) => one.id === id));
      return marked.map(({ id }) => id);
    };
    await acts['order-note'](desk, { orderId, note: 'Before' });
    expect(await troubled()).toEqual([]);
    for (const [act, minutes] of [
      ['disputed', 1],
      ['refund failed', 3],
    ] as const) {
      const at = (later: number) => new Date(now.getTime() + later * 60_000);
      await writeLog(db, { actor: 'site', act, orderId }, at(minutes));
      expect(await troubled()).toEqual([orderId]);
      await acts['order-note']({ ...desk, now: at(minutes + 1) }, { orderId: other, note: 'Else' });
      expect(await troubled()).toEqual([orderId]);
      await acts['order-note']({ ...desk, now: at(minutes + 1) }, { orderId, note: 'Done' });
      expect(await troubled()).toEqual([]);
    }
  });

  test('what is paid when it is collected is packed before', async () => {
    const db = await open();
    const { id: orderId } = await sell(
      db,
      someRequest({ delivery: 'collection', payment: 'collection' }),
    );
    expect(await heapsOf(db)).toEqual(['to-pack', 'all']);
    await acts['order-pack'](deskOf(db), { orderId });
    expect(await heapsOf(db)).toEqual(['to-collect', 'all']);
    await acts['order-collect'](deskOf(db), { orderId });
    expect(await heapsOf(db)).toEqual(['sent', 'all']);
  });

  test('a bill on account may be packed before it is paid', async () => {
    const db = await open();
    await sell(db, someRequest());
    expect((await countOrders(db, { isOnAccount: true }))['to-pack']).toBe(1);
    expect((await countOrders(db, terms))['to-pack']).toBe(0);
  });

  test('what cannot be done says why, and changes nothing', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest());
    expect(await acts['order-send'](deskOf(db), { orderId, tracking: '' })).toBe(
      `/desk/orders/${orderId}?fault=unpaid`,
    );
    expect(await acts['order-pay'](deskOf(db), { orderId, key: 'x', amount: '-1' })).toBe(
      `/desk/orders/${orderId}?fault=form`,
    );
    expect(await acts['order-pack'](deskOf(db), { orderId: '../x' })).toBe(
      '/desk/orders?fault=form',
    );
    expect(await heapsOf(db)).toEqual(['to-pay', 'all']);
  });

  test('an order is found by the name of its invoice, and of no other', async () => {
    const db = await open();
    const first = await sell(db, someRequest());
    await sell(db, someRequest());
    const papers = (await readFile(db, first.id))?.papers ?? [];
    const names = papers.map(({ year, number }) => invoiceName(year, number));
    expect(names).toHaveLength(1);
    for (const name of names) expect(await found(db, name)).toEqual([first.number]);
    expect(await found(db, '2026-9999')).toEqual([]);
  });

  test('an order is found by number, name, address, e-mail and article, by all words at once', async () => {
    const db = await open();
    const { number } = await sell(db, someRequest({ email: 'anna@mail.example' }));
    await sell(db, someRequest({ pieces: { livre: 1 }, email: 'berta@mail.example' }));
    for (const search of [
      number,
      number.replace('-', ''),
      number.toLowerCase(),
      'ANNA@mail',
      'titre de dvd',
    ])
      expect(await found(db, search)).toEqual([number]);
    expect(await found(db, 'muster rorschach')).toHaveLength(2);
    expect(await found(db, 'muster dvd')).toEqual([number]);
    expect(await found(db, '%')).toEqual([]);
    expect(await findOrderId(db, ` ${number.toLowerCase().replace('-', ' ')} `)).toBeDefined();
    expect(await findOrderId(db, '')).toBeUndefined();
  });

  test.each([
    ['Éléonore Müller', ['Éléonore', 'eleonore', 'ÉLÉONORE', 'muller', 'MÜLLER', 'Müller']],
    ['Søren Ødegård', ['Ødegård', 'odegard', 'ødegård', 'Soren']],
    ['Luz Álvarez', ['Álvarez', 'alvarez', 'ÁLVAREZ']],
    ['Jean-Pierre Groß', ['Jean-Pierre', 'jean-pierre', 'gross', 'GROSS', 'Groß']],
  ])('%s is found typed exactly and without accents', async (name, searches) => {
    const db = await open();
    const { form, ...request } = someRequest();
    const address = { ...form.address, name };
    const { number } = await sell(db, { ...request, form: { ...form, address } });
    await sell(db, someRequest());
    for (const search of searches) expect(await found(db, search), search).toEqual([number]);
  });

  test('a mail address is found as its buyer wrote it and as mail servers know it', async () => {
    const db = await open();
    const { number } = await sell(db, someRequest({ email: 'jo@xn--mller-kva.ch' }));
    for (const search of ['jo@müller.ch', 'jo@xn--mller-kva.ch'])
      expect(await found(db, search)).toEqual([number]);
  });

  test('an order is found whatever its state, by its parcel too, with or without hyphens', async () => {
    const db = await open();
    const { id: orderId, number, total } = await sell(db, someRequest());
    const other = await sell(db, someRequest());
    await acts['order-cancel'](deskOf(db), { orderId: other.id });
    await payOrder(db, booking(orderId, total));
    await acts['order-send'](deskOf(db), { orderId, tracking: '99-AB.12' });
    for (const search of ['99-ab.12', '99AB']) expect(await found(db, search)).toEqual([number]);
    expect((await found(db, 'muster')).toSorted()).toEqual([number, other.number].toSorted());
  });

  test('of a forgotten order no word of its buyer is found, its number and its articles are', async () => {
    const db = await open();
    const { id: orderId, number } = await sell(db, someRequest());
    await acts['order-cancel'](deskOf(db), { orderId });
    await forgetOrder(db, { orderId, actor: 'site', now });
    for (const search of ['muster', 'rorschach', 'anna@example.ch'])
      expect(await found(db, search)).toEqual([]);
    for (const search of [number, 'titre']) expect(await found(db, search)).toEqual([number]);
  });
});
