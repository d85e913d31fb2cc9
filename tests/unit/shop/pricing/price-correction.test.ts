import { expect, test } from 'vitest';
import type { Line } from '@/lib/shop/cart/cart';
import type { Order } from '@/lib/shop/orders/order';
import { computeQuote } from '@/lib/shop/pricing/compute-quote';
import type { Bundle, DiscountCode } from '@/lib/shop/pricing/discounts';
import { priceCorrection } from '@/lib/shop/pricing/price-correction';
import type { ArticleLookup, SellableArticle } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { someShopConfig } from '../commands/some-shop-config';
import { order } from '../invoices/sample';

const zone = (small: number, large: number) => ({
  ...{ countries: ['CH', 'DE'], days: [2, 4] as [number, number] },
  rates: [
    { grams: 500, price: { CHF: small } },
    { grams: 2000, price: { CHF: large } },
  ],
});
const rates = (country: string, standard: number, reduced: number) => [
  { ...{ countries: [country], class: 'standard' as const, rate: standard }, from: '2024-01-01' },
  { ...{ countries: [country], class: 'reduced' as const, rate: reduced }, from: '2024-01-01' },
];
const spring: DiscountCode = { code: 'SPRING', percent: 1000, minimum: { CHF: 4000 } };
const pair: Bundle = { title: 'Pair', articles: ['disc', 'book'], price: { CHF: 5000 } };
const shopConfig: ShopConfig = {
  ...someShopConfig,
  zones: [zone(700, 1100)],
  vat: [...rates('CH', 810, 260), ...rates('DE', 1900, 700)],
  ...{ discountCodes: [spring], bundles: [] },
};

const disc: SellableArticle = {
  ...{ kind: 'dvd', title: 'Nerven', isSold: true, prices: { CHF: 2490 } },
  ...{ grams: 120, vatClass: 'standard', isDigital: false },
};
const articles: Record<string, SellableArticle> = {
  disc,
  box: { ...disc, prices: { CHF: 4990 }, grams: 900 },
  book: { ...disc, kind: 'book', prices: { CHF: 3400 }, vatClass: 'reduced' },
};
const findArticle: ArticleLookup = (slug) => articles[slug];
/** Today's prices are a franc higher than those of the order. */
const today: ArticleLookup = (slug) => {
  const article = articles[slug];
  return article && { ...article, prices: { CHF: (article.prices.CHF ?? 0) + 100 } };
};

type Placed = {
  lines: Line[];
  config?: ShopConfig;
  code?: DiscountCode;
  isReverseCharge?: boolean;
};

/** An order as placed in November 2026; with reverse charge it goes to Germany. */
function placed({ lines, config = shopConfig, code, isReverseCharge = false }: Placed): Order {
  const country = isReverseCharge ? 'DE' : 'CH';
  const request = { lines, currency: 'CHF', country, delivery: 'post', isReverseCharge } as const;
  const computed = computeQuote(
    { ...request, discountCode: code },
    findArticle,
    config,
    '2026-11-23',
  );
  if (!('quote' in computed)) throw new Error(JSON.stringify(computed.errors));
  const { quote } = computed;
  return {
    ...order,
    ...{ country, goods: quote.goods, postage: quote.postage, total: quote.total, vat: quote.vat },
    ...{ discounts: quote.discounts, reverse_charge: Number(isReverseCharge) },
    lines: quote.lines.map((line, position) => ({
      ...{ id: `${position}`, order_id: 'order', position, ...line },
      ...{ vat_class: line.vatClass, vat_rate: line.vatRate },
    })),
  };
}

function correct(before: Order, lines: Line[], config = shopConfig) {
  const priced = priceCorrection(before, lines, { shopConfig: config, findArticle: today });
  return 'quote' in priced ? priced.quote : priced.errors[0].reason;
}

const one = (article: string, pieces = 1): Line => ({ article, pieces });

test.each([
  ['added pieces have today’s price', {}, [one('disc', 2), one('book')], 8480, 700],
  ['a heavier parcel costs what it costs today', {}, [one('disc'), one('box')], 7580, 1100],
  [
    'a code applies to what is added',
    { code: spring, lines: [one('disc', 2)] },
    [one('disc', 2), one('book')],
    7632,
    700,
  ],
  ['a code below its minimum', { code: spring, lines: [one('disc', 2)] }, [one('disc')], 2490, 700],
] as [string, Partial<Placed>, Line[], number, number][])(
  '%s',
  (_, given, lines, goods, postage) => {
    const before = placed({ lines: [one('disc')], ...given });
    expect(correct(before, lines)).toMatchObject({ goods, postage, total: goods + postage });
  },
);

test('postage that has changed since changes only by the difference', () => {
  const before = placed({ lines: [one('disc')] });
  const dearer = { ...shopConfig, zones: [zone(900, 1500)] };
  expect(correct(before, [one('disc', 2)], dearer)).toMatchObject({ postage: 700 });
  expect(correct(before, [one('disc'), one('box')], dearer)).toMatchObject({ postage: 1300 });
});

test('an exchange breaks a bundle', () => {
  const config = { ...shopConfig, bundles: [pair] };
  const before = placed({ lines: [one('disc'), one('book')], config });
  expect(before).toMatchObject({ goods: 5000, discounts: [{ kind: 'bundle', amount: 890 }] });
  const quote = correct(before, [one('disc', 2)], config);
  expect(quote).toMatchObject({ goods: 4980, discounts: [] });
});

test('net prices of a reverse charge stay, and so does the whole order if nothing changes', () => {
  const before = placed({ lines: [one('disc'), one('book')], isReverseCharge: true });
  const same = correct(before, before.lines);
  const { goods, postage, vat } = before;
  expect(same).toMatchObject({ goods, postage, vat, isReverseCharge: true });
  // 24.90 without 19 % is 20.92.
  expect(same).toMatchObject({ lines: [{ price: 2092, vatRate: 0 }, {}] });
});

test.each([
  ['a code that is gone', { code: spring }, { ...shopConfig, discountCodes: [] }],
  [
    'other percents',
    { code: spring },
    { ...shopConfig, discountCodes: [{ ...spring, percent: 500 }] },
  ],
  [
    'a new bundle',
    {},
    { ...shopConfig, bundles: [{ ...pair, articles: ['disc', 'disc'], price: { CHF: 4000 } }] },
  ],
] as [string, Partial<Placed>, ShopConfig][])('%s is refused', (_, given, config) => {
  const before = placed({ lines: [one('disc', 2)], ...given });
  expect(correct(before, [one('disc')], config)).toBe('rules-changed');
});
