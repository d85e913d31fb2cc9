import { describe, expect, test } from 'vitest';
import { createEpcCode } from '@/lib/shop/invoices/epc-code';
import type { CreditPart } from '@/lib/shop/invoices/invoice-document';
import { invoicePdf } from '@/lib/shop/invoices/pdf/invoice-pdf';
import { hasPoppler, readCode, readPages, readStructure } from '@/tests/doubles/read-pdf';
import { iban, order, qrIban, sampleDocument, sampleShopConfig } from './sample';

type Given = Parameters<typeof sampleDocument>[0];
const at = '2026-11-21T10:00:00.000Z';
const draw = (given: Given = {}) => invoicePdf(sampleDocument(given));
const textOf = async (given: Given) => readPages(await draw(given)).join('\n');
const codeOf = async (given: Given) => (await readCode(await draw(given)))?.split(/\r?\n/) ?? [];

describe.skipIf(!hasPoppler)('the PDF of an invoice', () => {
  test('has a QR code with the elements of the standard', async () => {
    const code = await codeOf({});
    const empty = ['', '', '', '', '', '', ''];
    expect(code).toEqual([
      ...['SPC', '0200', '1'],
      qrIban,
      ...['S', 'Lanterne Films Sàrl', 'Rue du Rhône', '12', '1204', 'Genève', 'CH'],
      ...empty,
      ...['106.90', 'CHF'],
      ...['S', 'Anna Küng-Lukasz', 'Höschgasse', '7a', '8008', 'Zürich', 'CH'],
      ...['QRR', sampleDocument().reference],
      ...['Facture 2026-0042, commande K7Q-4ZT', 'EPD'],
    ]);
  });

  test('has a creditor reference for an ordinary IBAN', async () => {
    const german = { ...order, locale: 'de', currency: 'EUR', total: 100_000_005 } as const;
    const bill = { iban, when: 'advance' as const, days: 10 };
    const shopConfig = { ...sampleShopConfig, payment: { ...sampleShopConfig.payment, bill } };
    const given = { order: german, shopConfig };
    const lines = await codeOf(given);
    expect(lines[3]).toBe(iban);
    expect(lines.slice(18, 20)).toEqual(['1000000.05', 'EUR']);
    expect(lines.slice(27, 30)).toEqual([
      'SCOR',
      sampleDocument(given).reference,
      'Rechnung 2026-0042, Bestellung K7Q-4ZT',
    ]);
  });

  test('has a second code for a SEPA transfer in euros, if the bank is known', async () => {
    const bill = { iban, bic: 'POFICHBEXXX', when: 'advance' as const, days: 10 };
    const shopConfig = { ...sampleShopConfig, payment: { ...sampleShopConfig.payment, bill } };
    const inEuros = { order: { ...order, currency: 'EUR' as const }, shopConfig };
    const document = sampleDocument(inEuros);
    const text = ['BCD', '002', '1', 'SCT', 'POFICHBEXXX', 'Lanterne Films Sàrl', iban];
    text.push('EUR106.90', '', document.reference);
    expect(createEpcCode(document)).toBe(text.join('\n'));
    expect(await textOf(inEuros)).toContain('GiroCode');
    for (const change of [{ currency: 'CHF' }, { paidAt: at }, { iban: qrIban }] as const)
      expect(createEpcCode({ ...document, ...change })).toBeUndefined();
    const { bic: _, ...withoutBic } = document;
    expect(createEpcCode(withoutBic)).toBeUndefined();
  });

  test('is tagged, with the head cells of its lines and the payment in words', async () => {
    const pdf = await draw();
    const structure = readStructure(pdf);
    expect(structure).toMatch(/^Document\n {2}P/);
    expect(structure.match(/^ +(?:H1|Table|Figure)\b/gm)?.map((one) => one.trim())).toEqual([
      ...['H1', 'Table', 'Table', 'Figure'],
    ]);
    expect(structure).toMatch(/ TH:\s+\/Scope \/Column\s+"Article"/);
    for (const mark of ['/Marked true', '/Lang (fr-CH)'])
      expect(pdf.toString('latin1')).toContain(mark);
  });

  test('states the day of delivery once the goods are sent', async () => {
    const delivered = /Date de livraison\s+22 novembre 2026/;
    const sent = { ...order, sent_at: '2026-11-22T10:00:00.000Z' };
    expect(await textOf({ order: sent })).toMatch(delivered);
    expect(await textOf({})).not.toContain('Date de livraison');
  });

  test('of a bill paid or reduced in part, and of its reminder, asks for the rest', async () => {
    const reminder = { step: 2, at: '2027-02-01T10:00:00.000Z', text: 'Bitte.\nDanke.' } as const;
    const partlyPaid = { ...sampleDocument(), received: 4000, credited: 1000 };
    const pdf = await invoicePdf(partlyPaid, reminder);
    for (const one of [pdf, await invoicePdf(partlyPaid)])
      expect((await readCode(one))?.split(/\r?\n/).slice(18, 20)).toEqual(['56.90', 'CHF']);
    const text = (await readPages(pdf)).join('\n');
    expect(text).toMatch(/Deuxième rappel 2026-0042[\s\S]*1 février 2027[\s\S]*Bitte\.\s+Danke\./);
    expect(text).not.toContain(order.lines[0]?.title);
  });

  test('omits a forgotten buyer from the code', async () => {
    const { address: _, ...forgotten } = order;
    expect((await codeOf({ order: forgotten })).slice(20, 27)).toEqual([
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  test('formats sums as the site does, and keeps the space before a French colon', async () => {
    const lines = [{ ...order.lines[0], title: 'Affiche\u202f: L’Inventaire' }];
    const french = await textOf({ order: { ...order, lines } as never });
    expect(french).toMatch(/À payer 106\.90\s+CHF/);
    expect(french).toMatch(/Affiche\s+: L’Inventaire .* 8\.1\s+%/);
    const german = await textOf({ order: { ...order, locale: 'de' } });
    expect(german).toMatch(/Zu zahlen CHF\s+106\.90/);
  });

  test('names an export without VAT and no rate', async () => {
    const lines = order.lines.map((line) => ({ ...line, vat_rate: 0 }));
    const address = { ...order.address, country: 'FR' };
    const vat = [{ rate: 0, gross: 10_690, vat: 0 }];
    const abroad = { ...order, country: 'FR', lines, vat, address } as typeof order;
    const text = await textOf({ order: abroad });
    expect(text).toContain('Total, sans TVA suisse');
    expect(text).not.toMatch(/0\s+%/);
  });

  test('lists eighty lines on numbered pages, each marked as a specimen in a demonstration', async () => {
    const [line] = order.lines;
    const lines = Array.from({ length: 80 }, (_, at) => ({ ...line, title: `Film ${at + 1}.` }));
    const shopConfig = { ...sampleShopConfig, isDemonstration: true };
    const pdf = await draw({ order: { ...order, lines } as never, shopConfig });
    const pages = readPages(pdf);
    for (let at = 1; at <= 80; at += 1) expect(pages.join('\n')).toContain(`Film ${at}.`);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} sur ${pages.length}`);
      expect(page).toContain('SPECIMEN');
    }
    expect(pages.at(-1)?.match(/SPECIMEN – Démonstration/g)?.length).toBeGreaterThan(1);
    expect(await readCode(pdf)).toContain('SPECIMEN, Facture 2026-0042');
  });

  test.each([
    ['paid', { paidAt: at }, 'Payée le 21 novembre 2026'],
    ['cancelled', { cancelledAt: at }, 'Commande annulée le 21 novembre'],
    ['withdrawn', { withdrawnAt: at }, 'Rétractation enregistrée le 21 novembre 2026'],
    ['refunded', { kind: 'credit' as const }, 'Ce montant vous est rendu'],
    ['paid with a voucher', { total: 0 }, 'Réglée par bon-cadeau'],
  ])('of an order that is %s states so and has no payment part', async (_, change, words) => {
    const pdf = await invoicePdf({ ...sampleDocument(), ...change });
    const text = readPages(pdf).join('\n');
    expect(text).toContain(words);
    expect(text).not.toContain('Section paiement');
    expect(await readCode(pdf)).toBeUndefined();
  });
});

describe.skipIf(!hasPoppler)('the PDF of a credit note for a part', () => {
  const [disc = expect.fail()] = order.lines;
  const sums = { redeemed: 0, postage: 0, vat: [{ rate: 810, gross: 3445, vat: 258 }] };
  const creditText = (part: CreditPart) => textOf({ kind: 'credit', part });

  test('lists the refunded lines with their VAT and no others', async () => {
    const text = await creditText({
      ...sums,
      amount: 3445,
      lines: [{ line: disc, pieces: 1, sum: 3445 }],
    });
    expect(text).toMatch(/L’Inventaire, Blu-ray\s+1\s+34.45\s+8.1/);
    expect(text).toContain('2.58');
    expect(text).not.toMatch(/Lumière d’appoint|2.6 %/);
  });

  test('names the invoice it corrects', async () => {
    const text = await textOf({ kind: 'credit', corrects: '2026-0041' });
    expect(text).toMatch(/Corrige la facture[\s\S]*2026-0041/);
  });

  test('without lines names the order', async () => {
    const text = await creditText({ ...sums, amount: 3445, lines: [] });
    expect(text).toMatch(/Remboursement sur la commande K7Q-4ZT\s+1\s+34.45/);
  });
});

test('an address of the greatest length is drawn', async () => {
  const long = (most: number) => 'W'.repeat(most);
  const [name, street, building, postcode, town] = [70, 70, 16, 16, 35].map(long) as string[];
  const address = { ...order.address, name, street, building, postcode, town, country: 'DE' };
  const pdf = await draw({ order: { ...order, address } as typeof order });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
