import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { articleSchema, type RawArticle } from '@/lib/content/schema/article';
import { type RawShopConfig, shopConfigSchema } from '@/lib/content/schema/shop-config';
import { findArticleIssues, findMissingPrices } from '@/lib/content/validate/article-issues';
import { findDiscountIssues } from '@/lib/content/validate/discount-issues';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { findShopConfigIssues } from '@/lib/content/validate/shop-config-issues';

type Written = Partial<RawArticle>;

const fieldsWithIssues = (article: Written, sells = false) =>
  findArticleIssues({ articles: new Map([['a', article]]) }, 'h', sells).map(
    ({ path, field }) => `${path} ${field}`,
  );

const disc = (written: object) => articleSchema.shape.disc.parse(written);

test('findArticleIssues: an article sent by post needs its weight in a shop that sells', () => {
  const book: Written = { kind: 'book', stock: 'in-stock' };
  expect(fieldsWithIssues(book, true)).toEqual(['h/shop/a.yaml weight']);
  expect(fieldsWithIssues({ ...book, weight: 400 }, true)).toEqual([]);
  expect(fieldsWithIssues(book)).toEqual([]);
});

test('findArticleIssues: only discs have disc data, with the regions of their kind', () => {
  expect(fieldsWithIssues({ kind: 'book', disc: disc({}) })).toEqual(['h/shop/a.yaml disc']);
  expect(fieldsWithIssues({ kind: 'dvd', disc: disc({ region: [2], standard: 'PAL' }) })).toEqual(
    [],
  );
  expect(fieldsWithIssues({ kind: 'blu-ray', disc: disc({ region: ['A', 'B'] }) })).toEqual([]);
  expect(fieldsWithIssues({ kind: 'dvd', disc: disc({ region: 'free' }) })).toEqual([]);
  expect(fieldsWithIssues({ kind: 'dvd', disc: disc({ region: ['B'] }) })).toEqual([
    'h/shop/a.yaml disc.region',
  ]);
  expect(
    fieldsWithIssues({ kind: 'blu-ray', disc: disc({ region: [2], standard: 'PAL' }) }),
  ).toEqual(['h/shop/a.yaml disc.region', 'h/shop/a.yaml disc.standard']);
});

const find = (price: object, ...currencies: ('CHF' | 'EUR')[]) =>
  findMissingPrices({ articles: new Map([['a', { price }]]), site: { currencies } }, 'h');

test('findArticleIssues: an article needs a price in one of the site’s currencies', () => {
  expect(find({ CHF: 1 }, 'CHF')).toEqual([]);
  expect(find({ EUR: 1 }, 'CHF', 'EUR')).toEqual([]);
  expect(find({ EUR: 1 }, 'CHF')).toMatchObject([
    { path: 'h/shop/a.yaml', field: 'price', expected: { values: { currencies: 'CHF' } } },
  ]);
});

describe('findShopConfigIssues', () => {
  const config = shopConfigSchema.parse(parse(readFileSync('tests/site/shop.yaml', 'utf8')));
  const site = { currencies: ['CHF' as const, 'EUR' as const] };

  const find = (
    changed: Partial<RawShopConfig>,
    today = '2026-11-23',
    shopConfig = { ...config, ...changed },
  ) => findShopConfigIssues({ shopConfig, site }, 'h', today);

  /** Each issue with its field and message. */
  const describeAll = (issues: ReturnType<typeof find>) =>
    issues.map(({ field, expected }) => `${field}: ${formatSentence(expected, 'en')}`);

  const swiss = (changed: object) => ({
    ...{ countries: ['CH'], class: 'standard' as const, rate: 8.1, from: '2024-01-01' },
    ...changed,
  });

  const [home, abroad] = config.zones as [
    RawShopConfig['zones'][number],
    RawShopConfig['zones'][number],
  ];
  const reduced = swiss({ class: 'reduced' });
  const inSwitzerland = { zones: [{ ...home, countries: ['CH'] }] };

  test('the tests’ shop config is valid, today and with its former rates', () => {
    expect(find({})).toEqual([]);
    expect(find({}, '2023-12-31')).toEqual([]);
  });

  test('shipping rates and the free limit have a price in every currency', () => {
    const rates = [{ grams: 500, price: { CHF: 4 } }, ...home.rates.slice(1)];
    const zones = [{ ...home, rates, freeFrom: { EUR: 90 } }, abroad];
    expect(describeAll(find({ zones }))).toEqual([
      'zones.0.rates.0.price: a price in each of CHF, EUR, in which the site sells',
      'zones.0.freeFrom: a price in each of CHF, EUR, in which the site sells',
    ]);
    expect(findShopConfigIssues({ shopConfig: { zones } }, 'h', '2026-11-23')).not.toContainEqual(
      expect.objectContaining({ field: 'zones.0.freeFrom' }),
    );
  });

  test('rates are ordered by weight', () => {
    const zones = [{ ...home, rates: home.rates.toReversed() }, abroad];
    expect(describeAll(find({ zones }))).toEqual([
      'zones.0.rates.1.grams: more than 10000, the grams of the line above: the lightest first',
      'zones.0.rates.2.grams: more than 2000, the grams of the line above: the lightest first',
    ]);
  });

  test('a country is in one zone', () => {
    const zones = [home, { ...abroad, countries: ['DE', 'LI'] }];
    expect(describeAll(find({ zones }))).toEqual([
      'zones.1.countries.1: a country that is not named twice',
    ]);
  });

  const before = '2026-12-31, the day before the next rate of CH for this class begins';
  const lacking =
    'a rate of VAT in CH for reduced that holds on 2026-11-23; 0 where the operator owes none there';

  test.each([
    ['a gap', [swiss({ to: '2026-12-30' }), swiss({ from: '2027-01-01' })], `vat.0.to: ${before}`],
    [
      'an overlap, whichever stands first',
      [swiss({ from: '2027-01-01', rate: 8.8 }), swiss({})],
      `vat.1.to: ${before}`,
    ],
    [
      'two that begin on one day',
      [swiss({}), swiss({ rate: 7.7 })],
      'vat.1.from: a day on which no other rate of CH for this class begins',
    ],
    [
      'an end before the start',
      [swiss({ to: '2023-12-31' }), swiss({ from: '2025-01-01' })],
      'vat.0.to: a day from 2024-01-01 on',
    ],
  ])('VAT rates with %s are one issue', (_, vat, issue) => {
    expect(describeAll(find({ ...inSwitzerland, vat: [...vat, reduced] }))).toEqual([issue]);
    const both = { countries: ['CH', 'LI'] };
    const forBoth = [...vat, reduced].map((rule) => ({ ...rule, ...both }));
    expect(find({ zones: [home], vat: forBoth })).toHaveLength(1);
  });

  test.each([
    [
      'CHE-123.456.789 TVA',
      'seller.vatNumber: a VAT number whose check digits fit: some sign of it is wrong',
    ],
    ['123.456', 'seller.vatNumber: a VAT number such as CHE-123.456.788'],
  ])('the VAT number %s is an issue', (vatNumber, issue) => {
    expect(describeAll(find({ seller: { ...config.seller, vatNumber } }))).toEqual([issue]);
    const numbers = { CH: vatNumber, DE: 'DE123456788' };
    const abroad = issue.replace('seller.vatNumber', 'euVat.numbers.CH');
    expect(describeAll(find({ euVat: { numbers } }))).toEqual([abroad]);
  });

  test('consumers in the EU have fourteen days to withdraw', () => {
    const withdrawal = { days: 7 };
    expect(describeAll(find({ withdrawal }))).toEqual([
      'withdrawal.days: at least 14, to which consumers in the EU (DE, FR) have a right',
    ]);
    expect(find({ withdrawal, zones: [home] })).toEqual([]);
  });

  test('rates that cannot be read are not missing as well', () => {
    const { vat: _, ...others } = config;
    expect(find({}, undefined, others as RawShopConfig)).toEqual([]);
  });

  test('every delivery country and that of collection has a current rate for each class', () => {
    const vat = [swiss({}), swiss({ class: 'reduced', to: '2026-11-22' })];
    expect(describeAll(find({ ...inSwitzerland, vat }))).toEqual([`vat: ${lacking}`]);
    expect(find({ ...inSwitzerland, vat }, '2026-11-22')).toEqual([]);
    // Collection takes place in the seller's country.
    expect(find({ zones: [], vat: [] })).toHaveLength(2);
    expect(find({ zones: [], vat: [], payment: { card: true } })).toEqual([]);
  });
});

test('discounts and bundles name articles that can be discounted', () => {
  const discounts = [
    { code: 'ONE', percent: 5, articles: ['dvd', 'gone'], from: '2026-02-01', to: '2026-01-01' },
    { code: 'one', prices: { dvd: { CHF: 1 }, voucher: { CHF: 1 } } },
  ];
  const bundles = [{ title: 'Duo', articles: ['dvd', 'voucher'], price: { CHF: 1 } }];
  const shopConfig = { discounts, bundles, reverseCharge: ['DE', 'CH'], seller: { country: 'CH' } };
  const articles = new Map([
    ['dvd', { kind: 'dvd' }],
    ['voucher', { kind: 'voucher' }],
  ]);
  const content = { shopConfig, articles } as unknown as Parameters<typeof findDiscountIssues>[0];
  expect(findDiscountIssues(content, 'h').map(({ field }) => field)).toEqual([
    ...['discounts.1.code', 'discounts.0.to', 'discounts.0.articles.1'],
    ...['discounts.1.prices.voucher', 'bundles.0.articles.1', 'reverseCharge.1'],
  ]);
});
