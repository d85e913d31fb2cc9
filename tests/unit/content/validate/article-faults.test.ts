import { expect, test } from 'vitest';
import { articleSchema, type RawArticle } from '@/lib/content/schema/article';
import { findArticleFaults, findPriceFaults } from '@/lib/content/validate/article-faults';

type Written = Partial<RawArticle>;

const fieldsAtFault = (article: Written, sells = false) =>
  findArticleFaults({ articles: new Map([['a', article]]) }, 'h', sells).map(
    ({ path, field }) => `${path} ${field}`,
  );

const disc = (written: object) => articleSchema.shape.disc.parse(written);

test('what a house with a till sends by post owes its weight', () => {
  const book: Written = { kind: 'book', stock: 'in-stock' };
  expect(fieldsAtFault(book, true)).toEqual(['h/shop/a.yaml weight']);
  expect(fieldsAtFault({ ...book, weight: 400 }, true)).toEqual([]);
  expect(fieldsAtFault(book)).toEqual([]);
});

test('no article has the address of the terms', () => {
  const found = findArticleFaults({ articles: new Map([['conditions', {}]]) }, 'h', false);
  expect(found).toEqual([
    {
      ...{ path: 'h/shop/conditions.yaml', field: 'the name' },
      expected: {
        text: 'a name that the site does not use itself; /{slug} is an address of its own',
        values: { slug: 'shop/conditions' },
      },
    },
  ]);
});

test('a voucher and an example weigh nothing', () => {
  expect(fieldsAtFault({ kind: 'voucher', stock: 'in-stock' }, true)).toEqual([]);
  expect(fieldsAtFault({ kind: 'dvd', stock: 'example' }, true)).toEqual([]);
});

test('only discs have what is on a disc, each the regions of its kind', () => {
  expect(fieldsAtFault({ kind: 'book', disc: disc({}) })).toEqual(['h/shop/a.yaml disc']);
  expect(fieldsAtFault({ kind: 'dvd', disc: disc({ region: [2], standard: 'PAL' }) })).toEqual([]);
  expect(fieldsAtFault({ kind: 'blu-ray', disc: disc({ region: ['A', 'B'] }) })).toEqual([]);
  expect(fieldsAtFault({ kind: 'dvd', disc: disc({ region: 'free' }) })).toEqual([]);
  expect(fieldsAtFault({ kind: 'dvd', disc: disc({ region: ['B'] }) })).toEqual([
    'h/shop/a.yaml disc.region',
  ]);
  expect(fieldsAtFault({ kind: 'blu-ray', disc: disc({ region: [2], standard: 'PAL' }) })).toEqual([
    'h/shop/a.yaml disc.region',
    'h/shop/a.yaml disc.standard',
  ]);
});

test('one region of the other kind is enough, and none said is every one', () => {
  const fields = (region: object) => fieldsAtFault({ kind: 'blu-ray', disc: disc(region) });
  expect(fields({ region: ['A', 2] })).toEqual(['h/shop/a.yaml disc.region']);
  expect(fields({})).toEqual([]);
});

test('each fault says what was expected', () => {
  const expected = (article: Written) =>
    findArticleFaults({ articles: new Map([['a', article]]) }, 'h', true).map(
      (fault) => fault.expected,
    );
  const wrong = disc({ region: [2], standard: 'PAL' });
  expect(expected({ kind: 'blu-ray', disc: wrong })).toEqual([
    'free, or regions such as [B] of a Blu-ray and [2] of a DVD',
    'no PAL or NTSC: only a dvd has one',
    'its weight in grams, such as 110: what it costs to send follows from it',
  ]);
  expect(expected({ kind: 'book', weight: 400, disc: wrong })).toEqual([
    'no disc: only a dvd or a blu-ray has one',
  ]);
});

test.each([[7], ['D'], 'all', []])('%j is no region', (...region) => {
  expect(articleSchema.shape.disc.safeParse({ region }).success).toBe(false);
});

const find = (price: object, ...currencies: ('CHF' | 'EUR')[]) =>
  findPriceFaults({ articles: new Map([['a', { price }]]), site: { currencies } }, 'h');

test('an article owes a price in one of the house’s currencies', () => {
  expect(find({ CHF: 1 }, 'CHF')).toEqual([]);
  expect(find({ EUR: 1 }, 'CHF', 'EUR')).toEqual([]);
  expect(find({ EUR: 1 }, 'CHF')).toMatchObject([
    { path: 'h/shop/a.yaml', field: 'price', expected: { values: { currencies: 'CHF' } } },
  ]);
});

test('all currencies of the house are named where it owes a price in any', () => {
  expect(find({}, 'CHF', 'EUR').map(({ expected }) => expected)).toEqual([
    {
      text: 'a price in {currencies}, in which the house sells',
      values: { currencies: 'CHF, EUR' },
    },
  ]);
});

test('a price in another currency beside it is no fault', () => {
  expect(find({ CHF: 1, EUR: 1 }, 'CHF')).toEqual([]);
});

test('nothing is said where price or settings have a fault of their own', () => {
  expect(
    findPriceFaults({ articles: new Map([['a', {}]]), site: { currencies: ['CHF'] } }, 'h'),
  ).toEqual([]);
  expect(findPriceFaults({ articles: new Map([['a', { price: {} }]]) }, 'h')).toEqual([]);
});
