import { describe, expect, test } from 'vitest';
import { createRandom } from '@/lib/primitives/text/random';
import {
  computeQuote,
  findRate,
  type PricingRules,
  type QuoteResult,
} from '@/lib/shop/pricing/compute-quote';
import { findPostage } from '@/lib/shop/pricing/delivery-zones';
import type { CartRequest, QuoteError } from '@/lib/shop/pricing/quote';
import type { SellableArticle } from '@/lib/shop/pricing/sellable-articles';
import type { VatRule, Zone } from '@/lib/shop/pricing/shop-config';
import { includedVat, splitVat } from '@/lib/shop/pricing/vat';

const disc: SellableArticle = {
  kind: 'dvd',
  title: 'Nerven',
  isSold: true,
  prices: { CHF: 2490, EUR: 2390 },
  grams: 120,
  vatClass: 'standard',
  isDigital: false,
};
const goods: Record<string, SellableArticle> = {
  disc,
  book: { ...disc, kind: 'book', prices: { CHF: 3400 }, grams: 900, vatClass: 'reduced' },
  voucher: {
    ...{ ...disc, kind: 'voucher', prices: { CHF: 5000 } },
    ...{ grams: 0, vatClass: 'none', isDigital: true },
  },
  example: { ...disc, isSold: false },
  gold: { ...disc, prices: { CHF: 200_000 }, grams: 1 },
};
const rules: PricingRules = {
  seller: {
    ...{ name: 'M', street: 'R', building: '1', postcode: '1', town: 'T' },
    ...{ country: 'CH', email: 'm@e' },
  },
  payment: {
    hasStripe: false,
    collection: { place: { text: 'ici', lang: 'fr', translated: true } },
  },
  zones: [
    {
      countries: ['CH'],
      days: [2, 4],
      rates: [
        { grams: 500, price: { CHF: 400, EUR: 450 } },
        { grams: 2000, price: { CHF: 900, EUR: 950 } },
      ],
      freeFrom: { CHF: 8000 },
    },
    {
      countries: ['DE', 'US'],
      days: [4, 8],
      rates: [{ grams: 2000, price: { CHF: 1500, EUR: 1600 } }],
    },
  ],
  vat: [
    { countries: ['CH'], class: 'standard', rate: 770, from: '2018-01-01', to: '2023-12-31' },
    { countries: ['CH'], class: 'standard', rate: 810, from: '2024-01-01' },
    { countries: ['CH'], class: 'reduced', rate: 260, from: '2024-01-01' },
    { countries: ['DE'], class: 'standard', rate: 1900, from: '2021-01-01' },
  ],
};

type Asked = Partial<Omit<CartRequest, 'lines'>> & { day?: string; rules?: PricingRules };
function ask(
  lines: CartRequest['lines'],
  { day = '2026-11-23', rules: by = rules, ...wish }: Asked = {},
) {
  const whole: CartRequest = { lines, currency: 'CHF', country: 'CH', delivery: 'post', ...wish };
  return computeQuote(whole, (slug) => goods[slug], by, day);
}
const quote = (answer: QuoteResult) => {
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.quote;
};
const faults = (answer: QuoteResult): QuoteError[] => ('faults' in answer ? answer.faults : []);
const one = (article: string, pieces = 1) => ({ article, pieces });

test('a disc by post: its price, the postage, and what of it is VAT', () => {
  expect(ask([one('disc', 2)])).toEqual({
    quote: {
      currency: 'CHF',
      lines: [
        {
          ...{ ...one('disc', 2), kind: 'dvd', title: 'Nerven' },
          ...{ price: 2490, sum: 4980, vatClass: 'standard', vatRate: 810 },
        },
      ],
      goods: 4980,
      postage: 400,
      total: 5380,
      vat: [{ rate: 810, gross: 5380, vat: 403 }],
      days: [2, 4],
    },
  });
});

test('VAT is that of the country and of the day', () => {
  expect(quote(ask([one('disc')], { country: 'DE' })).vat[0]?.rate).toBe(1900);
  expect(quote(ask([one('disc')], { day: '2023-12-31' })).vat[0]?.rate).toBe(770);
});

test('the same article twice is one line', () => {
  const { lines } = quote(ask([one('disc'), one('book'), one('disc', 2)]));
  expect(lines.map(({ article, pieces }) => [article, pieces])).toEqual([
    ['disc', 3],
    ['book', 1],
  ]);
});

test('vouchers alone go anywhere by mail, without postage and without VAT', () => {
  for (const delivery of ['mail', 'post', 'collection'] as const) {
    const found = quote(ask([one('voucher', 3)], { delivery, country: 'JP' }));
    expect(found).toMatchObject({ postage: 0, total: 15_000, vat: [{ rate: 0, vat: 0 }] });
    expect(found.days).toBeUndefined();
  }
});

test('a voucher in a parcel’s order makes that neither free nor heavier', () => {
  const found = quote(ask([one('voucher', 2), one('disc')]));
  expect(found).toMatchObject({ postage: 400, total: 12_890 });
  expect(found.vat).toEqual([
    { rate: 810, gross: 2890, vat: 217 },
    { rate: 0, gross: 10_000, vat: 0 },
  ]);
});

test('what is fetched costs no postage and is taxed where it is handed over', () => {
  const found = quote(ask([one('disc'), one('book')], { delivery: 'collection', country: 'DE' }));
  expect(found).toMatchObject({ postage: 0, total: 5890 });
  expect(found.vat.map(({ rate }) => rate)).toEqual([810, 260]);
  const { collection: _, ...payment } = rules.payment;
  expect(
    faults(ask([one('disc')], { delivery: 'collection', rules: { ...rules, payment } })),
  ).toEqual([{ fault: 'no-delivery', country: 'CH' }]);
});

test('nothing is sent where the house sends nothing, or does not know what it owes', () => {
  const refused = (country: string) => [{ fault: 'no-delivery', country }];
  for (const country of ['JP', 'US'])
    expect(faults(ask([one('disc')], { country }))).toEqual(refused(country));
  expect(faults(ask([one('book')], { country: 'DE' }))).toEqual(refused('DE'));
  expect(faults(ask([one('disc')], { delivery: 'mail' }))).toEqual(refused('CH'));
});

test('what is too heavy says so', () => {
  expect(faults(ask([one('book', 3)]))).toEqual([
    { fault: 'too-heavy', country: 'CH', most: 2000 },
  ]);
});

test('every line that cannot be sold says why, all at once', () => {
  const lines = [one('nothing'), one('example'), one('book'), one('disc', 100), one('voucher', 0)];
  expect(faults(ask(lines, { currency: 'EUR', country: 'JP' }))).toEqual([
    { fault: 'unknown-article', article: 'nothing' },
    { fault: 'not-sold', article: 'example' },
    { fault: 'no-price', article: 'book', currency: 'EUR' },
    { fault: 'pieces', article: 'disc', most: 99 },
    { fault: 'no-price', article: 'voucher', currency: 'EUR' },
  ]);
});

test('pieces are whole numbers from 1 to 99, counted together', () => {
  const wrong = [{ fault: 'pieces', article: 'disc', most: 99 }];
  for (const pieces of [0, -1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY])
    expect(faults(ask([one('disc', pieces)])), `${pieces}`).toEqual(wrong);
  expect(faults(ask([one('disc', 60), one('disc', 60)]))).toEqual(wrong);
});

test('an order has one line at least, fifty at most, and a greatest sum', () => {
  const many = Array.from({ length: 51 }, (_, place) => one(`article-${place}`));
  expect(faults(ask([]))).toEqual([{ fault: 'empty' }]);
  expect(faults(ask(many))).toEqual([{ fault: 'too-many-lines', most: 50 }]);
  expect(faults(ask(many.slice(1)))).toHaveLength(50);
  expect(quote(ask([one('gold', 50)], { delivery: 'collection' })).total).toBe(10_000_000);
  expect(faults(ask([one('gold', 51)], { delivery: 'collection' }))).toEqual([
    { fault: 'too-much', most: 10_000_000, currency: 'CHF' },
  ]);
});

test('of any basket that is sold all sums agree', () => {
  const random = createRandom('any basket');
  let sold = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const lines = Array.from({ length: random.whole(1, 6) }, () =>
      one(random.pick(['disc', 'book', 'voucher']), random.whole(1, 4)),
    );
    const delivery = random.pick(['post', 'collection'] as const);
    const answer = ask(lines, { delivery });
    if ('faults' in answer) {
      expect(answer.faults).toEqual([{ fault: 'too-heavy', country: 'CH', most: 2000 }]);
      continue;
    }
    sold += 1;
    const { quote: found } = answer;
    const sum = (list: number[]) => list.reduce((whole, part) => whole + part, 0);
    expect(sum(found.lines.map((line) => line.sum))).toBe(found.goods);
    for (const line of found.lines) expect(line.sum).toBe(line.price * line.pieces);
    expect(found.goods + found.postage).toBe(found.total);
    expect(sum(found.vat.map(({ gross }) => gross))).toBe(found.total);
    expect(sum(found.lines.map(({ pieces }) => pieces))).toBe(
      sum(lines.map(({ pieces }) => pieces)),
    );
  }
  expect(sold).toBeGreaterThan(300);
});

test.each([
  ['CH', '2018-01-01', 'standard', 770],
  ['CH', '2023-12-31', 'standard', 770],
  ['CH', '2024-01-01', 'standard', 810],
  ['LI', '2040-02-29', 'standard', 810],
  ['CH', '2024-01-01', 'reduced', 260],
  ['CH', '2017-12-31', 'standard', undefined],
  ['LI', '2024-01-01', 'reduced', undefined],
  ['DE', '2024-01-01', 'standard', undefined],
  ['JP', '1990-01-01', 'none', 0],
] as const)('the rate of VAT in %s on %s of the class %s is %s', (country, day, vatClass, rate) => {
  const standard = { countries: ['CH', 'LI'], class: 'standard' as const };
  const all: VatRule[] = [
    { ...standard, rate: 770, from: '2018-01-01', to: '2023-12-31' },
    { ...standard, rate: 810, from: '2024-01-01' },
    { countries: ['CH'], class: 'reduced', rate: 260, from: '2024-01-01' },
  ];
  expect(findRate(all, { country, vatClass, day })).toBe(rate);
});

describe('the VAT of a quote', () => {
  const line = (sum: number, vatRate: number, isSent = true) => ({ sum, vatRate, isSent });

  test('VAT is what the price contains, to the nearest Rappen', () => {
    expect(includedVat(10_810, 810)).toBe(810);
    expect(includedVat(2990, 810)).toBe(224);
    expect(includedVat(2990, 260)).toBe(76);
    expect(includedVat(2990, 0)).toBe(0);
  });

  test('postage of goods of two rates is divided as their prices are', () => {
    expect(splitVat([line(3000, 260), line(1000, 810)], 400)).toEqual([
      { rate: 810, gross: 1100, vat: 82 },
      { rate: 260, gross: 3300, vat: 84 },
    ]);
  });

  test('what rounding leaves of the postage goes to who lost most by it', () => {
    const parts = splitVat([line(1000, 260), line(2000, 810)], 100);
    expect(parts.map(({ rate, gross }) => [rate, gross])).toEqual([
      [810, 2067],
      [260, 1033],
    ]);
  });

  test('what goes by mail has no part in the postage', () => {
    expect(splitVat([line(5000, 0, false), line(2000, 810)], 400)).toEqual([
      { rate: 810, gross: 2400, vat: 180 },
      { rate: 0, gross: 5000, vat: 0 },
    ]);
  });

  test('the parts of any basket make up the whole, and none holds more VAT than it may', () => {
    const random = createRandom('parts of a basket');
    for (let round = 0; round < 2_000; round += 1) {
      const lines = Array.from({ length: random.whole(1, 12) }, () =>
        line(
          random.whole(1, 500_000),
          random.pick([0, 250, 260, 700, 810, 1900, 2200]),
          random.chance(0.8),
        ),
      );
      const postage = lines.some(({ isSent }) => isSent) ? random.whole(0, 5_000) : 0;
      const parts = splitVat(lines, postage);
      const goods = lines.reduce((sum, one) => sum + one.sum, 0);
      expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(goods + postage);
      for (const { rate, gross, vat } of parts) {
        expect(Number.isInteger(gross) && Number.isInteger(vat)).toBe(true);
        expect(Math.abs(vat - ((gross - vat) * rate) / 10_000)).toBeLessThanOrEqual(
          0.5 + rate / 10_000,
        );
        const own = lines.filter(({ vatRate }) => vatRate === rate);
        expect(gross).toBeGreaterThanOrEqual(own.reduce((sum, one) => sum + one.sum, 0));
      }
      expect(parts.map(({ rate }) => rate)).toEqual(
        [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a),
      );
    }
  });
});

describe('postage', () => {
  const zone: Zone = {
    countries: ['CH', 'LI'],
    days: [2, 4],
    rates: [
      { grams: 500, price: { CHF: 400, EUR: 450 } },
      { grams: 2000, price: { CHF: 900, EUR: 950 } },
    ],
    freeFrom: { CHF: 10_000 },
  };
  const post = (grams: number, worth = 0, currency: 'CHF' | 'EUR' = 'CHF') =>
    findPostage(zone, { grams, worth, currency });

  test('a parcel costs what the first rate says that carries it', () => {
    expect([0, 1, 500, 501, 2000].map((grams) => post(grams))).toEqual([400, 400, 400, 900, 900]);
    expect(post(500, 0, 'EUR')).toBe(450);
  });

  test('from a worth of goods on it costs nothing, in that currency', () => {
    expect([9_999, 10_000, 20_000].map((worth) => post(500, worth))).toEqual([400, 0, 0]);
    expect(post(500, 20_000, 'EUR')).toBe(450);
  });

  test('what is too heavy is not sent, be it ever so dear', () => {
    expect(post(2001)).toBeUndefined();
    expect(post(2001, 50_000)).toBeUndefined();
  });
});
