import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  deleteStoredMails,
  eraseOrderData,
  redactOldDocuments,
} from '@/lib/shop/commands/erase-order-data';
import { erasePersonalData } from '@/lib/shop/commands/erase-personal-data';
import { setOrderNote } from '@/lib/shop/commands/fulfil-order';
import { parseDocument } from '@/lib/shop/invoices/invoice-document';
import { listStoredMails, storeMail } from '@/lib/shop/mail/stored-mails';
import { onAccount, staffActor, withShop, withSqliteShop } from './shop';
import { now } from './some-request';

const anna = 'anna@example.ch';
const beat = { email: 'beat@example.ch' };
const personalData = /anna.?(?:@example|muster)|Marktgasse|sonner|appelé/i;

withShop('forgetting a person', (shop) => {
  const forget = (at = now, email = anna) => erasePersonalData(shop.db, email, at);

  /** All stored data of orders, as one text. */
  async function everything(): Promise<string> {
    const tables = ['orders', 'order_lines', 'invoices', 'payments', 'outbox', 'drafts', 'log'];
    const queries = tables.map((table) => shop.db.selectFrom(table as 'orders').selectAll());
    return JSON.stringify(await Promise.all(queries.map((query) => query.execute())));
  }

  /** Stores an unfinished checkout, and withdrawals with and without this order. */
  async function leaveForms(orderId: string) {
    const draft = { key: 'k', form: JSON.stringify({ email: anna }), faults: '', created_at: '' };
    await shop.db.insertInto('drafts').values(draft).execute();
    const received = { outcome: 'unknown', received_at: now.toISOString() };
    const declared = { name: 'Anna Muster', email: anna, contract: '', ...received };
    const rows = [orderId, null].map((order_id) => ({ ...declared, id: `${order_id}`, order_id }));
    await shop.db.insertInto('declarations').values(rows).execute();
  }

  test('deletes all personal data of an order without an invoice', async () => {
    const { id: orderId } = await shop.sell({ payment: 'stripe', email: 'Anna@Example.ch' });
    await setOrderNote(shop.db, { ...staffActor, orderId, note: 'Mme Muster a appelé' });
    await shop.withdraw(orderId, { name: 'Anna Muster' });
    // The payment came late and was refunded.
    await shop.takeBack(orderId);
    await shop.pay(orderId);
    await shop.refund(orderId, 4190);
    await shop.db.updateTable('outbox').set({ sent_at: now.toISOString() }).execute();
    await leaveForms(orderId);
    expect(await forget(now, ' anna@example.CH ')).toEqual({ forgotten: 1, stays: [] });
    // Includes the column for the admin's search.
    expect(await everything()).not.toMatch(personalData);
    expect(await shop.order(orderId)).toMatchObject({
      ...{ address: undefined, forgotten_at: now.toISOString(), total: 4190 },
    });
  });

  test('deletes unsent mails and keeps the balance of a voucher', async () => {
    const { code, id: voucher } = await shop.voucher(5000);
    await shop.send((await shop.sell({ voucherCode: code })).id);
    const { id } = await shop.sell({ payment: 'stripe' });
    await shop.cancel(id);
    await forget();
    expect(await shop.mailsOf(id)).toEqual([]);
    expect(await shop.balanceOf(voucher)).toBe(810);
  });

  test('keeps an invoice until its retention date and reports the date', async () => {
    const { number, id } = await shop.sent();
    const stays = [{ number, reason: 'invoice', until: '2036-12-31' }];
    expect(await forget()).toEqual({ forgotten: 1, stays });
    expect(await shop.order(id)).toMatchObject({ email: '', message: '', address: undefined });
    const invoices = await shop.db.selectFrom('invoices').select('paper').execute();
    expect(invoices.map(({ paper }) => parseDocument(paper).buyer?.name)).toEqual(['Anna Muster']);
    expect(await forget(now, '')).toEqual({ forgotten: 0, stays: [] });
  });

  test('also removes the buyer from an invoice after its retention date', async () => {
    await shop.sent();
    expect(await forget(new Date('2037-01-02T10:00:00Z'))).toEqual({ forgotten: 1, stays: [] });
    expect(await everything()).not.toMatch(personalData);
  });

  test('invoices of forgotten orders lose their buyer after the retention date, others do not', async () => {
    await shop.sent();
    const other = await shop.sent(beat);
    await forget();
    for (const [day, count] of Object.entries({
      '2036-12-31': 0,
      '2037-01-02': 1,
      '2037-01-03': 0,
    }))
      expect(await redactOldDocuments(shop.db, new Date(`${day}T10:00:00Z`))).toBe(count);
    const stored = await shop.db.selectFrom('invoices').select(['order_id', 'paper']).execute();
    const withBuyer = stored.filter(({ paper }) => parseDocument(paper).buyer);
    expect(withBuyer.map(({ order_id }) => order_id)).toEqual([other.id]);
  });

  test('keeps orders under way and those of other buyers', async () => {
    const waiting = await shop.sell({ payment: 'stripe' });
    const other = await shop.sent(beat);
    const stays = [{ number: waiting.number, reason: 'under-way' }];
    expect(await forget()).toEqual({ forgotten: 0, stays });
    expect(await shop.order(waiting.id)).toEqual(waiting);
    expect((await shop.order(other.id)).email).toBe('beat@example.ch');
  });

  test('forgets a withdrawn order that is unpaid and unsent; its return can still be recorded', async () => {
    const { id, number } = await shop.sell();
    await shop.withdraw(id, { name: 'Anna Muster' });
    const stays = [{ number, reason: 'invoice', until: '2036-12-31' }];
    expect(await forget()).toEqual({ forgotten: 1, stays });
    expect(await shop.order(id)).toMatchObject({ email: '', address: undefined });
    expect((await shop.logOf(id)).join()).toContain(': forgotten');
    await shop.takeBack(id);
    expect((await shop.order(id)).cancelled_at).toBe(now.toISOString());
  });

  test('keeps an order until its goods are returned and its money is refunded', async () => {
    const { id: paid, number } = await shop.paid();
    await shop.withdraw(paid);
    expect((await forget()).stays).toEqual([{ number, reason: 'under-way' }]);
    const { id: sent } = await shop.sell(beat);
    await shop.send(sent, { shopConfig: onAccount });
    await shop.withdraw(sent);
    expect((await forget(now, beat.email)).forgotten).toBe(0);
    const late = await shop.sell({ payment: 'stripe', email: 'late@example.ch' });
    await shop.cancel(late.id);
    await shop.pay(late.id);
    expect((await forget(now, late.email)).forgotten).toBe(0);
    await shop.refund(late.id, 4190);
    expect((await forget(now, late.email)).forgotten).toBe(1);
  });
});

withSqliteShop('stored mails', (shop) => {
  test('of an order are deleted only after it is forgotten, and no other order’s', async () => {
    const env = { NODE_ENV: 'test', DATA: mkdtempSync(join(tmpdir(), 'stored-mails-')) } as const;
    /** An order with a mail stored by a site without a mail server. */
    const sellWithMail = async () => {
      const { id } = await shop.sell({ payment: 'stripe' });
      await shop.cancel(id);
      const entries = shop.db.selectFrom('outbox').select('id').where('order_id', '=', id);
      const entry = await entries.executeTakeFirstOrThrow();
      const sent = { sent_at: now.toISOString() };
      await shop.db.updateTable('outbox').set(sent).where('id', '=', entry.id).execute();
      const mail = { to: anna, subject: id, text: '', html: '' };
      await storeMail({ id: entry.id, mail, files: [], eml: Buffer.from('') }, env);
      return id;
    };
    const [orderId, other] = [await sellWithMail(), await sellWithMail()];
    expect(await deleteStoredMails(shop.db, orderId, env), 'not forgotten yet').toBe(0);
    await eraseOrderData(shop.db, { orderId, actor: 'visitor', now });
    expect(await deleteStoredMails(shop.db, orderId, env)).toBe(1);
    expect((await listStoredMails(10, env)).map(({ subject }) => subject)).toEqual([other]);
  });
});
