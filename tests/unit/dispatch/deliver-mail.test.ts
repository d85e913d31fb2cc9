import { afterEach, expect, test } from 'vitest';
import type { Database } from '@/lib/database/open-database';
import { deliverMail } from '@/lib/dispatch/deliver-mail';
import { deliverDue } from '@/lib/outbox/deliver-due';
import { listWaiting } from '@/lib/outbox/list-waiting';
import { putIntoOutbox } from '@/lib/outbox/put-into-outbox';
import { refundPayment } from '@/lib/payment/refund-payment';
import { forgetPerson } from '@/lib/selling/forget-person';
import { payOrder } from '@/lib/selling/pay-order';
import { sendOrder } from '@/lib/selling/send-order';
import { getTill } from '@/lib/till/get-till';
import { createVoucher } from '@/lib/vouchers/create-voucher';
import { declareWithdrawal } from '@/lib/withdrawal/declare-withdrawal';
import { onBoth } from '../../databases/on-both';
import { type MailServer, startMailServer } from '../../doubles/mail-server';
import { booking } from '../selling/booking';
import { sell } from '../selling/read-shop';
import { now, someRequest } from '../selling/some-request';
import { someTill } from '../selling/some-till';

const servers: MailServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function openServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  servers.push(server);
  return server;
}

const envOf = (url: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  SMTP_URL: url,
  MAIL_FROM: 'boutique@bobine.example',
});

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const deliver = (db: Database, url: string, minutes = 0) =>
  deliverDue(
    db,
    (row) => deliverMail(db, row, envOf(url)),
    () => at(minutes),
  );

onBoth('a mail of the outbox', (open) => {
  test('confirms an order with its invoice, once, though two deliver at a time', async () => {
    const [db, server] = [await open(), await openServer()];
    const order = await sell(db, someRequest());
    await Promise.all([deliver(db, server.url), deliver(db, server.url)]);
    await deliver(db, server.url, 5);
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['anna@example.ch']);
    expect(mail?.subject).toContain(order.number);
    expect(mail?.text).toContain(`/commande/${order.token}`);
    expect(mail?.files.map(({ name }) => name)).toEqual(['Facture-2026-0001.pdf']);
    expect(mail?.files[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('of a parcel lists what was not refunded before it went', async () => {
    const [db, server] = [await open(), await openServer()];
    const { id: orderId, total } = await sell(db, someRequest({ pieces: { dvd: 2 } }));
    await payOrder(db, booking(orderId, total));
    const by = { orderId, actor: 'anna@house.example', till: someTill, now };
    const refund = async (minutes: number) => {
      const asked = { lines: [{ position: 0, pieces: 1 }], postage: 0, excess: 0 };
      await refundPayment(db, { ...by, now: at(minutes), key: crypto.randomUUID(), asked });
    };
    await refund(1);
    await sendOrder(db, { ...by, now: at(2), tracking: '' });
    await refund(3);
    await deliver(db, server.url, 4);
    const sent = server.mails.find(({ subject }) => subject.includes('en route'));
    expect(sent?.text.match(/1 ×/g)).toHaveLength(2);
    expect(sent?.text).toContain('Déjà remboursé');
  });

  test('goes later where nobody could take it for an hour, under the name of its entry', async () => {
    const db = await open();
    for (let count = 0; count < 2; count += 1) await sell(db, someRequest());
    const gone = await startMailServer();
    await gone.stop();
    for (const minute of [0, 1, 6, 21, 60]) await deliver(db, gone.url, minute);
    const waiting = await listWaiting(db);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting[0]?.last_error).toMatch(/ECONNREFUSED/);
    const server = await openServer();
    await deliver(db, server.url, 180);
    expect(await listWaiting(db)).toEqual([]);
    const ids = await db.selectFrom('outbox').select('id').execute();
    const names = server.mails.map(({ headers }) => headers.get('message-id')?.slice(1, 37));
    expect(names.toSorted()).toEqual(ids.map(({ id }) => id).toSorted());
  });

  test('leaves no address with the error of a server that refuses it', async () => {
    const db = await open();
    await sell(db, someRequest());
    const strict = await openServer({ judge: (to) => new Error(`<${to}> no such user`) });
    await deliver(db, strict.url);
    const waiting = await listWaiting(db);
    expect(waiting[0]?.last_error).toMatch(/no such user/);
    expect(JSON.stringify(waiting)).not.toContain('anna@');
  });

  test('brings the vouchers of an order once it is paid, each as a file', async () => {
    const [db, server] = [await open(), await openServer()];
    const gift = await createVoucher(db, { value: 20_000, currency: 'CHF' }, now);
    const wanted = { pieces: { bon: 2 }, kind: 'voucher', delivery: 'mail' } as const;
    const { id } = await sell(db, someRequest({ ...wanted, voucherCode: gift.code }));
    await deliver(db, server.url);
    const mail = server.mails.find(({ subject }) => subject.startsWith('Vos bons-cadeaux'));
    const bought = db.selectFrom('vouchers').select('code').where('order_id', '=', id);
    const codes = (await bought.execute()).map(({ code }) => code);
    expect(codes).toHaveLength(2);
    for (const code of codes) expect(mail?.text).toContain(code);
    expect(mail?.files.map(({ name }) => name).toSorted()).toEqual(
      codes.map((code) => `Bon-cadeau-${code.slice(0, 4)}.pdf`).toSorted(),
    );
    for (const { content } of mail?.files ?? [])
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is not written to somebody who has been forgotten meanwhile', async () => {
    const [db, server] = [await open(), await openServer()];
    const { id } = await sell(db, someRequest());
    await db.updateTable('orders').set({ email: '', address: '' }).where('id', '=', id).execute();
    expect(await deliver(db, server.url)).toEqual({ sent: 1, failed: 0 });
    expect(server.mails).toEqual([]);
  });

  test('is the receipt of a declaration of no order, and holds none of its words', async () => {
    const [db, server] = [await open(), await openServer()];
    const till = getTill('de') ?? expect.fail('no till');
    const words = { name: 'Buy at spy.example', contract: 'spy.example', email: 'x@example.ch' };
    await declareWithdrawal(db, { statement: words, till, locale: 'de', now });
    await deliver(db, server.url);
    expect(server.mails.map(({ to }) => to)).toEqual([['x@example.ch']]);
    expect(server.mails[0]?.text).toContain('Hiermit widerrufe ich');
    expect(JSON.stringify(server.mails[0])).not.toContain('spy.example');
  });

  test('is no receipt to somebody who declared and has been forgotten meanwhile', async () => {
    const [db, server] = [await open(), await openServer()];
    const till = getTill('de') ?? expect.fail('no till');
    const words = { name: 'Anna', contract: 'AAA-AAA', email: 'anna@example.ch' };
    await declareWithdrawal(db, { statement: words, till, locale: 'de', now });
    await forgetPerson(db, 'anna@example.ch', now);
    expect(await deliver(db, server.url)).toEqual({ sent: 1, failed: 0 });
    expect(server.mails).toEqual([]);
  });

  test('stays in sight where nobody knows how to say it', async () => {
    const [db, server] = [await open(), await openServer()];
    await putIntoOutbox(db, { kind: 'unheard-of' }, now);
    await deliver(db, server.url);
    expect(await listWaiting(db)).toMatchObject([{ kind: 'unheard-of', isStuck: false, tries: 1 }]);
  });

  test('leaves nothing of what a form said once it is sent', async () => {
    const [db, server] = [await open(), await openServer()];
    const { id: orderId } = await sell(db, someRequest());
    const payload = { name: 'Anna M.', at: now.toISOString() };
    await putIntoOutbox(db, { kind: 'withdrawn', orderId, payload }, now);
    await deliver(db, server.url);
    expect(server.mails.map(({ text }) => text).join()).toContain('Anna M.');
    const rows = await db.selectFrom('outbox').select('payload').execute();
    expect(rows.map((row) => row.payload)).toEqual(['{}', '{}']);
  });
});
