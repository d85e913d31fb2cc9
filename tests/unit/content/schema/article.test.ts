import { expect, test } from 'vitest';
import { articleSchema, eanSchema } from '@/lib/content/schema/article';
import { faultsOf } from './faults-of';

const words = { fr: 'Texte' };
const owed = {
  ...{ kind: 'dvd', title: words, description: words, contents: [words] },
  ...{ price: { CHF: 29.9 }, stock: 'in-stock', order: 1 },
};

test('of an article that says no more than it owes everything else is nothing', () => {
  expect(articleSchema.parse(owed)).toEqual({ ...owed, films: [], languages: [], pictures: [] });
});

test('all that can be said of an article is taken', () => {
  const picture = { src: '/media/a.jpg', alt: words };
  const full = {
    ...{ ...owed, films: ['a-film'], releasedOn: '2026-12-04', weight: 30_000, vat: 'reduced' },
    ...{ ean: '7612345000008', languages: ['fr'], ages: { FSK: 0, JIP: 12, CNC: 18 } },
    ...{ image: picture, pictures: [picture], draft: true },
  };
  expect(articleSchema.parse(full)).toEqual(full);
});

test.each(['standard', 'reduced', 'none'])('the rate of its tax may be %s', (vat) => {
  expect(faultsOf(articleSchema, { ...owed, vat })).toEqual([]);
});

test('a price is in a currency at least', () => {
  expect(faultsOf(articleSchema, { ...owed, price: {} })).toEqual([
    'price: a price in CHF, in EUR, or in both',
  ]);
});

test.each([
  [{ price: { CHF: 0.005 } }, 'price.CHF'],
  [{ price: { EUR: -1 } }, 'price.EUR'],
  [{ weight: 30_001 }, 'weight'],
  [{ weight: 0 }, 'weight'],
  [{ weight: 1.5 }, 'weight'],
  [{ vat: 'full' }, 'vat'],
  [{ releasedOn: 'soon' }, 'releasedOn'],
  [{ ages: { FSK: -1 } }, 'ages.FSK'],
  [{ ages: { JIP: 19 } }, 'ages.JIP'],
  [{ ages: { CNC: 12.5 } }, 'ages.CNC'],
  [{ ages: { PEGI: 12 } }, 'ages'],
  [{ pictures: [{ src: 'a.jpg', alt: words }] }, 'pictures.0.src'],
])('an article with %j is at fault', (change, field) => {
  const faults = faultsOf(articleSchema, { ...owed, ...change });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([field]);
});

test.each(['4006381333931', '9783161484100', '7612345000008'])('%s is an EAN', (ean) => {
  expect(eanSchema.parse(ean)).toBe(ean);
});

test.each([
  ['4006381333932', 'an EAN whose last digit fits: some digit of it is wrong'],
  ['978316148410', 'an EAN of thirteen digits in quotes, such as "7612345000008"'],
  ['97831614841001', 'an EAN of thirteen digits in quotes, such as "7612345000008"'],
  ['x9783161484100', 'an EAN of thirteen digits in quotes, such as "7612345000008"'],
  ['978-3161484100', 'an EAN of thirteen digits in quotes, such as "7612345000008"'],
])('%s is none: %s', (ean, words) => {
  expect(eanSchema.safeParse(ean).error?.issues.map(({ message }) => message)).toEqual([words]);
});

test('the example of the fault is one itself', () => {
  expect(eanSchema.safeParse('7612345000008').success).toBe(true);
});
