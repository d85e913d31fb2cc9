import { expect, test } from 'vitest';
import { taxedClasses, tillSchema } from '@/lib/content/schema/till';
import { faultsOf } from './faults-of';

const words = { fr: 'Texte' };
const seller = {
  ...{ name: 'House', street: 'Street', postcode: '1200', town: 'Genf', country: 'CH' },
  email: 'a@a.example',
};
const iban = 'CH93 0076 2011 6238 5295 7';
const rates = [{ grams: 1, price: { CHF: 0 } }];
const zone = { countries: ['CH'], days: [0, 0], rates };
const tax = { countries: ['CH'], class: 'reduced', rate: 2.6, from: '2026-01-01' };
const till = { seller, payment: { card: true } };

/** With all that a seller may have, as long as it may be. */
const longest = {
  ...{ name: 'n'.repeat(70), street: 's'.repeat(70), building: 'b'.repeat(16) },
  ...{ postcode: 'p'.repeat(16), town: 't'.repeat(35), country: 'LI', email: 'a@a.example' },
  ...{ phone: '1'.repeat(30), vatNumber: 'v'.repeat(40) },
};

test('of a seller everything but the number of the house is owed, and taken without spaces', () => {
  const written = { ...seller, name: ' House ', building: ' 1 ' };
  expect(tillSchema.parse({ ...till, seller: written }).seller).toEqual({
    ...{ ...seller, name: 'House', building: '1' },
  });
  expect(tillSchema.parse(till).seller).toEqual({ ...seller, building: '' });
  expect(tillSchema.parse({ ...till, seller: longest }).seller).toEqual(longest);
});

test.each(['name', 'street', 'building', 'postcode', 'town', 'phone', 'vatNumber'] as const)(
  'a %s is not longer than a bill takes',
  (field) => {
    const tooLong = { ...longest, [field]: `${longest[field]}x` };
    expect(faultsOf(tillSchema, { ...till, seller: tooLong })).toHaveLength(1);
    const isOwed = field !== 'building';
    const empty = faultsOf(tillSchema, { ...till, seller: { ...longest, [field]: ' ' } });
    expect(empty).toHaveLength(isOwed ? 1 : 0);
  },
);

test.each([
  { payment: { bill: { iban, when: 'account', days: 365 } } },
  { payment: { bill: { iban, when: 'advance', days: 1 } } },
  { payment: { collection: { place: 'Street 1', hours: words } } },
  { zones: [{ ...zone, freeFrom: { EUR: 0.01 } }] },
  { vat: [{ ...tax, to: '2026-12-31' }] },
  { vat: [{ ...tax, class: 'standard', rate: 0 }] },
  { vat: [{ ...tax, rate: 100 }] },
  { demonstration: true, terms: words },
  { withdrawal: { days: 0 } },
  { withdrawal: { days: 365, text: words } },
])('a till may have %j', (more) => {
  expect(tillSchema.parse({ ...till, ...more })).toMatchObject(more);
});

test('an order is withdrawn within a fortnight, whatever else is said of it', () => {
  expect(tillSchema.parse({ ...till, withdrawal: { text: words } }).withdrawal).toEqual({
    ...{ days: 14, text: words },
  });
  expect(taxedClasses).toEqual(['standard', 'reduced']);
});

const country = 'an ISO 3166 code such as CH';
const price = 'a price in CHF, in EUR, or in both';
const two = 'zones.0.days: two numbers, such as [2, 4]';

test.each([
  [{ seller: { ...seller, country: 'CHE' } }, `seller.country: ${country}`],
  [{ seller: { ...seller, country: 'xCH' } }, `seller.country: ${country}`],
  [{ seller: { ...seller, country: 'ch' } }, `seller.country: ${country}`],
  [{ payment: { card: false } }, 'payment: a way to pay: bill, card, collection, or several'],
  [{ zones: [{ ...zone, countries: ['Suisse'] }] }, `zones.0.countries.0: ${country}`],
  [{ zones: [{ ...zone, rates: [{ grams: 1, price: {} }] }] }, `zones.0.rates.0.price: ${price}`],
  [{ zones: [{ ...zone, freeFrom: {} }] }, `zones.0.freeFrom: ${price}`],
  [{ zones: [{ ...zone, days: '2-4' }] }, two],
  [{ zones: [{ ...zone, days: [1, 0] }] }, 'zones.0.days: two numbers, the smaller first'],
  [{ vat: [{ ...tax, countries: ['Suisse'] }] }, `vat.0.countries.0: ${country}`],
])('%j is said to be wrong, and how it should be', (change, fault) => {
  expect(faultsOf(tillSchema, { ...till, ...change })).toEqual([fault]);
});

test.each([
  [{ seller: { ...seller, fax: '1' } }, 'seller'],
  [{ seller: { ...seller, email: 'a' } }, 'seller.email'],
  [{ payment: { bill: { iban, when: 'later' } } }, 'payment.bill.when'],
  [{ payment: { bill: { iban, days: 0 } } }, 'payment.bill.days'],
  [{ payment: { bill: { iban, days: 366 } } }, 'payment.bill.days'],
  [{ payment: { bill: { iban, bank: 'A' } } }, 'payment.bill'],
  [{ payment: { collection: {} } }, 'payment.collection.place'],
  [{ payment: { collection: { place: 'A', town: 'B' } } }, 'payment.collection'],
  [{ payment: { card: true, cash: true } }, 'payment'],
  [{ zones: [{ ...zone, countries: [] }] }, 'zones.0.countries'],
  [{ zones: [{ ...zone, days: [-1, 2] }] }, 'zones.0.days.0'],
  [{ zones: [{ ...zone, rates: [] }] }, 'zones.0.rates'],
  [{ zones: [{ ...zone, rates: [{ ...rates[0], grams: 0 }] }] }, 'zones.0.rates.0.grams'],
  [{ zones: [{ ...zone, rates: [{ ...rates[0], name: 'A' }] }] }, 'zones.0.rates.0'],
  [{ zones: [{ ...zone, freeFrom: { CHF: -1 } }] }, 'zones.0.freeFrom.CHF'],
  [{ zones: [{ ...zone, freeFrom: { EUR: 0.001 } }] }, 'zones.0.freeFrom.EUR'],
  [{ zones: [{ ...zone, freeFrom: { CHF: 1, USD: 1 } }] }, 'zones.0.freeFrom'],
  [{ zones: [{ ...zone, name: 'A' }] }, 'zones.0'],
  [{ vat: [{ ...tax, countries: [] }] }, 'vat.0.countries'],
  [{ vat: [{ ...tax, rate: 100.01 }] }, 'vat.0.rate'],
  [{ vat: [{ ...tax, to: 'soon' }] }, 'vat.0.to'],
  [{ vat: [{ ...tax, name: 'A' }] }, 'vat.0'],
  [{ withdrawal: { days: -1 } }, 'withdrawal.days'],
  [{ withdrawal: { days: 366 } }, 'withdrawal.days'],
  [{ withdrawal: { weeks: 2 } }, 'withdrawal'],
  [{ terms: 'Texte' }, 'terms'],
  [{ name: 'A' }, ''],
])('a till with %j is at fault', (change, field) => {
  const faults = faultsOf(tillSchema, { ...till, ...change });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([field]);
});
