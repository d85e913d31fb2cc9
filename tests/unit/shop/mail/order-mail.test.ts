import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { type Mail, mailKinds } from '@/lib/shop/mail/mail';
import { createMailFormatter } from '@/lib/shop/mail/mail-context';
import { orderMail } from '@/lib/shop/mail/order-mail';
import { withdrawalReceiptMail } from '@/lib/shop/mail/withdrawal-receipt-mail';
import type { Order } from '@/lib/shop/orders/order';
import { cardPaymentWindow } from '@/lib/shop/orders/order-status';
import { someFacts, someOrder, someShopConfig } from './order-and-shop-config';

/** The distinct words of a text. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/[\s|]+|,(?=\s)/);
  return new Set(words.filter((word) => /[\p{L}\d]/u.test(word)));
}

function htmlWords({ html }: Mail): string {
  return html
    .replace(/^[\s\S]*<body>/, '')
    .replace(/ href="([^"]*)"[^>]*>/g, '> $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Removes what only one of the formats has: brackets around addresses, and the colon after a label. */
const plain = (text: string) => text.replace(/[()]| ?[:=](?=\s)|\u202f:/g, ' ');

describe.each(locales)('in %s', (locale) => {
  describe.each(mailKinds)('the mail "%s"', (kind) => {
    const write = (changes = {}) =>
      orderMail(kind, someOrder({ locale, ...changes }), someShopConfig, someFacts);

    test('has the same content as text and as HTML, without placeholders, and links to the order', async () => {
      const mail = await write({ message: '<img src=https://spy.example/x>' });
      const { subject, text, html, to, replyTo } = mail;
      const inText = wordsOf(plain(text));
      const inHtml = wordsOf(plain(htmlWords(mail)));
      // The site's name and the table headings are in the HTML only.
      inHtml.delete('bobine');
      const heads = locale === 'fr' ? ['article', 'somme'] : ['artikel', 'summe'];
      expect([...inHtml].filter((word) => !inText.has(word) && !heads.includes(word))).toEqual([]);
      expect([...inText].filter((word) => !inHtml.has(word) && word !== 'bobine')).toEqual([]);
      for (const part of [subject, text, html.replace(/<style>[\s\S]*?<\/style>/, '')])
        expect(part).not.toMatch(/[{}]|Mail\.|undefined|null|NaN|\[object/);
      const link = `${locale === 'de' ? '/de' : ''}/commande/AAAAAAAAAAAAAAAAAAAAAA`;
      expect(subject).toContain('K7Q-4ZT');
      expect(text).toMatch(new RegExp(`^https?://[^/]+${link}$`, 'm'));
      expect(html).toContain(`${link}"`);
      expect(html).toContain(`<html lang="${locale}">`);
      expect([to, replyTo]).toEqual(['anna@example.ch', 'boutique@example.ch']);
      expect(text).toContain('Maison du film');
      // No remote resources, no scripts, and typed text is escaped.
      expect(html).not.toMatch(/<(?:img|script|link|iframe|object|form)\b|url\(|@import|\son\w+=/i);
      expect(html).not.toContain('<Co>');
    });

    if (kind === 'placed')
      test('states until when a card order can be paid, with a link', async () => {
        const placed_at = new Date(Date.now() - 60_000).toISOString();
        const { text } = await write({ payment: 'stripe', placed_at });
        const { t, moment } = await createMailFormatter(locale);
        const until = moment(new Date(Date.parse(placed_at) + cardPaymentWindow).toISOString());
        expect(text).toContain(t('placed.unpaid', { moment: until }));
        expect(text.split(t('placed.pay'))[1]).toMatch(/^[\s:]+https?:\/\/\S+\/commande\/A+\n/);
        const paid = await write({ payment: 'stripe', placed_at, payment_state: 'paid' });
        expect(paid.text).not.toContain(t('placed.pay'));
      });

    test('can be written for a forgotten buyer and an order paid with a voucher', async () => {
      const { text } = await write({ address: undefined, total: 0, redeemed: 13280, vat: [] });
      expect(text).not.toMatch(/undefined|Müller <Co>/);
    });

    test('is marked in a demonstration', async () => {
      const demo = { ...someShopConfig, isDemonstration: true };
      const { subject, text, html } = await orderMail(kind, someOrder({ locale }), demo, someFacts);
      expect(subject).toMatch(/^\[D[ée]monstration\] /);
      for (const part of [text, html]) expect(part).toMatch(/ (?:démonstration|Demonstration)/);
    });
  });
});

const write = (kind: Parameters<typeof orderMail>[0], changes = {}, facts = someFacts) =>
  orderMail(kind, someOrder(changes), someShopConfig, facts);

test('the confirmation states lines, sums, VAT, address, terms and right of withdrawal', async () => {
  const { text, attachments } = await write('placed');
  for (const fact of [
    ...['Nosferatu, eine Symphonie des Grauens', '2 × 34.90', '123.80', '9.00', '132.80', '7.48'],
    ...[
      '−25.00',
      '107.80',
      '79098 Freiburg',
      '4 à 8 jours ouvrables',
      'Voici les conditions, et où les lire (http',
    ],
    ...['pendant 14 jours', 'Les disques ouverts ne se reprennent pas.', 'CHE-123.456.788'],
  ])
    expect(text).toContain(fact);
  expect(text).not.toMatch(/\*\*|\]\(|---/);
  expect(attachments).toEqual([{ kind: 'invoice', id: 'invoice' }]);
});

test('the confirmation of a bill has account, reference and amount in its text', async () => {
  const { text } = await write('placed', { payment: 'bill' });
  const lines = text.replace(/\p{Zs}/gu, ' ').split('\n');
  for (const line of ['IBAN : ', 'Référence : RF', 'Montant : 107.80 CHF'])
    expect(lines.some((one) => one.startsWith(line))).toBe(true);
  expect((await write('placed', { payment: 'collection' })).text).not.toContain('IBAN');
  expect((await write('placed', { payment: 'bill', total: 0 })).text).not.toContain('IBAN');
});

/** The lines with sums below the articles: `Total : 132.80 CHF`. */
async function sumsIn(changes: Partial<Order>): Promise<string[]> {
  const { text } = await write('paid', { redeemed: 0, ...changes });
  const lines = text.split('\n').map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));
  const start = lines.findIndex((line) => line.startsWith('Marchandises : '));
  return lines.slice(start, lines.indexOf('', start));
}

const taxed = [
  { rate: 810, gross: 9980, vat: 748 },
  { rate: 0, gross: 3300, vat: 0 },
];

const goods = 'Marchandises : 123.80 CHF';
const whole = ['Frais de port : 9.00 CHF', 'Total : 132.80 CHF', 'dont TVA 8.1 % : 7.48 CHF'];

test.each([
  ['post', {}, whole],
  ['free post', { postage: 0 }, ['Frais de port : gratuit', 'Total : 123.80 CHF', whole[2]]],
  ['collection', { delivery: 'collection', postage: 0 }, ['Total : 123.80 CHF', whole[2]]],
  ['abroad, untaxed', { vat: [] }, [whole[0], 'Total, sans TVA suisse : 132.80 CHF']],
  ['at home, untaxed', { vat: [], country: 'CH' }, whole.slice(0, 2)],
  [
    'partly by voucher',
    { redeemed: 2500, total: 10780 },
    [...whole, 'Payé avec un bon : −25.00 CHF', 'Montant après le bon : 107.80 CHF'],
  ],
] as const)('the sums of a mail: %s', async (_, given, sums) =>
  expect(await sumsIn({ vat: taxed, ...given } as Partial<Order>)).toEqual([goods, ...sums]),
);

test('a tracking number is text, a tracking URL is a link', async () => {
  expect((await write('sent')).text).toContain('Numéro de suivi\u202f: 99.60.123456.78901234');
  const { html } = await write('sent', { tracking: 'https://post.example/t?n=1&l=fr' });
  expect(html).toContain('href="https://post.example/t?n=1&amp;l=fr"');
  const script = await write('sent', { tracking: 'javascript:alert(1)' });
  expect(script.html).not.toContain('href="java');
});

test.each([
  ['paid', 'bill', undefined],
  ['paid', 'stripe', 'invoice'],
  ['cancelled', 'bill', 'credit'],
  ['refunded', 'stripe', undefined],
  ['sent', 'bill', undefined],
] as const)('mail "%s" of an order by %s has an attachment %s', async (kind, payment, document) => {
  const { attachments } = await write(kind, { payment });
  expect(attachments).toEqual(document ? [{ kind: 'invoice', id: document }] : []);
});

test('the mail about a refund lists lines, postage and the amount restored to a voucher', async () => {
  const lines = [
    { title: 'Nosferatu', pieces: 1, sum: 3490 },
    { title: 'Les ombres', pieces: 0, sum: 500 },
  ];
  const payload = { amount: 4690, lines, postage: 700, voucher: 500 };
  const { text } = await write('refunded', {}, { ...someFacts, payload });
  const plainText = text.replace(/\p{Zs}/gu, ' ');
  for (const part of ['Nosferatu\n  1 pièce = 34.90 CHF', 'Prix réduit = 5.00', 'port : 7.00 CHF'])
    expect(plainText).toContain(part);
  expect(plainText).toContain('Remis sur le bon');
  const money = { ...someFacts, payload: { amount: 1000, voucher: 0 } };
  expect((await write('refunded', {}, money)).text).not.toContain('Remis sur le bon');
  for (const [account, part] of [
    ['bank', 'virons'],
    ['desk', 'sur place'],
  ] as const) {
    const byHand = { ...someFacts, payload: { amount: 1000, account } };
    expect((await write('refunded', { payment: 'bill' }, byHand)).text).toContain(part);
  }
});

const atCollection = { delivery: 'collection', payment: 'collection' };
const withdrawn_at = '2026-11-24T10:00:00.000Z';

test.each([
  ['withdrawn', { delivery_state: 'sent' }, /Renvoyez la marchandise/, /rembourserons rien/],
  ['withdrawn', {}, /rembours/, /Renvoyez la marchandise/],
  ['ready', atCollection, /à payer au retrait/, /déjà payé/],
  ['ready', { ...atCollection, payment_state: 'paid' }, /K7Q-4ZT/, /à payer au retrait/],
  ['paid', { delivery: 'post', withdrawn_at }, /Nous vous remboursons/, /préparons/],
  ['paid', { delivery: 'collection', withdrawn_at }, /Nous vous remboursons/, /prête/],
  ['paid', { delivery: 'mail', withdrawn_at }, /Nous vous remboursons/, /par courriel\./],
] as const)('mail "%s" with %j states the next step', async (kind, changes, stated, not) => {
  const { text } = await write(kind, changes);
  expect(text).toMatch(stated);
  expect(text).not.toMatch(not);
});

/** An order that was paid, and costs more since its lines were corrected. */
test.each([
  ['cancelled', { payment: 'bill' }, /déjà payé vous est remboursé/, /nouveau en vente/],
  ['cancelled', { payment: 'stripe' }, /déjà payé vous est remboursé/, /n’a pas été fait/],
  ['withdrawn', { redeemed: 0 }, /Nous vous remboursons/, /rien à rembourser/],
  ['ready', atCollection, /reste\s29\.00\sCHF à payer/, /reste\s107/],
] as const)('mail "%s" with %j knows what was received', async (kind, changes, stated, not) => {
  const facts = { ...someFacts, account: { received: 4190, open: 2900 } };
  const { text } = await write(kind, { payment_state: 'open', ...changes }, facts);
  expect(text).toMatch(stated);
  expect(text).not.toMatch(not);
});

test('a pre-order states that it is delivered after the release, until it is sent', async () => {
  const [first = expect.fail()] = someOrder().lines;
  const lines = [{ ...first, article: 'blu-ray-les-vampires' }];
  const text = async (changes: Partial<Order>) =>
    (await orderMail('placed', someOrder({ lines, ...changes }), someShopConfig)).text;
  const ahead = await text({});
  expect(ahead).toContain('Précommande\u202f: envoi dès la parution');
  expect(ahead).toContain('4 à 8 jours ouvrables après la parution');
  expect(ahead).toContain('la précommande parue, nous préparons l’envoi');
  expect(await text({ delivery: 'collection' })).toContain('Genève, dès la parution');
  const sent = await text({ delivery_state: 'sent' });
  expect(sent).not.toMatch(/parution|précommande/i);
});

describe.each(locales)('withdrawalReceiptMail in %s', (locale) => {
  const receivedAt = '2026-12-01T22:15:00.000Z';
  const write = (contract = 'K7Q-4ZT', shopConfig = someShopConfig) => {
    const declared = { to: 'anna@example.ch', contract, receivedAt };
    return withdrawalReceiptMail(declared, { shopConfig, locale });
  };

  test('states content, date and time as text and as HTML', async () => {
    const { to, replyTo, subject, text, html } = await write();
    expect([to, replyTo]).toEqual(['anna@example.ch', 'boutique@example.ch']);
    expect(subject).toContain('K7Q-4ZT');
    const moment =
      locale === 'de' ? '1. Dezember 2026, 23:15\u00a0Uhr' : '1er décembre 2026 à 23h15';
    for (const part of [moment, 'K7Q-4ZT.', 'Maison du film'])
      for (const format of [text, html]) expect(format).toContain(part);
    const demo = await write('K7Q-4ZT', { ...someShopConfig, isDemonstration: true });
    expect(demo.subject).toMatch(/^\[D[ée]monstration\] /);
  });

  test('repeats nothing typed but an order number', async () => {
    const none = await write('none');
    const typed = ['Buy at spy.example', '<b>K7Q-4ZT</b>', 'K7Q-4ZT\r\nBcc: x', 'K7Q-4ZT2'];
    for (const contract of [...typed, 'IDI-OTE', '{number}', ''])
      expect(await write(contract), contract).toEqual(none);
    expect(none.text).not.toMatch(/K7Q|IDI|Bcc|spy|[{}]|none|Mail\./);
  });
});
