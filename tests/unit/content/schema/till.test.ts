import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tillSchema } from '@/lib/content/schema/till';
import { faultsOf } from './faults-of';

const house = parse(readFileSync('tests/house/shop.yaml', 'utf8'));
const faults = (changed: object) => faultsOf(tillSchema, { ...house, ...changed });
const billTo = (iban: string) => faults({ payment: { bill: { iban } } });

test('the tests’ house has every field of a till', () => {
  expect(faults({})).toEqual([]);
  expect(Object.keys({ demonstration: false, ...house }).sort()).toEqual(
    Object.keys(tillSchema.shape).sort(),
  );
});

test('a till owes a seller and a way to pay, and nothing else', () => {
  const { seller } = house;
  const payment = { card: true };
  expect(tillSchema.parse({ seller, payment })).toMatchObject({
    demonstration: false,
    zones: [],
    vat: [],
    withdrawal: { days: 14 },
  });
  expect(faultsOf(tillSchema, { seller, payment: {} })).toEqual([
    'payment: a way to pay: bill, card, collection, or several',
  ]);
});

test('a bill is paid in advance within thirty days, unless the house says otherwise', () => {
  const bill = { iban: 'CH93 0076 2011 6238 5295 7' };
  expect(tillSchema.parse({ ...house, payment: { bill } }).payment.bill).toEqual({
    ...bill,
    when: 'advance',
    days: 30,
  });
});

test('an IBAN with a wrong sign, and one that no QR-bill takes, are told apart', () => {
  expect(billTo('CH93 0076 2011 6238 5295 8')).toEqual([
    'payment.bill.iban: an IBAN whose check digits fit: some sign of it is wrong',
  ]);
  expect(billTo('DE89 3704 0044 0532 0130 00')).toEqual([
    'payment.bill.iban: an IBAN of Switzerland or Liechtenstein: a QR-bill takes no other',
  ]);
});

test('days are said from the fewest to the most', () => {
  const [zone] = house.zones;
  expect(faults({ zones: [{ ...zone, days: [4, 2] }] })).toEqual([
    'zones.0.days: two numbers, the smaller first',
  ]);
  expect(faults({ zones: [{ ...zone, days: 3 }] })).toEqual([
    'zones.0.days: two numbers, such as [2, 4]',
  ]);
});

test.each([{ rate: -1 }, { rate: 101 }, { rate: 8.123 }, { class: 'none' }, { from: 'today' }])(
  'a rate of VAT such as %j is none',
  (changed) => {
    const [rule] = house.vat;
    expect(faults({ vat: [{ ...rule, ...changed }] })).toHaveLength(1);
  },
);
