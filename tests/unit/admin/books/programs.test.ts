import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { toBookSettings } from '@/lib/admin/books/book-settings';
import { createExchange } from '@/lib/admin/books/exchange-rates';
import { buildJournal, type Entry, type JournalInput } from '@/lib/admin/books/journal';
import type { BookedPayment } from '@/lib/admin/books/list-payments';
import type { StripeTransaction } from '@/lib/admin/books/list-stripe';
import type { Turnover } from '@/lib/admin/books/list-turnover';
import { writeAbacus } from '@/lib/admin/books/programs/abacus';
import { writeBanana } from '@/lib/admin/books/programs/banana';
import { isInOneYear, writeDatev } from '@/lib/admin/books/programs/datev';
import { decodeAs } from '@/lib/primitives/table/text-encoding';
import { someShopConfig } from '../../shop/commands/some-shop-config';

const period = { from: '2026-01-01', to: '2026-12-31' };
const at = '2026-11-23T10:00:00.000Z';
const now = new Date('2026-12-01T08:15:30.123Z');
const { seller } = someShopConfig;
const swiss = toBookSettings({ seller });
const german = toBookSettings({
  seller: { ...seller, country: 'DE' },
  books: { datev: { consultant: 29098, client: 55003, accountLength: 4, yearStart: '01-01' } },
});

const invoice: Turnover = {
  ...{ at, kind: 'invoice', document: '2026-0001', order: 'K7Q-4ZT', country: 'CH' },
  ...{ buyer: 'Łucja Möller', currency: 'CHF', vouchers: 0 },
  vat: [{ rate: 810, gross: 4190, vat: 314 }],
};
const credit: Turnover = {
  ...{ ...invoice, kind: 'credit', document: '2026-0002' },
  vat: [{ rate: 810, gross: -1000, vat: -75 }],
};
const payment: BookedPayment = {
  ...{ at, source: 'bank', order: 'K7Q-4ZT', invoice: '2026-0001', country: 'CH' },
  ...{ currency: 'CHF', amount: 4190, reference: '', payer: 'L. Moller' },
};
const charge: StripeTransaction = {
  ...{ id: 'txn_1', category: 'charge', payment: 'pi_1', amount: 4190, fee: 152, charged: 4190 },
  ...{ currency: 'CHF', created_at: at, booked_at: at, order: 'K7Q-4ZT' },
};

function journal(input: Partial<JournalInput>, settings = swiss) {
  const exchange = createExchange(settings.currency, [
    { day: '2026-11-01', currency: settings.currency === 'CHF' ? 'EUR' : 'CHF', rate: 940_000 },
  ]);
  const nothing = { turnover: [], payments: [], transactions: [] };
  return buildJournal({ ...nothing, exchange, settings, ...input }, period);
}
/** Debit, credit and amount of each entry. */
const sidesOf = (input: Partial<JournalInput>, settings = swiss) =>
  journal(input, settings).entries.map(({ day, account, contra, amount }) =>
    amount > 0 ? [day, account, contra, amount] : [day, contra, account, -amount],
  );

test.each<[string, Partial<JournalInput>, (string | number)[][]]>([
  ['an invoice', { turnover: [invoice] }, [['1100', '3200', 4190]]],
  ['a credit note', { turnover: [credit] }, [['3200', '1100', 1000]]],
  [
    'an invoice with vouchers sold',
    { turnover: [{ ...invoice, vouchers: 5000 }] },
    [
      ['1100', '3200', 4190],
      ['1100', '2030', 5000],
    ],
  ],
  ['a bank payment', { payments: [payment] }, [['1020', '1100', 4190]]],
  [
    'refunded in cash',
    { payments: [{ ...payment, source: 'desk', amount: -500 }] },
    [['1100', '1000', 500]],
  ],
  ['voucher redeemed', { payments: [{ ...payment, source: 'voucher' }] }, [['2030', '1100', 4190]]],
  ['paid by Stripe', { payments: [{ ...payment, source: 'stripe' }] }, [['1021', '1100', 4190]]],
  ['the fee of a charge', { transactions: [charge] }, [['6940', '1021', 152]]],
  [
    'a payout',
    { transactions: [{ ...charge, category: 'payout', amount: -9000, fee: 0 }] },
    [['1020', '1021', 9000]],
  ],
  [
    'Stripe’s own fee',
    { transactions: [{ ...charge, category: 'fee', amount: -200, fee: 0 }] },
    [['6940', '1021', 200]],
  ],
  [
    'a dispute with its fee',
    { transactions: [{ ...charge, category: 'dispute', amount: -4190, fee: 2000 }] },
    [
      ['1099', '1021', 4190],
      ['6940', '1021', 2000],
    ],
  ],
])('%s is debited and credited', (_, input, expected) => {
  expect(sidesOf(input)).toEqual(expected.map((sides) => ['2026-11-23', ...sides]));
});

test('a payment that is assigned later leaves the entry of its own day unchanged', () => {
  const { order: _, ...unassigned } = payment;
  const first = ['2026-11-23', '1020', '1099', 4190];
  expect(sidesOf({ payments: [{ ...unassigned, invoice: '' }] })).toEqual([first]);
  const assigned = { ...payment, assignedAt: '2026-12-02T10:00:00.000Z' };
  expect(sidesOf({ payments: [assigned] })).toEqual([first, ['2026-12-02', '1099', '1100', 4190]]);
});

test('an amount is converted, or its missing rate is reported', () => {
  const euro = { ...invoice, currency: 'EUR' as const };
  const before = { ...euro, at: '2026-10-05T10:00:00.000Z' };
  const { entries, missing } = journal({ turnover: [euro, before] });
  expect(entries).toMatchObject([
    {
      amount: 3939,
      original: { amount: 4190, currency: 'EUR', rate: 940_000 },
      sale: { vat: 295 },
    },
  ]);
  expect(missing).toEqual([{ day: '2026-10-05', currency: 'EUR' }]);
});

test('what Stripe credited in the currency of the books is exact', () => {
  const settled = { amount: 3930, fee: 100, currency: 'CHF' as const };
  const paid: BookedPayment = { ...payment, source: 'stripe', currency: 'EUR', settled };
  expect(journal({ payments: [paid] }).entries).toMatchObject([{ amount: 3930 }]);
});

test.each([
  ['CH', 810, '3200'],
  ['DE', 1900, '3299'],
  ['DE', 700, '3200'],
])('shop.yaml sets the account of sales to %s at %i', (country, rate, account) => {
  const sales = [{ country: 'DE', rate: 19, account: '3299', code: 'D19' }];
  const settings = toBookSettings({ seller, books: { sales } });
  const sale = { ...invoice, country, vat: [{ rate, gross: 100, vat: 1 }] };
  expect(journal({ turnover: [sale] }, settings).entries).toMatchObject([{ contra: account }]);
});

const describe = ({ kind, document, words }: Entry) => [`${kind} ${document}`, ...words].join(', ');

test('Banana gets a line with tabs for each entry', () => {
  const euro = {
    ...invoice,
    currency: 'EUR' as const,
    country: 'FR',
    vat: [{ rate: 0, gross: 100, vat: 0 }],
  };
  const { entries } = journal({ turnover: [invoice, credit, euro] });
  const lines = writeBanana(entries, { settings: swiss, describe }).split('\n');
  const text = 'invoice 2026-0001, K7Q-4ZT, Łucja Möller';
  expect(lines.map((line) => line.split('\t'))).toEqual([
    [
      ...['Date', 'Doc', 'Description', 'AccountDebit', 'AccountCredit'],
      ...['AmountCurrency', 'ExchangeCurrency', 'ExchangeRate', 'Amount', 'VatCode'],
    ],
    ['2026-11-23', '2026-0001', `${text}`, '1100', '3200', '41.90', 'CHF', '1', '41.90', 'V81'],
    [
      ...['2026-11-23', '2026-0002', text.replace('invoice 2026-0001', 'credit 2026-0002'), '3200'],
      ...['1100', '10.00', 'CHF', '1', '10.00', 'V81'],
    ],
    ['2026-11-23', '2026-0001', text, '1100', '3200', '1.00', 'EUR', '0.94', '0.94', 'V0'],
    [''],
  ]);
});

test('Abacus gets XML with the VAT of entries that have a tax code', () => {
  const settings = toBookSettings({
    seller,
    books: { sales: [{ country: 'CH', rate: 8.1, code: '311' }] },
  });
  const { entries } = journal({ turnover: [invoice, credit], payments: [payment] }, settings);
  const xml = writeAbacus(entries, { settings, describe });
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
  const { AbaConnectContainer: container } = parser.parse(xml);
  expect(container.Task.Parameter).toMatchObject({ Application: 'FIBU', Id: 'XML Buchungen' });
  const [sold, credited, paid] = container.Task.Transaction.map(
    ({ Entry: entry }: { Entry: unknown }) => entry,
  );
  expect(sold).toMatchObject({
    CollectiveInformation: { DebitCredit: 'D', KeyAmount: '41.90', Account: '1100' },
    SingleInformation: {
      ...{ DebitCredit: 'D', Account: '3200', TaxAccount: '2200', DocumentNumber: '2026-0001' },
      TaxData: { TaxIncluded: 'I', KeyAmount: '-3.14', TaxRate: '8.10', TaxCode: '311' },
    },
  });
  expect(credited.CollectiveInformation).toMatchObject({ DebitCredit: 'C', KeyAmount: '10.00' });
  expect(paid.SingleInformation).not.toHaveProperty('TaxData');
});

test('DATEV gets a posting batch in Windows-1252', () => {
  const home = {
    ...invoice,
    country: 'DE',
    currency: 'EUR' as const,
    vat: [{ rate: 1900, gross: 4190, vat: 669 }],
  };
  const abroad = { ...home, country: 'FR', vat: [{ rate: 2000, gross: 1200, vat: 200 }] };
  const { entries } = journal({ turnover: [home, abroad, { ...credit, country: 'DE' }] }, german);
  const { datev } = german;
  if (!datev) throw new Error('No DATEV numbers');
  const bytes = writeDatev(entries, { settings: { ...german, datev }, period, now, describe });
  const text = decodeAs(bytes, 'windows-1252');
  expect(text.endsWith('\r\n')).toBe(true);
  const [head = '', columns = '', ...rows] = text.trimEnd().split('\r\n');
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261201081530123;;"BO";"";"";29098;55003;20260101;4;' +
      '20260101;20261231;"Shop 2026-01-01 2026-12-31";"";1;0;0;"EUR";;"";;;"03";;;"";"Bobine"',
  );
  expect(columns.split(';')).toHaveLength(125);
  const names = columns.split(';');
  const cells = rows.map((row) => {
    const split = row.split(';');
    expect(split).toHaveLength(125);
    return Object.fromEntries(
      split.flatMap((cell, at) => (cell && cell !== '""' ? [[names[at], cell]] : [])),
    );
  });
  const words = 'K7Q-4ZT, ?ucja Möller"';
  const first = {
    ...{ 'Umsatz (ohne Soll/Haben-Kz)': '41,90', 'Soll/Haben-Kennzeichen': '"S"' },
    ...{ 'WKZ Umsatz': '"EUR"', Konto: '10000', 'Gegenkonto (ohne BU-Schlüssel)': '8400' },
    ...{ Belegdatum: '2311', 'Belegfeld 1': '"2026-0001"', Festschreibung: '0' },
    Buchungstext: `"invoice 2026-0001, ${words}`,
  };
  expect(cells[0]).toEqual(first);
  expect(cells[1]).toEqual({
    ...{
      ...first,
      'Umsatz (ohne Soll/Haben-Kz)': '12,00',
      'Gegenkonto (ohne BU-Schlüssel)': '8320',
    },
    ...{ 'EU-Land u. UStID (Bestimmung)': '"FR"', 'EU-Steuersatz (Bestimmung)': '20,00' },
  });
  expect(cells[2]).toMatchObject({
    ...{ 'Umsatz (ohne Soll/Haben-Kz)': '9,40', 'Soll/Haben-Kennzeichen': '"H"' },
    'Zusatzinformation- Inhalt 1': '"10.00 CHF x 0.94"',
  });
});

test.each([
  ['2026-01-01', '2026-12-31', '01-01', true],
  ['2025-12-31', '2026-01-01', '01-01', false],
  ['2025-07-01', '2026-06-30', '07-01', true],
  ['2026-06-30', '2026-07-01', '07-01', false],
])('%s to %s with years from %s is one financial year: %s', (from, to, start, isOne) => {
  expect(isInOneYear({ from, to }, start)).toBe(isOne);
});
