import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { articleSchema, discSchema, eanSchema, regions } from '@/lib/content/schema/article';
import { shopConfigSchema } from '@/lib/content/schema/shop-config';
import { faultsOf, fieldsOf } from './faults-of';

const words = { fr: 'Texte' };
const owed = {
  ...{ kind: 'dvd', title: words, description: words, contents: [words] },
  ...{ price: { CHF: 29.9 }, stock: 'in-stock', order: 1 },
};

test('takes an article with what it owes, and one with every field', () => {
  expect(articleSchema.parse(owed)).toEqual({ ...owed, films: [], languages: [], pictures: [] });
  const picture = { src: '/media/a.jpg', alt: words };
  const full = {
    ...{ ...owed, films: ['a-film'], releasedOn: '2026-12-04', weight: 30_000, vat: 'reduced' },
    ...{ ean: '7612345000008', languages: ['fr'], ages: { FSK: 0, JIP: 12, CNC: 18 } },
    ...{ disc: discSchema.parse({}), image: picture, pictures: [picture], draft: true },
    publishedFrom: '2026-12-04',
  };
  expect(articleSchema.parse(full)).toEqual(full);
  expect(Object.keys(full).sort()).toEqual(Object.keys(articleSchema.shape).sort());
});

test.each<[object, ...string[]]>([
  [{ price: {} }, 'price'],
  [{ price: { CHF: 0.005 } }, 'price.CHF'],
  [{ price: { EUR: -1 } }, 'price.EUR'],
  [{ price: { CHF: 0, EUR: 1 } }, 'price.CHF', 'price'],
  [{ price: { CHF: 29.999 } }, 'price.CHF'],
  [{ price: { CHF: 1, USD: 1 } }, 'price'],
  [{ weight: 30_001 }, 'weight'],
  [{ weight: 0 }, 'weight'],
  [{ weight: 1.5 }, 'weight'],
  [{ kind: 'vhs' }, 'kind'],
  [{ stock: 'lost' }, 'stock'],
  [{ contents: [] }, 'contents'],
  [{ vat: 'full' }, 'vat'],
  [{ releasedOn: 'soon' }, 'releasedOn'],
  [{ ages: { JIP: 19 } }, 'ages.JIP'],
  [{ ages: { PEGI: 12 } }, 'ages'],
  [{ films: ['Nerven'] }, 'films.0'],
  [{ pictures: [{ src: 'a.jpg', alt: words }] }, 'pictures.0.src'],
])('an article with %j is at fault', (change, ...fields) => {
  expect(fieldsOf(articleSchema, { ...owed, ...change })).toEqual(fields);
});

test.each(['4006381333931', '9783161484100', '7612345000008'])('%s is an EAN', (ean) => {
  expect(eanSchema.parse(ean)).toBe(ean);
});

const digits = ': an EAN of thirteen digits in quotes, such as "7612345000008"';

test.each([
  ['4006381333932', ': an EAN whose last digit fits: some digit of it is wrong'],
  ['978316148410', digits],
  ['97831614841001', digits],
  ['978-3161484100', digits],
])('%s is no EAN%s', (ean, fault) => {
  expect(faultsOf(eanSchema, ean)).toEqual([fault]);
});

test('a disc is one of its kind unless it says more, and says all that a back cover does', () => {
  expect(discSchema.parse({})).toEqual({
    count: 1,
    ...{ picture: [], subtitles: [], captions: [], audioDescription: [] },
  });
  const full = {
    ...{ count: 2, runtime: 180, region: ['B'], standard: 'PAL', picture: ['tinted'] },
    ...{ ratio: '1.33:1', sound: 'mono', subtitles: ['fr'], captions: ['de'] },
    audioDescription: ['en'],
  };
  expect(discSchema.parse(full)).toEqual(full);
});

test.each([
  ...[{ region: 'B' }, { region: 2 }, { region: ['D'] }, { region: ['B', 'D'] }],
  ...[{ region: [0] }, { region: ['free'] }, { region: [true] }, { region: null }],
])('%j names no region of a disc', (disc) => {
  expect(discSchema.parse({ region: [...regions] }).region).toEqual([...regions]);
  expect(discSchema.parse({ region: ['B', 2] }).region).toEqual(['B', '2']);
  expect(discSchema.parse({ region: 'free' }).region).toBe('free');
  expect(faultsOf(discSchema, disc)).toEqual([
    'region: free, or regions such as [B] of a Blu-ray and [2] of a DVD',
  ]);
});

const house = parse(readFileSync('tests/house/shop.yaml', 'utf8'));
const seller = {
  ...{ name: 'House', street: 'Street', postcode: '1200', town: 'Genf', country: 'CH' },
  email: 'a@a.example',
};
const iban = 'CH93 0076 2011 6238 5295 7';
const rates = [{ grams: 1, price: { CHF: 0 } }];
const zone = { countries: ['CH'], days: [0, 0], rates };
const tax = { countries: ['CH'], class: 'reduced', rate: 2.6, from: '2026-01-01' };
const till = { seller, payment: { card: true } };

test('takes a till with every field, as the tests’ house has it', () => {
  expect(faultsOf(shopConfigSchema, house)).toEqual([]);
  expect(Object.keys({ demonstration: false, ...house }).sort()).toEqual(
    Object.keys(shopConfigSchema.shape).sort(),
  );
});

test('a till owes a seller and a way to pay', () => {
  expect(shopConfigSchema.parse(till)).toMatchObject({
    ...{ demonstration: false, zones: [], vat: [], withdrawal: { days: 14 } },
    seller: { ...seller, building: '' },
  });
  for (const payment of [{}, { card: false }])
    expect(faultsOf(shopConfigSchema, { seller, payment })).toEqual([
      'payment: a way to pay: bill, card, collection, or several',
    ]);
});

test('a bill is paid in advance within thirty days, unless the house says otherwise', () => {
  const bill = { iban };
  expect(shopConfigSchema.parse({ ...till, payment: { bill } }).payment.bill).toEqual({
    ...{ iban, when: 'advance', days: 30 },
  });
});

test('an IBAN with a wrong sign, and one that no QR-bill takes, are told apart', () => {
  const billTo = (other: string) =>
    faultsOf(shopConfigSchema, { ...till, payment: { bill: { iban: other } } });
  expect(billTo('CH93 0076 2011 6238 5295 8')).toEqual([
    'payment.bill.iban: an IBAN whose check digits fit: some sign of it is wrong',
  ]);
  expect(billTo('DE89 3704 0044 0532 0130 00')).toEqual([
    'payment.bill.iban: an IBAN of Switzerland or Liechtenstein: a QR-bill takes no other',
  ]);
});

/** With all that a seller may have, as long as it may be. */
const longest = {
  ...{ name: 'n'.repeat(70), street: 's'.repeat(70), building: 'b'.repeat(16) },
  ...{ postcode: 'p'.repeat(16), town: 't'.repeat(35), country: 'LI', email: 'a@a.example' },
  ...{ phone: '1'.repeat(30), vatNumber: 'v'.repeat(40) },
};

test.each(['name', 'street', 'building', 'postcode', 'town', 'phone', 'vatNumber'] as const)(
  'a %s is not longer than a bill takes',
  (field) => {
    expect(shopConfigSchema.parse({ ...till, seller: longest }).seller).toEqual(longest);
    const tooLong = { ...longest, [field]: `${longest[field]}x` };
    expect(faultsOf(shopConfigSchema, { ...till, seller: tooLong })).toHaveLength(1);
    const empty = faultsOf(shopConfigSchema, { ...till, seller: { ...longest, [field]: ' ' } });
    expect(empty).toHaveLength(field === 'building' ? 0 : 1);
  },
);

test.each([
  { payment: { bill: { iban, when: 'account', days: 365 } } },
  { payment: { collection: { place: 'Street 1', hours: words } } },
  { zones: [{ ...zone, freeFrom: { EUR: 0.01 } }] },
  { vat: [{ ...tax, to: '2026-12-31' }] },
  { vat: [{ ...tax, class: 'standard', rate: 0 }] },
  { withdrawal: { days: 0 } },
  { withdrawal: { days: 365, text: words } },
])('a till may have %j', (more) => {
  expect(shopConfigSchema.parse({ ...till, ...more })).toMatchObject(more);
});

const price = 'a price in CHF, in EUR, or in both';

test.each([
  [{ seller: { ...seller, country: 'CHE' } }, 'seller.country: an ISO 3166 code such as CH'],
  [{ zones: [{ ...zone, rates: [{ grams: 1, price: {} }] }] }, `zones.0.rates.0.price: ${price}`],
  [{ zones: [{ ...zone, freeFrom: {} }] }, `zones.0.freeFrom: ${price}`],
  [{ zones: [{ ...zone, days: '2-4' }] }, 'zones.0.days: two numbers, such as [2, 4]'],
  [{ zones: [{ ...zone, days: [1, 0] }] }, 'zones.0.days: two numbers, the smaller first'],
])('%j is refused with what was expected', (change, fault) => {
  expect(faultsOf(shopConfigSchema, { ...till, ...change })).toEqual([fault]);
});

test.each([
  [{ seller: { ...seller, email: 'a' } }, 'seller.email'],
  [{ payment: { bill: { iban, when: 'later' } } }, 'payment.bill.when'],
  [{ payment: { bill: { iban, days: 0 } } }, 'payment.bill.days'],
  [{ payment: { bill: { iban, days: 366 } } }, 'payment.bill.days'],
  [{ payment: { collection: {} } }, 'payment.collection.place'],
  [{ zones: [{ ...zone, countries: ['Suisse'] }] }, 'zones.0.countries.0'],
  [{ zones: [{ ...zone, days: [-1, 2] }] }, 'zones.0.days.0'],
  [{ zones: [{ ...zone, rates: [] }] }, 'zones.0.rates'],
  [{ zones: [{ ...zone, rates: [{ ...rates[0], grams: 0 }] }] }, 'zones.0.rates.0.grams'],
  [{ zones: [{ ...zone, freeFrom: { CHF: -1 } }] }, 'zones.0.freeFrom.CHF'],
  [{ vat: [{ ...tax, class: 'none' }] }, 'vat.0.class'],
  [{ vat: [{ ...tax, rate: -1 }] }, 'vat.0.rate'],
  [{ vat: [{ ...tax, rate: 100.01 }] }, 'vat.0.rate'],
  [{ vat: [{ ...tax, rate: 8.123 }] }, 'vat.0.rate'],
  [{ vat: [{ ...tax, to: 'soon' }] }, 'vat.0.to'],
  [{ withdrawal: { days: -1 } }, 'withdrawal.days'],
  [{ withdrawal: { days: 366 } }, 'withdrawal.days'],
  [{ terms: 'Texte' }, 'terms'],
])('a till with %j is at fault', (change, field) => {
  expect(fieldsOf(shopConfigSchema, { ...till, ...change })).toEqual([field]);
});
