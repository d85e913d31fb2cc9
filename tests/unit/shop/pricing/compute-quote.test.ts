import { describe, expect, test } from 'vitest';
import { createRandom } from '@/lib/primitives/text/random';
import { computeQuote, type PricingRules } from '@/lib/shop/pricing/compute-quote';
import type { Bundle, DiscountCode } from '@/lib/shop/pricing/discounts';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { findPostage } from '@/lib/shop/pricing/postage';
import type { CartRequest, QuoteError } from '@/lib/shop/pricing/quote';
import type { SellableArticle } from '@/lib/shop/pricing/sellable-articles';
import { findRate, includedVat, splitVat } from '@/lib/shop/pricing/vat';

const disc: SellableArticle = {
  kind: 'dvd',
  title: 'Nerven',
  isSold: true,
  prices: { CHF: 2490, EUR: 2390 },
  grams: 120,
  vatClass: 'standard',
  isDigital: false,
};
const articles: Record<string, SellableArticle> = {
  disc,
  book: { ...disc, kind: 'book', prices: { CHF: 3400 }, grams: 900, vatClass: 'reduced' },
  voucher: { ...disc, prices: { CHF: 5000 }, grams: 0, vatClass: 'none', isDigital: true },
  example: { ...disc, isSold: false },
  gold: { ...disc, prices: { CHF: 200_000 }, grams: 1 },
};
const rules: PricingRules = getShopConfig('fr') ?? expect.fail('no shop config');

type Options = Partial<Omit<CartRequest, 'lines'>> & { day?: string; rules?: PricingRules };

function compute(
  lines: CartRequest['lines'],
  { day = '2026-11-23', rules: given = rules, ...changed }: Options = {},
) {
  const request = { lines, currency: 'CHF', country: 'CH', delivery: 'post', ...changed } as const;
  return computeQuote(request, (slug) => articles[slug], given, day);
}
function quote(...input: Parameters<typeof compute>) {
  const result = compute(...input);
  return 'quote' in result ? result.quote : expect.fail(JSON.stringify(result.errors));
}
function errors(...input: Parameters<typeof compute>): QuoteError[] {
  const result = compute(...input);
  return 'errors' in result ? result.errors : [];
}
const line = (article: string, pieces = 1) => ({ article, pieces });
const total = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0);

describe('computeQuote', () => {
  test('prices a disc by post with the postage and the VAT contained', () =>
    expect(quote([line('disc', 2)])).toEqual({
      currency: 'CHF',
      lines: [
        {
          ...line('disc', 2),
          kind: 'dvd',
          title: 'Nerven',
          price: 2490,
          discount: 0,
          sum: 4980,
          vatClass: 'standard',
          vatRate: 810,
        },
      ],
      goods: 4980,
      discounts: [],
      isReverseCharge: false,
      postage: 400,
      total: 5380,
      vat: [{ rate: 810, gross: 5380, vat: 403 }],
      days: [2, 4],
    }));

  const bundles = [{ title: 'Duo', articles: ['disc', 'book'], price: { CHF: 5000 } }];
  test.each<[string, Partial<DiscountCode> | undefined, Bundle[], number[], number[]]>([
    ['10 %', { percent: 1000 }, [], [838], [498, 340]],
    ['an amount', { amount: { CHF: 1000 } }, [], [1000], [594, 406]],
    ['more than the price', { amount: { CHF: 9000 }, articles: ['book'] }, [], [3400], [0, 3400]],
    ['member prices', { prices: { disc: { CHF: 2000 } } }, [], [980], [980, 0]],
    ['a bundle', undefined, bundles, [890], [376, 514]],
    ['a bundle, then 10 %', { percent: 1000 }, bundles, [890, 749], [836, 803]],
    [
      'a bundle, and member prices of the rest',
      { prices: { disc: { CHF: 2000 } } },
      bundles,
      [890, 490],
      [866, 514],
    ],
  ])('deducts %s from its lines', (_, code, given, amounts, perLine) => {
    const discountCode = code && { code: 'CODE', ...code };
    const options = { discountCode, rules: { ...rules, bundles: given } };
    const {
      lines,
      discounts,
      goods,
      vat,
      total: sum,
    } = quote([line('disc', 2), line('book'), line('voucher')], options);
    expect(discounts.map(({ amount }) => amount)).toEqual(amounts);
    expect(lines.map(({ discount }) => discount)).toEqual([...perLine, 0]);
    expect(goods).toBe(13_380 - total(amounts));
    expect(total(vat.map(({ gross }) => gross))).toBe(sum);
  });

  test.each([
    [{ minimum: { CHF: 5000 } }, 'discount-minimum'],
    [{ minimum: { EUR: 10 } }, 'discount-minimum'],
    [{ articles: ['book'] }, 'discount-articles'],
    [{ percent: undefined, amount: { EUR: 500 } }, 'discount-articles'],
  ])('refuses a code that does not apply: %j', (limits, error) => {
    const discountCode = { code: 'CODE', percent: 1000, ...limits };
    expect(errors([line('disc', 2)], { discountCode })).toEqual([{ reason: 'discount', error }]);
    expect(errors([line('voucher')], { discountCode })).toMatchObject([{ reason: 'discount' }]);
  });

  test('a company that owes the VAT pays net prices', () => {
    const options = { country: 'DE', isReverseCharge: true };
    const discountCode = { code: 'CODE', percent: 1000 };
    const { lines, postage, vat } = quote([line('disc', 2)], options);
    expect([lines[0]?.price, lines[0]?.sum, postage]).toEqual([2092, 4184, 588]);
    expect(vat).toEqual([{ rate: 0, gross: 4772, vat: 0 }]);
    const discounted = quote([line('disc', 2)], { ...options, discountCode });
    expect(discounted).toMatchObject({ goods: 3766, discounts: [{ amount: 418 }], postage: 588 });
  });

  test.each(['mail', 'post', 'collection'] as const)(
    'sends vouchers alone anywhere without postage and VAT (%s)',
    (delivery) => {
      const vouchers = quote([line('voucher', 3)], { delivery, country: 'JP' });
      expect(vouchers).toMatchObject({ postage: 0, total: 15_000, vat: [{ rate: 0, vat: 0 }] });
      expect(vouchers.days).toBeUndefined();
    },
  );

  test('ignores a voucher for the weight, the free postage and the VAT of a parcel', () =>
    expect(quote([line('voucher', 2), line('disc')])).toMatchObject({
      postage: 400,
      total: 12_890,
      vat: [
        { rate: 810, gross: 2890, vat: 217 },
        { rate: 0, gross: 10_000, vat: 0 },
      ],
    }));

  test('taxes collected goods in the seller’s country, without postage', () => {
    const options = { delivery: 'collection', country: 'DE' } as const;
    const collected = quote([line('disc'), line('book')], options);
    expect(collected).toMatchObject({ postage: 0, total: 5890 });
    expect(collected.vat.map(({ rate }) => rate)).toEqual([810, 260]);
  });

  const withoutCollection = { ...rules, payment: { ...rules.payment, collection: undefined } };
  test.each<[string, string, Options]>([
    ['a country without zone', 'JP', { country: 'JP' }],
    ['a country without VAT rule', 'CH', { rules: { ...rules, vat: [] } }],
    ['a day without VAT rule', 'DE', { country: 'DE', day: '2020-12-31' }],
    ['goods by mail', 'CH', { delivery: 'mail' }],
    ['a collection not offered', 'CH', { delivery: 'collection', rules: withoutCollection }],
  ])('refuses %s', (_, country, options) =>
    expect(errors([line('disc')], options)).toEqual([{ reason: 'no-delivery', country }]),
  );

  test('reports every line that cannot be sold at once', () => {
    const lines = [line('nothing'), line('example'), line('book'), line('disc', 100)];
    expect(errors(lines, { currency: 'EUR', country: 'JP' })).toEqual([
      { reason: 'unknown-article', article: 'nothing' },
      { reason: 'not-sold', article: 'example' },
      { reason: 'no-price', article: 'book', currency: 'EUR' },
      { reason: 'pieces', article: 'disc', most: 99 },
    ]);
  });

  test.each([...[[0], [-1], [1.5], [100], [Number.NaN], [Number.POSITIVE_INFINITY]], [60, 60]])(
    'refuses %d (and %d) pieces of one article',
    (...pieces) => {
      const lines = pieces.map((count) => line('disc', count));
      expect(errors(lines)).toEqual([{ reason: 'pieces', article: 'disc', most: 99 }]);
    },
  );

  test('limits the lines and the total of an order', () => {
    const many = Array.from({ length: 51 }, (_, place) => line(`article-${place}`));
    expect(errors([])).toEqual([{ reason: 'empty' }]);
    expect(errors(many)).toEqual([{ reason: 'too-many-lines', most: 50 }]);
    expect(errors(many.slice(1))).toHaveLength(50);
    expect(quote([line('gold', 50)], { delivery: 'collection' }).total).toBe(10_000_000);
    expect(errors([line('gold', 51)], { delivery: 'collection' })).toEqual([
      { reason: 'too-much', most: 10_000_000, currency: 'CHF' },
    ]);
  });

  test('has consistent sums for any cart', () => {
    const random = createRandom('any basket');
    let sold = 0;
    for (let round = 0; round < 1_000; round += 1) {
      const lines = Array.from({ length: random.integer(1, 6) }, () =>
        line(random.pick(['disc', 'book', 'voucher']), random.integer(1, 4)),
      );
      const result = compute(lines, { delivery: random.pick(['post', 'collection'] as const) });
      if ('errors' in result) {
        expect(result.errors).toEqual([{ reason: 'too-heavy', country: 'CH', most: 10_000 }]);
        continue;
      }
      sold += 1;
      const { quote } = result;
      expect(total(quote.lines.map(({ sum }) => sum))).toBe(quote.goods);
      for (const { sum, price, pieces } of quote.lines) expect(sum).toBe(price * pieces);
      expect(new Set(quote.lines.map(({ article }) => article)).size).toBe(quote.lines.length);
      expect(quote.goods + quote.postage).toBe(quote.total);
      expect(total(quote.vat.map(({ gross }) => gross))).toBe(quote.total);
      expect(total(quote.lines.map(({ pieces }) => pieces))).toBe(
        total(lines.map(({ pieces }) => pieces)),
      );
    }
    expect(sold).toBeGreaterThan(300);
  });
});

test.each([
  ['CH', '2017-12-31', 'standard', undefined],
  ['CH', '2018-01-01', 'standard', 770],
  ['CH', '2023-12-31', 'standard', 770],
  ['CH', '2024-01-01', 'standard', 810],
  ['LI', '2040-02-29', 'standard', 810],
  ['CH', '2024-01-01', 'reduced', 260],
  ['DE', '2020-12-31', 'reduced', undefined],
  ['DE', '2021-01-01', 'reduced', 700],
  ['JP', '2024-01-01', 'standard', undefined],
  ['JP', '1990-01-01', 'none', 0],
] as const)('the VAT rate in %s on %s for the class %s is %s', (country, day, vatClass, rate) =>
  expect(findRate(rules.vat, { country, vatClass, day })).toBe(rate),
);

test.each([
  [10_810, 810, 810],
  [2990, 810, 224],
  [2990, 260, 76],
  [2990, 0, 0],
])('%d includes at the rate %d a VAT of %d', (gross, rate, vat) =>
  expect(includedVat(gross, rate)).toBe(vat),
);

const item = (sum: number, vatRate: number, isSent = true) => ({ sum, vatRate, isSent });

test('splitVat divides the postage in proportion to the prices', () =>
  expect(splitVat([item(3000, 260), item(1000, 810)], 400)).toEqual([
    { rate: 810, gross: 1100, vat: 82 },
    { rate: 260, gross: 3300, vat: 84 },
  ]));

test('splitVat adds the rounding remainder of the postage to the largest fraction', () =>
  expect(splitVat([item(1000, 260), item(2000, 810)], 100)).toMatchObject([
    { rate: 810, gross: 2067 },
    { rate: 260, gross: 1033 },
  ]));

test('splitVat adds up to the total with correctly rounded VAT for any cart', () => {
  const random = createRandom('parts of a basket');
  for (let round = 0; round < 2_000; round += 1) {
    const items = Array.from({ length: random.integer(1, 12) }, () =>
      item(
        random.integer(1, 500_000),
        random.pick([0, 250, 260, 700, 810, 1900, 2200]),
        random.chance(0.8),
      ),
    );
    const postage = items.some(({ isSent }) => isSent) ? random.integer(0, 5_000) : 0;
    const parts = splitVat(items, postage);
    const goods = total(items.map(({ sum }) => sum));
    expect(total(parts.map(({ gross }) => gross))).toBe(goods + postage);
    for (const { rate, gross, vat } of parts) {
      expect(Number.isInteger(gross) && Number.isInteger(vat)).toBe(true);
      expect(Math.abs(vat - ((gross - vat) * rate) / 10_000)).toBeLessThanOrEqual(
        0.5 + rate / 10_000,
      );
      const taxed = items.filter(({ vatRate }) => vatRate === rate);
      expect(gross).toBeGreaterThanOrEqual(total(taxed.map(({ sum }) => sum)));
    }
    const rates = new Set(items.map(({ vatRate }) => vatRate));
    expect(parts.map(({ rate }) => rate)).toEqual([...rates].sort((a, b) => b - a));
  }
});

test.each([
  [0, 0, 0, 'CHF', 400],
  [0, 500, 9_999, 'CHF', 400],
  [0, 500, 10_000, 'CHF', 0],
  [0, 500, 0, 'EUR', 450],
  [0, 501, 0, 'CHF', 900],
  [0, 10_000, 0, 'CHF', 1250],
  [0, 10_001, 0, 'CHF', undefined],
  [0, 10_001, 50_000, 'CHF', undefined],
  [1, 250, 50_000, 'CHF', 700],
] as const)('in zone %i %d g worth %d %s cost %s', (zone, grams, worth, currency, postage) =>
  expect(findPostage(rules.zones[zone] ?? expect.fail(), { grams, worth, currency })).toBe(postage),
);
