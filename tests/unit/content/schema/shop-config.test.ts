import { expect, test } from 'vitest';
import { shopConfigSchema } from '@/lib/content/schema/shop-config';
import { fieldsOf, issuesOf } from './issues-of';

const words = { fr: 'Texte' };
const seller = {
  ...{ name: 'House', street: 'Street', postcode: '1200', town: 'Genf', country: 'CH' },
  email: 'a@a.example',
};
const iban = 'CH93 0076 2011 6238 5295 7';
const rates = [{ grams: 1, price: { CHF: 0 } }];
const zone = { countries: ['CH'], days: [0, 0], rates };
const tax = { countries: ['CH'], class: 'reduced', rate: 2.6, from: '2026-01-01' };
const config = { seller, payment: { card: true }, terms: words };

test('a shop config needs a seller, a payment method and terms', () => {
  const { terms: _, ...withoutTerms } = config;
  expect(fieldsOf(shopConfigSchema, withoutTerms)).toEqual(['terms']);
  expect(shopConfigSchema.parse(config)).toMatchObject({
    ...{ demonstration: false, zones: [], vat: [], withdrawal: { days: 14 } },
    seller: { ...seller, building: '' },
  });
  for (const payment of [{}, { card: false }])
    expect(fieldsOf(shopConfigSchema, { ...config, payment })).toEqual(['payment']);
});

test('a bill is paid in advance within thirty days by default', () => {
  const bill = { iban };
  expect(shopConfigSchema.parse({ ...config, payment: { bill } }).payment.bill).toEqual({
    ...{ iban, when: 'advance', days: 30, reminders: [] },
  });
});

test('the accounts of the books are numbers, with or without quotes', () => {
  const books = (bank: unknown) => ({ ...config, books: { accounts: { bank } } });
  for (const bank of [1020, '1020'])
    expect(shopConfigSchema.parse(books(bank)).books?.accounts).toEqual({ bank: '1020' });
  const field = 'books.accounts.bank';
  expect(issuesOf(shopConfigSchema, books('B1'))).toEqual([
    `${field}: an account number such as 1100`,
  ]);
  const datev = { consultant: 29098, client: 1 };
  expect(shopConfigSchema.parse({ ...config, books: { datev } }).books?.datev).toEqual({
    ...{ ...datev, accountLength: 4, yearStart: '01-01' },
  });
});

test('VAT of other countries has numbers of their form', () => {
  const ioss = (number: string) => ({ ...config, euVat: { ioss: { number } } });
  expect(shopConfigSchema.parse(ioss('IM7561234567')).euVat).toEqual({
    ...{ numbers: {}, ioss: { number: 'IM7561234567', upTo: { EUR: 150 } } },
  });
  expect(fieldsOf(shopConfigSchema, ioss('7561234567'))).toEqual(['euVat.ioss.number']);
});

test('an IBAN with a wrong check digit differs from one that no QR-bill accepts', () => {
  const billTo = (other: string) =>
    issuesOf(shopConfigSchema, { ...config, payment: { bill: { iban: other } } });
  expect(billTo('CH93 0076 2011 6238 5295 8')).toEqual([
    'payment.bill.iban: an IBAN whose check digits fit: some sign of it is wrong',
  ]);
  expect(billTo('DE89 3704 0044 0532 0130 00')).toEqual([
    'payment.bill.iban: an IBAN of Switzerland or Liechtenstein: a QR-bill takes no other',
  ]);
});

/** A seller with all fields, each of maximum length. */
const longest = {
  ...{ name: 'n'.repeat(70), street: 's'.repeat(70), building: 'b'.repeat(16) },
  ...{ postcode: 'p'.repeat(16), town: 't'.repeat(35), country: 'LI', email: 'a@a.example' },
  ...{ phone: '1'.repeat(30), vatNumber: 'v'.repeat(40) },
};

test.each(['name', 'street', 'building', 'postcode', 'town', 'phone', 'vatNumber'] as const)(
  'a seller’s %s is not longer than a QR-bill allows',
  (field) => {
    expect(shopConfigSchema.parse({ ...config, seller: longest }).seller).toEqual(longest);
    const tooLong = { ...longest, [field]: `${longest[field]}x` };
    expect(issuesOf(shopConfigSchema, { ...config, seller: tooLong })).toHaveLength(1);
    const empty = issuesOf(shopConfigSchema, { ...config, seller: { ...longest, [field]: ' ' } });
    expect(empty).toHaveLength(field === 'building' ? 0 : 1);
  },
);

test.each([
  { payment: { bill: { iban, when: 'account', days: 365 } } },
  { payment: { bill: { iban, bic: 'POFICHBEXXX' } } },
  { payment: { collection: { place: 'Street 1', hours: words } } },
  { zones: [{ ...zone, freeFrom: { EUR: 0.01 } }] },
  { vat: [{ ...tax, to: '2026-12-31' }] },
  { vat: [{ ...tax, class: 'standard', rate: 0 }] },
  { withdrawal: { days: 0 } },
  { withdrawal: { days: 365, text: words } },
])('a shop config may have %j', (more) =>
  expect(shopConfigSchema.parse({ ...config, ...more })).toMatchObject(more),
);

test.each([
  [{ seller: { ...seller, country: 'CHE' } }, 'seller.country'],
  [{ payment: { bill: { iban, days: 0 } } }, 'payment.bill.days'],
  [{ payment: { bill: { iban, days: 366 } } }, 'payment.bill.days'],
  [{ payment: { bill: { iban, bic: 'POFI' } } }, 'payment.bill.bic'],
  [{ payment: { collection: {} } }, 'payment.collection.place'],
  [{ zones: [{ ...zone, days: [-1, 2] }] }, 'zones.0.days.0'],
  [{ zones: [{ ...zone, days: [1, 0] }] }, 'zones.0.days'],
  [{ zones: [{ ...zone, rates: [] }] }, 'zones.0.rates'],
  [{ zones: [{ ...zone, rates: [{ grams: 1, price: {} }] }] }, 'zones.0.rates.0.price'],
  [{ zones: [{ ...zone, rates: [{ ...rates[0], grams: 0 }] }] }, 'zones.0.rates.0.grams'],
  [{ zones: [{ ...zone, freeFrom: {} }] }, 'zones.0.freeFrom'],
  [{ zones: [{ ...zone, freeFrom: { CHF: -1 } }] }, 'zones.0.freeFrom.CHF'],
  [{ vat: [{ ...tax, class: 'none' }] }, 'vat.0.class'],
  [{ vat: [{ ...tax, rate: -1 }] }, 'vat.0.rate'],
  [{ vat: [{ ...tax, rate: 81 }] }, 'vat.0.rate'],
  [{ vat: [{ ...tax, rate: 8.123 }] }, 'vat.0.rate'],
  [{ vat: [{ ...tax, to: 'soon' }] }, 'vat.0.to'],
  [{ withdrawal: { days: -1 } }, 'withdrawal.days'],
  [{ withdrawal: { days: 366 } }, 'withdrawal.days'],
])('a shop config with %j has an issue at %s', (change, field) =>
  expect(fieldsOf(shopConfigSchema, { ...config, ...change })).toEqual([field]),
);
