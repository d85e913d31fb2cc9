import { expect, onTestFinished, test } from 'vitest';
import { requestAlert } from '@/lib/shop/alerts/stock-alert';
import { erasePersonalData } from '@/lib/shop/commands/erase-personal-data';
import { invoicePdf } from '@/lib/shop/invoices/pdf/invoice-pdf';
import { readDocuments } from '@/lib/shop/invoices/read-documents';
import { deliverDue } from '@/lib/shop/mail/outbox/deliver-due';
import { enqueueMail, listFailedMails } from '@/lib/shop/mail/outbox/outbox';
import { deliverMail } from '@/lib/shop/mail/worker/deliver-mail';
import { refundPayment } from '@/lib/shop/payments/refund-payment';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { remind } from '@/lib/shop/reminders/remind';
import { recordWithdrawalRequest } from '@/lib/shop/withdrawal/withdrawal-request';
import { startMailServer } from '@/tests/doubles/mail-server';
import { sell } from '../../commands/read-shop';
import { staffActor, withSqliteShop } from '../../commands/shop';
import { now, someRequest } from '../../commands/some-request';

async function openServer() {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  return server;
}

const envOf = (url: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  SMTP_URL: url,
  MAIL_FROM: 'boutique@bobine.example',
});

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

withSqliteShop('delivering an outbox entry', (shop) => {
  const deliver = (url: string, minutes = 0) =>
    deliverDue(
      shop.db,
      (row) => deliverMail(shop.db, row, envOf(url)),
      () => at(minutes),
    );

  test('sends the confirmation with its invoice once, though two workers deliver', async () => {
    const server = await openServer();
    const order = await shop.sell();
    await Promise.all([deliver(server.url), deliver(server.url)]);
    await deliver(server.url, 5);
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['anna@example.ch']);
    expect(mail?.subject).toContain(order.number);
    expect(mail?.text).toContain(`/commande/${order.token}`);
    expect(mail?.files.map(({ name }) => name)).toEqual(['Facture-2026-0001.pdf']);
    expect(mail?.files[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('attaches to each refund its own credit note, also when both are sent late', async () => {
    const server = await openServer();
    const { id } = await shop.paid();
    await deliver(server.url);
    for (const key of ['a', 'b']) await shop.refund(id, 1000, key);
    await deliver(server.url);
    const files = server.mails.flatMap((mail) => mail.files.map(({ name }) => name));
    expect(files.slice(-2).toSorted()).toEqual(
      ['2026-0002', '2026-0003'].map((name) => `Note-de-credit-${name}.pdf`),
    );
  });

  test('sends a reminder with a PDF of its own, and none once the order is paid', async () => {
    const server = await openServer();
    const [open, paid] = [await shop.sell(), await shop.sell()];
    const later = new Date('2026-12-10T10:00:00.000Z');
    for (const { id: orderId } of [open, paid])
      await remind(shop.db, { ...staffActor, orderId, now: later, step: 1, state: 'sent' });
    await shop.pay(paid.id);
    await deliver(server.url, 30 * 24 * 60);
    const reminders = server.mails.filter(({ files }) =>
      files.some(({ name }) => name.startsWith('Rappel')),
    );
    expect(reminders.map(({ subject }) => subject)).toEqual([expect.stringContaining(open.number)]);
    expect(reminders[0]?.text).toContain('3 décembre 2026');
  });

  test('a late confirmation of a cancelled order asks for no payment', async () => {
    const server = await openServer();
    const { id } = await shop.sell();
    const [before] = await readDocuments(shop.db, await shop.order(id));
    await shop.cancel(id);
    await deliver(server.url);
    const late = server.mails.find(({ subject }) => subject.startsWith('Votre commande'));
    expect(late?.text).not.toContain('La facture est jointe');
    const sizeOf = async (document = before) => document && (await invoicePdf(document)).length;
    const [after] = await readDocuments(shop.db, await shop.order(id));
    expect(late?.files[0]?.content.length, 'without QR code').toBe(await sizeOf(after));
    expect(await sizeOf()).toBeGreaterThan((await sizeOf(after)) ?? 0);
  });

  test('lists the pieces that were not refunded before the parcel was sent', async () => {
    const server = await openServer();
    const { id: orderId } = await shop.paid({ pieces: { dvd: 2 } });
    const refund = (minutes: number) => {
      const request = { lines: [{ position: 0, pieces: 1 }], postage: 0, excess: 0 };
      const key = crypto.randomUUID();
      return refundPayment(shop.db, { ...staffActor, orderId, now: at(minutes), key, request });
    };
    await refund(1);
    await shop.send(orderId, { now: at(2) });
    await refund(3);
    await deliver(server.url, 4);
    const sent = server.mails.find(({ subject }) => subject.includes('en route'));
    expect(sent?.text.match(/1 ×/g)).toHaveLength(2);
    expect(sent?.text).toContain('DÉJÀ REMBOURSÉ');
  });

  test('is retried after a failure of the mail server, with the Message-ID of its entry', async () => {
    await shop.sell();
    const gone = await startMailServer();
    await gone.stop();
    await deliver(gone.url);
    const [failed] = await listFailedMails(shop.db);
    expect(failed?.last_error).toMatch(/ECONNREFUSED/);
    const server = await openServer();
    await deliver(server.url, 1);
    const names = server.mails.map(({ headers }) => headers.get('message-id')?.slice(1, 37));
    expect(names).toEqual([failed?.id]);
  });

  test('mails the voucher of a gift to its owner on the chosen day, unless it was refunded', async () => {
    const server = await openServer();
    const request = someRequest({ pieces: { bon: 1 }, kind: 'voucher', delivery: 'mail' });
    const gift = { text: 'Bravo !', voucher: { email: 'jo@example.ch', day: '2026-12-24' } };
    const order = await sell(shop.db, { ...request, form: { ...request.form, gift } });
    await shop.pay(order.id, order.total);
    await deliver(server.url, 60);
    const toJo = () => server.mails.filter(({ to }) => to.includes('jo@example.ch'));
    expect(toJo()).toEqual([]);
    const erased = await erasePersonalData(shop.db, order.email, now);
    expect(erased.stays, 'the voucher is still to be mailed').toMatchObject([
      { reason: 'under-way' },
    ]);
    const days = (Date.parse('2026-12-24T07:00:00Z') - now.getTime()) / 60_000;
    await deliver(server.url, days - 1);
    expect(toJo()).toEqual([]);
    await deliver(server.url, days);
    const [voucher] = await shop.vouchersOf(order.id);
    expect(toJo()[0]?.text).toContain(voucher?.code);
    expect(toJo()[0]?.text).toContain('Bravo !');
    expect(toJo()[0]?.text).not.toContain(order.token);
    const other = await sell(shop.db, {
      ...someRequest(),
      ...request,
      form: { ...someRequest().form, gift },
    });
    await shop.pay(other.id, other.total);
    await shop.refund(other.id, other.total);
    await deliver(server.url, days + 1);
    expect(toJo()).toHaveLength(1);
  });

  test('mails a stock alert to its address', async () => {
    const server = await openServer();
    const article = 'blu-ray-nosferatu';
    await requestAlert(shop.db, { article, email: 'jo@example.ch', locale: 'de' }, now);
    await deliver(server.url);
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['jo@example.ch']);
    expect(mail?.text).toMatch(/\/de\/commande\/avis\?token=[\w-]{22}/);
  });

  test('sends the vouchers of a paid order, each as a file', async () => {
    const server = await openServer();
    const gift = await shop.voucher(20_000);
    const wanted = { pieces: { bon: 2 }, kind: 'voucher', delivery: 'mail' } as const;
    const { id } = await shop.sell({ ...wanted, voucherCode: gift.code });
    await deliver(server.url);
    const mail = server.mails.find(({ subject }) => subject.startsWith('Vos bons-cadeaux'));
    const codes = (await shop.vouchersOf(id)).map(({ code }) => code);
    for (const code of codes) expect(mail?.text).toContain(code);
    const files = codes.map((code) => `Bon-cadeau-${code.slice(0, 4)}.pdf`);
    expect(files).toHaveLength(2);
    expect(mail?.files.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
    for (const { content } of mail?.files ?? [])
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('sends nothing to a buyer forgotten since', async () => {
    const server = await openServer();
    await shop.sell();
    await shop.db.updateTable('orders').set({ email: '', address: '' }).execute();
    expect(await deliver(server.url)).toEqual({ sent: 1, failed: 0 });
    expect(server.mails).toEqual([]);
  });

  test('sends the receipt of a declaration without the typed text, unless its sender is forgotten', async () => {
    const server = await openServer();
    const shopConfig = getShopConfig('de') ?? expect.fail('no shop');
    const declare = (email: string) => {
      const statement = { name: 'Buy at spy.example', contract: 'spy.example', email };
      return recordWithdrawalRequest(shop.db, { statement, shopConfig, locale: 'de', now });
    };
    await declare('anna@example.ch');
    await erasePersonalData(shop.db, 'anna@example.ch', now);
    await declare('x@example.ch');
    await deliver(server.url);
    expect(server.mails.map(({ to }) => to)).toEqual([['x@example.ch']]);
    expect(server.mails[0]?.text).toContain('Hiermit widerrufe ich');
    expect(JSON.stringify(server.mails[0])).not.toContain('spy.example');
  });

  test('deletes the payload once the mail is sent', async () => {
    const server = await openServer();
    const { id: orderId } = await shop.sell();
    const payload = { name: 'Anna M.', at: now.toISOString() };
    await enqueueMail(shop.db, { kind: 'withdrawn', orderId, payload }, now);
    await deliver(server.url);
    expect(server.mails.map(({ text }) => text).join()).toContain('Anna M.');
    const rows = await shop.db.selectFrom('outbox').select('payload').execute();
    expect(rows.map((row) => row.payload)).toEqual(['{}', '{}']);
  });
});
