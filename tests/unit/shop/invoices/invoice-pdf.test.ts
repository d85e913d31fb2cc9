import { describe, expect, test } from 'vitest';
import type { CreditPart } from '@/lib/shop/invoices/create-document';
import { parseDocument } from '@/lib/shop/invoices/invoice-document';
import { invoicePdf } from '@/lib/shop/invoices/pdf/invoice-pdf';
import { hasPoppler, readCode, readPages } from '@/tests/doubles/read-pdf';
import { iban, order, qrIban, samplePaper, till } from './sample';

const bill = { iban, when: 'advance' as const, days: 10 };

describe.skipIf(!hasPoppler)('what a paper shows', () => {
  test('its code says to a bank, element by element, what the standard asks for', async () => {
    const code = await readCode(await invoicePdf(samplePaper()));
    const empty = ['', '', '', '', '', '', ''];
    expect(code?.split(/\r?\n/)).toEqual([
      ...['SPC', '0200', '1'],
      qrIban,
      ...['S', 'Lanterne Films Sàrl', 'Rue du Rhône', '12', '1204', 'Genève', 'CH'],
      ...empty,
      ...['106.90', 'CHF'],
      ...['S', 'Anna Küng-Lukasz', 'Höschgasse', '7a', '8008', 'Zürich', 'CH'],
      ...['QRR', samplePaper().reference],
      ...['Facture 2026-0042, commande K7Q-4ZT', 'EPD'],
    ]);
  });

  test('an ordinary account in euros takes a creditor reference', async () => {
    const german = {
      ...order,
      locale: 'de' as const,
      currency: 'EUR' as const,
      total: 100_000_005,
    };
    const paper = samplePaper({
      order: german,
      shopConfig: { ...till, payment: { ...till.payment, bill } },
    });
    const lines = (await readCode(await invoicePdf(paper)))?.split(/\r?\n/) ?? [];
    expect(lines[3]).toBe(iban);
    expect(lines.slice(18, 20)).toEqual(['1000000.05', 'EUR']);
    expect(lines.slice(27, 30)).toEqual([
      'SCOR',
      paper.reference,
      'Rechnung 2026-0042, Bestellung K7Q-4ZT',
    ]);
  });

  test('whoever was forgotten is not in the code', async () => {
    const { address: _, ...nobody } = order;
    const lines = (await readCode(await invoicePdf(samplePaper({ order: nobody }))))?.split(
      /\r?\n/,
    );
    expect(lines?.slice(20, 27)).toEqual(['', '', '', '', '', '', '']);
  });

  test('a demonstration says so on each page and beside the account, and its code is read all the same', async () => {
    const lines = Array.from({ length: 40 }, () => order.lines).flat();
    const demonstration = { ...till, isDemonstration: true };
    const pdf = await invoicePdf(
      samplePaper({ order: { ...order, lines }, shopConfig: demonstration }),
    );
    const pages = readPages(pdf);
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page).toMatch(/SPECIMEN/);
    expect(pages.at(-1)?.match(/SPECIMEN – Démonstration/g)?.length).toBeGreaterThan(1);
    expect(await readCode(pdf)).toContain('SPECIMEN, Facture 2026-0042');
  });

  test('a sum stands as the site writes it, and a French colon keeps its space', async () => {
    const lines = [{ ...order.lines[0], title: 'Affiche\u202f: L’Inventaire' }];
    const french = readPages(
      await invoicePdf(samplePaper({ order: { ...order, lines } as never })),
    );
    expect(french[0]).toMatch(/À payer 106\.90\s+CHF/);
    expect(french[0]).toMatch(/Affiche\s+: L’Inventaire .* 8\.1\s+%/);
    const german = samplePaper({ order: { ...order, locale: 'de' } });
    expect(readPages(await invoicePdf(german))[0]).toMatch(/Zu zahlen CHF\s+106\.90/);
  });

  test('what is sold abroad without VAT names no rate, and says that it is so', async () => {
    const lines = order.lines.map((line) => ({ ...line, vat_rate: 0 }));
    const address = { ...order.address, country: 'FR' };
    const vat = [{ rate: 0, gross: 10_690, vat: 0 }];
    const abroad = { ...order, lines, vat, address } as typeof order;
    const [page] = readPages(await invoicePdf(samplePaper({ order: abroad })));
    expect(page).toContain('Total, sans TVA suisse');
    expect(page).not.toMatch(/0\s+%/);
  });

  test('eighty lines are all there, none on the foot of a page', async () => {
    const [line] = order.lines;
    const lines = Array.from({ length: 80 }, (_, at) => ({ ...line, title: `Film ${at + 1}.` }));
    const pages = readPages(await invoicePdf(samplePaper({ order: { ...order, lines } as never })));
    const said = pages.join('\n');
    for (let at = 1; at <= 80; at += 1) expect(said).toContain(`Film ${at}.`);
    pages.forEach((page, at) => {
      expect(page).toContain(`Page ${at + 1} sur ${pages.length}`);
    });
  });

  test.each([
    ['paid', { paidAt: '2026-11-21T10:00:00.000Z' }, 'Payée le 21 novembre 2026'],
    ['cancelled', { cancelledAt: '2026-11-21T10:00:00.000Z' }, 'Commande annulée le 21 novembre'],
    [
      'withdrawn from',
      { withdrawnAt: '2026-11-21T10:00:00.000Z' },
      'Rétractation enregistrée le 21 novembre 2026',
    ],
    ['given back', { kind: 'credit' as const }, 'Ce montant vous est rendu'],
    ['nothing', { total: 0 }, 'Réglée par bon-cadeau'],
  ])('where it is %s there is no payment part, and it says why', async (_, change, words) => {
    const pdf = await invoicePdf({ ...samplePaper(), ...change });
    expect(readPages(pdf).join('\n')).toContain(words);
    expect(readPages(pdf).join('\n')).not.toContain('Section paiement');
    expect(await readCode(pdf)).toBeUndefined();
  });
});

describe.skipIf(!hasPoppler)('a credit note of a part', () => {
  const [disc, book] = order.lines;
  const sums = { redeemed: 0, postage: 0, vat: [{ rate: 810, gross: 3445, vat: 258 }] };
  const shown = async (part: CreditPart) =>
    (await readPages(await invoicePdf(samplePaper({ kind: 'credit', part })))).join('\n');
  const line = (of = disc, pieces = 1, sum = 3445) => {
    if (!of) throw new Error('No line');
    return { line: of, pieces, sum };
  };

  test('names its lines with their pieces and the VAT of these, and no others', async () => {
    const text = await shown({ ...sums, amount: 3445, lines: [line()] });
    expect(text).toMatch(/L’Inventaire, Blu-ray\s+1\s+34.45\s+8.1/);
    expect(text).toContain('2.58');
    expect(text).not.toMatch(/Lumière d’appoint|2.6 %/);
  });

  test('of postage alone names it, and no line', async () => {
    const text = await shown({ ...sums, amount: 400, postage: 400, lines: [] });
    expect(text).toMatch(/Frais de port\s+4.00/);
    expect(text).not.toMatch(/L’Inventaire|Lumière|Remboursement sur|Article|Pièces/);
  });

  test('says which invoice it corrects', async () => {
    const credit = samplePaper({ kind: 'credit', corrects: '2026-0041' });
    const [page] = readPages(await invoicePdf(parseDocument(JSON.stringify(credit))));
    expect(page).toMatch(/Corrige la facture[\s\S]*2026-0041/);
  });

  test('by the old scheme, which knew a sum alone, is drawn as it was', async () => {
    const old = samplePaper({ kind: 'credit', part: { ...sums, amount: 3445, lines: [] } });
    const text = (await readPages(await invoicePdf(parseDocument(JSON.stringify(old))))).join('\n');
    expect(text).toMatch(/Remboursement sur la commande K7Q-4ZT\s+1\s+34.45/);
    expect(book && text.includes(book.title)).toBe(false);
  });
});

test('the longest words that an address can have are set', async () => {
  const long = (most: number) => 'W'.repeat(most);
  const [name, street, building, postcode, town] = [70, 70, 16, 16, 35].map(long) as string[];
  const address = { ...order.address, name, street, building, postcode, town, country: 'DE' };
  const pdf = await invoicePdf(samplePaper({ order: { ...order, address } as typeof order }));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
