import { expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { readPaper } from '@/lib/invoice/paper';
import { readOrder } from '@/lib/orders/read-order';
import { cancelOrder } from '@/lib/selling/cancel-order';
import { forgetOldPapers } from '@/lib/selling/forget-old-papers';
import { forgetPerson } from '@/lib/selling/forget-person';
import { noteOrder } from '@/lib/selling/note-order';
import { payOrder } from '@/lib/selling/pay-order';
import { refundOrder } from '@/lib/selling/refund-order';
import { sendOrder } from '@/lib/selling/send-order';
import { takeBack } from '@/lib/selling/take-back';
import { withdrawOrder } from '@/lib/selling/withdraw-order';
import { createVoucher } from '@/lib/vouchers/create-voucher';
import { onBoth } from '../../databases/on-both';
import { booking } from './booking';
import { mailsOf, sell } from './read-shop';
import { now, someRequest } from './some-request';
import { someTill } from './some-till';

const desk = { actor: 'anna@bobine.example', now, till: someTill };

const bill = { iban: 'CH9300762011623852957', when: 'account' as const, days: 30 };
const onAccount = { ...someTill, payment: { ...someTill.payment, bill } };

/** All that the tables hold of orders, as one text. */
async function everything(db: Database): Promise<string> {
  const tables = [
    'orders',
    'order_lines',
    'invoices',
    'payments',
    'outbox',
    'drafts',
    'log',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

/** What came in too late has gone back. */
async function cancelUnpaid(db: Database, orderId: string) {
  await takeBack(db, { ...desk, orderId, restock: true });
  await payOrder(db, booking(orderId, 4190));
  await refundOrder(db, { ...desk, orderId, amount: 4190, source: 'desk', sourceId: 'a' });
}

/** A checkout that nobody finished, and withdrawals, of this order and of none. */
async function leaveForms(db: Database, orderId: string) {
  const form = '{"email":"anna@example.ch"}';
  const draft = { key: 'k', form, faults: '', created_at: '' };
  await db.insertInto('drafts').values(draft).execute();
  const declared = {
    ...{ name: 'Anna Muster', email: 'anna@example.ch', contract: '' },
    ...{ outcome: 'unknown', received_at: now.toISOString() },
  };
  for (const order_id of [orderId, null])
    await db
      .insertInto('declarations')
      .values({ ...declared, id: `of ${order_id}`, order_id })
      .execute();
}

async function sendPaid(db: Database, email?: string) {
  const order = await sell(db, someRequest({ email }));
  await payOrder(db, booking(order.id, 4190));
  await sendOrder(db, { ...desk, orderId: order.id, tracking: '99.00.123456' });
  return order;
}

onBoth('forgetting a person', (open) => {
  test('leaves nothing of them where no invoice was written', async () => {
    const db = await open();
    const request = someRequest({ payment: 'stripe', email: 'Anna@Example.ch' });
    const { id: orderId } = await sell(db, request);
    await noteOrder(db, { ...desk, orderId, note: 'Mme Muster a appelé' });
    await withdrawOrder(db, { ...desk, orderId, name: 'Anna Muster' });
    await cancelUnpaid(db, orderId);
    await db.updateTable('outbox').set({ sent_at: now.toISOString() }).execute();
    await leaveForms(db, orderId);
    expect(await forgetPerson(db, ' anna@example.CH ', now)).toEqual({ forgotten: 1, stays: [] });
    expect(await everything(db)).not.toMatch(/anna.?(?:@example|muster)|Marktgasse|sonner|appelé/i);
    expect(await readOrder(db, orderId)).toMatchObject({
      ...{ address: undefined, forgotten_at: now.toISOString(), total: 4190 },
    });
  });

  test('leaves no mail that would still be written to them', async () => {
    const db = await open();
    const { id: orderId } = await sell(db, someRequest({ payment: 'stripe' }));
    await cancelOrder(db, { ...desk, orderId });
    await forgetPerson(db, 'anna@example.ch', now);
    expect(await mailsOf(db, orderId)).toEqual([]);
  });

  test('keeps an invoice ten years from the end of its own, and says so', async () => {
    const db = await open();
    const { number, id } = await sendPaid(db);
    const stays = [{ number, why: 'invoice', until: '2036-12-31' }];
    expect(await forgetPerson(db, 'anna@example.ch', now)).toEqual({ forgotten: 1, stays });
    expect(await readOrder(db, id)).toMatchObject({ email: '', message: '', address: undefined });
    const { paper } = await db.selectFrom('invoices').select('paper').executeTakeFirstOrThrow();
    expect(JSON.parse(paper).buyer.name).toBe('Anna Muster');
  });

  test('lets the invoice go too when its years are over', async () => {
    const db = await open();
    await sendPaid(db);
    const then = new Date('2037-01-02T10:00:00Z');
    expect(await forgetPerson(db, 'anna@example.ch', then)).toEqual({ forgotten: 1, stays: [] });
    expect(await everything(db)).not.toMatch(/anna.?(?:@example|muster)|Marktgasse/i);
  });

  test('lets what stayed of them for the books go by itself when its years are over', async () => {
    const db = await open();
    await sendPaid(db);
    const other = await sendPaid(db, 'beat@example.ch');
    await forgetPerson(db, 'anna@example.ch', now);
    expect(await forgetOldPapers(db, new Date('2036-12-31T10:00:00Z'))).toBe(0);
    expect(await forgetOldPapers(db, new Date('2037-01-02T10:00:00Z'))).toBe(1);
    expect(await forgetOldPapers(db, new Date('2037-01-03T10:00:00Z'))).toBe(0);
    const papers = await db.selectFrom('invoices').select(['order_id', 'paper']).execute();
    const withBuyer = papers.filter(({ paper }) => readPaper(paper).buyer);
    expect(withBuyer.map(({ order_id }) => order_id)).toEqual([other.id]);
  });

  test('leaves alone what is under way, and everybody else', async () => {
    const db = await open();
    const waiting = await sell(db, someRequest({ payment: 'stripe' }));
    const other = await sendPaid(db, 'beat@example.ch');
    expect(await forgetPerson(db, 'anna@example.ch', now)).toEqual({
      ...{ forgotten: 0, stays: [{ number: waiting.number, why: 'under-way' }] },
    });
    expect(await readOrder(db, waiting.id)).toEqual(waiting);
    expect((await readOrder(db, other.id))?.email).toBe('beat@example.ch');
  });

  test('lets go what was withdrawn from unpaid and unsent; the desk still takes its goods back', async () => {
    const db = await open();
    const { id: orderId, number } = await sell(db, someRequest());
    await withdrawOrder(db, { ...desk, orderId, name: 'Anna Muster' });
    const stays = [{ number, why: 'invoice', until: '2036-12-31' }];
    expect(await forgetPerson(db, 'anna@example.ch', now)).toEqual({ forgotten: 1, stays });
    expect(await readOrder(db, orderId)).toMatchObject({ email: '', address: undefined });
    const log = db.selectFrom('log').select('act').where('order_id', '=', orderId);
    expect((await log.execute()).map(({ act }) => act)).toContain('forgotten');
    await takeBack(db, { ...desk, orderId, restock: true });
    expect((await readOrder(db, orderId))?.cancelled_at).toBe(now.toISOString());
  });

  test('keeps what was withdrawn from while goods or money are to go back', async () => {
    const db = await open();
    const { id: paid, number } = await sell(db, someRequest());
    await payOrder(db, booking(paid, 4190));
    await withdrawOrder(db, { ...desk, orderId: paid });
    const stays = [{ number, why: 'under-way' }];
    expect(await forgetPerson(db, 'anna@example.ch', now)).toEqual({ forgotten: 0, stays });
    const account = { ...desk, till: onAccount };
    const { id: sent } = await sell(db, someRequest({ email: 'beat@example.ch' }));
    await sendOrder(db, { ...account, orderId: sent, tracking: '' });
    await withdrawOrder(db, { ...desk, orderId: sent });
    expect((await forgetPerson(db, 'beat@example.ch', now)).forgotten).toBe(0);
  });

  test('keeps an order whose money is still to go back, until it has', async () => {
    const db = await open();
    const { id: orderId, number } = await sell(db, someRequest({ payment: 'stripe' }));
    await cancelOrder(db, { ...desk, orderId });
    await payOrder(db, booking(orderId, 4190));
    expect((await forgetPerson(db, 'anna@example.ch', now)).stays).toEqual([
      { number, why: 'under-way' },
    ]);
    await refundOrder(db, { ...desk, orderId, amount: 4190, source: 'desk', sourceId: 'a' });
    expect((await forgetPerson(db, 'anna@example.ch', now)).forgotten).toBe(1);
  });

  test('of no address at all forgets nobody', async () => {
    const db = await open();
    await sendPaid(db);
    await forgetPerson(db, 'anna@example.ch', now);
    expect(await forgetPerson(db, '', now)).toEqual({ forgotten: 0, stays: [] });
  });

  test('leaves the balance of their voucher', async () => {
    const db = await open();
    const { code, id } = await createVoucher(db, { value: 5000, currency: 'CHF' }, now);
    const { id: orderId } = await sell(db, someRequest({ voucherCode: code }));
    await sendOrder(db, { ...desk, orderId, tracking: '' });
    await forgetPerson(db, 'anna@example.ch', now);
    const voucher = db.selectFrom('vouchers').select('balance').where('id', '=', id);
    expect(await voucher.executeTakeFirst()).toEqual({ balance: 810 });
  });
});
