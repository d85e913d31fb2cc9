import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unicodeEmail } from '@/lib/primitives/text/email';
import type { Mail } from '@/lib/shop/mail/mail';
import { orderMail } from '@/lib/shop/mail/order-mail';
import { sendMail } from '@/lib/shop/mail/send-mail';
import { listStoredMails, readStoredMail, removeStoredMails } from '@/lib/shop/mail/stored-mails';
import { type MailServer, startMailServer } from '@/tests/doubles/mail-server';
import { readMail } from '@/tests/doubles/read-mail';
import { someFacts, someOrder, someShopConfig } from './order-and-shop-config';

async function open(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(() => server.stop());
  return server;
}

const sendTo = (server: MailServer, mail: Mail, given = {}) =>
  sendMail(mail, { id: 'entry', env: env({ SMTP_URL: server.url }), ...given });

const from = 'Maison du film <boutique@example.ch>';
const content = Buffer.from('%PDF-1.7 …');
const attach = async ({ id }: { id: string }) => ({ filename: `Facture-${id}.pdf`, content });
const write = () => orderMail('placed', someOrder({ locale: 'fr' }), someShopConfig, someFacts);

test('a mail is sent with its content, its attachment and a Message-ID from its outbox entry', async () => {
  const server = await open();
  const mail = await write();
  await sendTo(server, mail, { attach });
  const [received] = server.mails;
  expect(received).toMatchObject({ to: ['anna@example.ch'], subject: mail.subject });
  expect(received?.text.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
  expect(received?.html.replaceAll('\r\n', '\n').trim()).toBe(mail.html.trim());
  expect(Object.fromEntries(received?.headers ?? [])).toMatchObject({
    'message-id': expect.stringMatching(/^<entry@[\w.-]+>$/),
    from: expect.stringContaining('boutique@example.ch'),
    ...{ 'reply-to': 'boutique@example.ch', 'auto-submitted': 'auto-generated' },
  });
  expect(received?.files).toEqual([
    { name: 'Facture-invoice.pdf', type: 'application/pdf', content },
  ]);
});

test.each([
  ['films&co@example.ch', 'films&co@example.ch'],
  ['anna/films@example.xn--p1ai', 'anna/films@example.xn--p1ai'],
  ["o'neil+a=b@xn--mller-kva.ch", "o'neil+a=b@xn--mller-kva.ch"],
  ['info@example.vermögensberatung', 'info@example.xn--vermgensberatung-pwb'],
])('a mail to %s has the ASCII address in To and Reply-To', async (address, ascii) => {
  const server = await open();
  const mail = { ...(await write()), to: address, replyTo: address };
  await sendTo(server, mail);
  // The test server decodes recipients to Unicode.
  expect(server.mails).toMatchObject([{ to: [unicodeEmail(ascii)] }]);
  expect(server.mails[0]?.headers.get('to')).toBe(ascii);
  expect(server.mails[0]?.headers.get('reply-to')).toBe(ascii);
});

test('a buyer’s text cannot add headers or recipients', async () => {
  const server = await open();
  const mail = { ...(await write()), subject: 'Commande\r\nBcc: other@example.ch' };
  await sendTo(server, mail);
  expect(server.mails[0]?.to).toEqual(['anna@example.ch']);
  expect(server.mails[0]?.headers.has('bcc')).toBe(false);
  const two = { ...(await write()), to: 'anna@example.ch, other@example.ch' };
  await sendTo(server, two).catch(() => undefined);
  expect(server.mails.flatMap(({ to }) => to)).not.toContain('other@example.ch');
});

test('an unreachable server and a refused recipient are errors', async () => {
  const gone = await startMailServer();
  await gone.stop();
  const mail = await write();
  const code = expect.stringMatching(/ECONN|ESOCKET/);
  await expect(sendTo(gone, mail)).rejects.toMatchObject({ code });
  const strict = await open({ checkRecipient: () => new Error('no such user') });
  await expect(sendTo(strict, mail)).rejects.toMatchObject({ code: 'EENVELOPE' });
});

test('without a mail server a mail is stored once, readable by the owner of the process alone', async () => {
  const DATA = mkdtempSync(join(tmpdir(), 'mails-'));
  const here = env({ DATA });
  expect(await listStoredMails(10, here)).toEqual([]);
  const mail = await write();
  await sendMail(mail, { id: 'first', attach, env: here });
  await sendMail(mail, { id: 'first', attach, env: here });
  await sendMail({ ...mail, to: 'Beat@example.ch' }, { id: 'second', env: here });
  const listed = await listStoredMails(10, here);
  expect(listed.map(({ to }) => to)).toEqual(['Beat@example.ch', 'anna@example.ch']);
  const stored = await readStoredMail(listed[1]?.name ?? '', here);
  expect(stored).toMatchObject({ subject: mail.subject, html: mail.html, text: mail.text });
  expect(stored?.files).toEqual(['Facture-invoice.pdf']);
  const eml = readMail(stored?.eml.toString('latin1') ?? '');
  expect(eml.subject).toBe(mail.subject);
  expect(eml.files[0]?.content).toEqual(content);
  expect(statSync(join(DATA, 'mails')).mode & 0o077).toBe(0);
  expect(await removeStoredMails('beat@example.ch', here)).toBe(1);
  expect(await listStoredMails(10, here)).toHaveLength(1);
});

function env(changes: Record<string, string>): NodeJS.ProcessEnv {
  return { NODE_ENV: 'test', MAIL_FROM: from, ...changes };
}
