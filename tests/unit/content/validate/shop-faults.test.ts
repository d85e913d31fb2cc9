import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { articleSchema, type RawArticle } from '@/lib/content/schema/article';
import { type RawShopConfig, shopConfigSchema } from '@/lib/content/schema/shop-config';
import { findArticleIssues, findMissingPrices } from '@/lib/content/validate/article-issues';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { findShopConfigIssues } from '@/lib/content/validate/shop-config-issues';

describe('articles', () => {
  type Written = Partial<RawArticle>;

  const fieldsAtFault = (article: Written, sells = false) =>
    findArticleIssues({ articles: new Map([['a', article]]) }, 'h', sells).map(
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
    const found = findArticleIssues({ articles: new Map([['conditions', {}]]) }, 'h', false);
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

  test('only discs have what is on a disc, each the regions of its kind', () => {
    expect(fieldsAtFault({ kind: 'book', disc: disc({}) })).toEqual(['h/shop/a.yaml disc']);
    expect(fieldsAtFault({ kind: 'dvd', disc: disc({ region: [2], standard: 'PAL' }) })).toEqual(
      [],
    );
    expect(fieldsAtFault({ kind: 'blu-ray', disc: disc({ region: ['A', 'B'] }) })).toEqual([]);
    expect(fieldsAtFault({ kind: 'dvd', disc: disc({ region: 'free' }) })).toEqual([]);
    expect(fieldsAtFault({ kind: 'dvd', disc: disc({ region: ['B'] }) })).toEqual([
      'h/shop/a.yaml disc.region',
    ]);
    expect(
      fieldsAtFault({ kind: 'blu-ray', disc: disc({ region: [2], standard: 'PAL' }) }),
    ).toEqual(['h/shop/a.yaml disc.region', 'h/shop/a.yaml disc.standard']);
  });

  const find = (price: object, ...currencies: ('CHF' | 'EUR')[]) =>
    findMissingPrices({ articles: new Map([['a', { price }]]), site: { currencies } }, 'h');

  test('an article owes a price in one of the house’s currencies', () => {
    expect(find({ CHF: 1 }, 'CHF')).toEqual([]);
    expect(find({ EUR: 1 }, 'CHF', 'EUR')).toEqual([]);
    expect(find({ EUR: 1 }, 'CHF')).toMatchObject([
      { path: 'h/shop/a.yaml', field: 'price', expected: { values: { currencies: 'CHF' } } },
    ]);
  });
});

describe('the till', () => {
  const house = shopConfigSchema.parse(parse(readFileSync('tests/house/shop.yaml', 'utf8')));
  const site = { currencies: ['CHF' as const, 'EUR' as const] };

  const find = (
    changed: Partial<RawShopConfig>,
    today = '2026-11-23',
    till = { ...house, ...changed },
  ) => findShopConfigIssues({ till, site }, 'h', today);

  /** Field and sentence of each. */
  const said = (faults: ReturnType<typeof find>, language: 'fr' | 'de' | 'en' = 'en') =>
    faults.map(({ field, expected }) => `${field}: ${formatSentence(expected, language)}`);

  const swiss = (changed: object) => ({
    ...{ countries: ['CH'], class: 'standard' as const, rate: 8.1, from: '2024-01-01' },
    ...changed,
  });

  const [home, abroad] = house.zones as [
    RawShopConfig['zones'][number],
    RawShopConfig['zones'][number],
  ];
  const reduced = swiss({ class: 'reduced' });
  const inSwitzerland = { zones: [{ ...home, countries: ['CH'] }] };

  test('the tests’ till is sound, today and in the years of its older rates', () => {
    expect(find({})).toEqual([]);
    expect(find({}, '2023-12-31')).toEqual([]);
  });

  test('each rate has its price in every currency of the house, and so has what makes it free', () => {
    const rates = [{ grams: 500, price: { CHF: 4 } }, ...home.rates.slice(1)];
    const zones = [{ ...home, rates, freeFrom: { EUR: 90 } }, abroad];
    expect(said(find({ zones }))).toEqual([
      'zones.0.rates.0.price: a price in each of CHF, EUR, in which the house sells',
      'zones.0.freeFrom: a price in each of CHF, EUR, in which the house sells',
    ]);
    expect(findShopConfigIssues({ till: { zones } }, 'h', '2026-11-23')).not.toContainEqual(
      expect.objectContaining({ field: 'zones.0.freeFrom' }),
    );
  });

  test('the lightest parcel comes first', () => {
    const zones = [{ ...home, rates: home.rates.toReversed() }, abroad];
    expect(said(find({ zones }))).toEqual([
      'zones.0.rates.1.grams: more than 10000, the grams of the line above: the lightest first',
      'zones.0.rates.2.grams: more than 2000, the grams of the line above: the lightest first',
    ]);
  });

  test('a country lies in one zone', () => {
    const zones = [home, { ...abroad, countries: ['DE', 'LI'] }];
    expect(said(find({ zones }))).toEqual([
      'zones.1.countries.1: a country that is not named twice',
    ]);
  });

  const before = '2026-12-31, the day before the next rate of CH for this class begins';
  const lacking =
    'a rate of VAT in CH for reduced that holds on 2026-11-23; 0 where the house owes none there';

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
      'an end before the beginning',
      [swiss({ to: '2023-12-31' }), swiss({ from: '2025-01-01' })],
      'vat.0.to: a day from 2024-01-01 on',
    ],
  ])('rates of VAT with %s are a fault, said once', (_, vat, fault) => {
    expect(said(find({ ...inSwitzerland, vat: [...vat, reduced] }))).toEqual([fault]);
    const both = { countries: ['CH', 'LI'] };
    const forBoth = [...vat, reduced].map((rule) => ({ ...rule, ...both }));
    expect(find({ zones: [home], vat: forBoth })).toHaveLength(1);
  });

  test('every country that is delivered to, and the seller’s own, has a rate for each class today', () => {
    const vat = [swiss({}), swiss({ class: 'reduced', to: '2026-11-22' })];
    expect(said(find({ ...inSwitzerland, vat }))).toEqual([`vat: ${lacking}`]);
    expect(find({ ...inSwitzerland, vat }, '2026-11-22')).toEqual([]);
    // Things are fetched in the seller's country.
    expect(find({ zones: [], vat: [] })).toHaveLength(2);
    expect(find({ zones: [], vat: [], payment: { card: true } })).toEqual([]);
  });

  test('each is said in French and in German', () => {
    const zones = [{ ...home, rates: home.rates.toReversed(), freeFrom: { CHF: 1 } }, home];
    const vat = [swiss({ to: '2020-01-01' }), swiss({ class: 'reduced' }), reduced];
    const faults = [
      ...find({ zones, vat }),
      ...find({ vat: [swiss({}), swiss({ from: '2030-01-01' })] }),
    ];
    for (const language of ['fr', 'de'] as const)
      for (const [index, sentence] of said(faults, language).entries())
        expect(sentence).not.toBe(said(faults)[index]);
  });
});
