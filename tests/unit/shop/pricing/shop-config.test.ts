import { expect, onTestFinished, test } from 'vitest';
import { getLibrary } from '@/lib/content/store/library';
import { awaitedRelease } from '@/lib/shop/orders/order-status';
import { makeQuote } from '@/lib/shop/pricing/compute-quote';
import { getOrderConfig, getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { preOrderOf, type SellableArticle } from '@/lib/shop/pricing/sellable-articles';
import { taxNumberOf } from '@/lib/shop/pricing/tax-number';
import { mayCostCustoms, taxState, vatClassOf } from '@/lib/shop/pricing/vat';

const withKeys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
} as unknown as NodeJS.ProcessEnv;
const withoutKeys = {} as NodeJS.ProcessEnv;

test('getShopConfig reads shop.yaml in one language with amounts in the smallest unit', () => {
  const config = getShopConfig('de', withoutKeys);
  expect(config).toMatchObject({
    isDemonstration: false,
    currencies: ['CHF', 'EUR'],
    payment: {
      bill: { iban: 'CH5230000EXEMPLE00000', when: 'advance', days: 10 },
      hasStripe: false,
      collection: { place: { text: 'An der Kasse, Rue de l’Exemple 1', lang: 'de' } },
    },
    withdrawal: { days: 14, text: { lang: 'de' } },
  });
  expect(config?.zones[0]).toMatchObject({
    rates: [{ grams: 500, price: { CHF: 400, EUR: 450 } }, {}, {}],
    freeFrom: { CHF: 10_000, EUR: 10_000 },
  });
  expect(config?.vat.map(({ rate }) => rate)).toContain(810);
  expect(getShopConfig('fr', withoutKeys)?.terms).toMatchObject({ lang: 'fr', translated: true });
});

test('getShopConfig offers cards only with both Stripe keys, and is undefined without a payment method', () => {
  const shop = getLibrary().shopConfig ?? expect.fail('no shop.yaml');
  const { payment } = shop;
  const hasStripe = (env: NodeJS.ProcessEnv) => getShopConfig('fr', env)?.payment.hasStripe;
  expect(hasStripe(withKeys)).toBe(true);
  for (const key of Object.keys(withKeys))
    expect(hasStripe({ ...withKeys, [key]: ' ' })).toBe(false);
  try {
    shop.payment = { ...payment, card: false };
    expect(hasStripe(withKeys), 'refused by the site').toBe(false);
    shop.payment = { card: true };
    expect(getShopConfig('fr', withoutKeys)).toBeUndefined();
    expect(getShopConfig('fr', withKeys)?.payment).toEqual({ hasStripe: true });
  } finally {
    shop.payment = payment;
  }
});

test('a shop that is switched off takes no orders, but serves those that were placed', () => {
  const { site } = getLibrary();
  site.switchedOff = ['shop'];
  onTestFinished(() => {
    site.switchedOff = [];
  });
  expect(getShopConfig('fr')).toBeUndefined();
  expect(getOrderConfig('fr')?.seller.name).toBeTruthy();
});

test('a quote has the price of the article’s file and its title in the buyer’s language', () => {
  const article = 'blu-ray-nosferatu';
  const { price: prices, title } = getLibrary().articles.get(article) ?? expect.fail();
  const price = Math.round((prices.CHF ?? 0) * 100);
  const lines = [{ article, pieces: 1 }];
  const request = { lines, currency: 'CHF', country: 'CH', delivery: 'post' } as const;
  expect(makeQuote(request, 'de', '2026-11-23')).toMatchObject({
    quote: { lines: [{ article, price, title: title.de, vatRate: 810 }], goods: price },
  });
});

const articles: Record<string, { preOrder?: { on?: string } }> = {
  released: {},
  spring: { preOrder: { on: '2027-03-01' } },
  summer: { preOrder: { on: '2027-06-21' } },
  someday: { preOrder: {} },
};
const find = (article: string) => articles[article] as SellableArticle | undefined;

test.each([
  [['released', 'unknown'], undefined],
  [['released', 'summer', 'spring'], { on: '2027-06-21' }],
  [['summer', 'someday'], {}],
])('pre-orders: goods %j sent together wait for the last release', (slugs, preOrder) =>
  expect(preOrderOf(slugs, find)).toEqual(preOrder),
);

test('pre-orders: an order waits for the release until it is sent, refunded or withdrawn', () => {
  const order = {
    lines: [{ article: 'someday' }],
    cancelled_at: null,
    withdrawn_at: null,
    ...({ delivery_state: 'waiting', payment_state: 'paid' } as const),
  };
  expect(awaitedRelease(order, find)).toEqual({});
  for (const changed of [
    { delivery_state: 'sent' },
    { payment_state: 'refunded' },
    { withdrawn_at: '2026-11-24T10:00:00.000Z' },
  ] as const)
    expect(awaitedRelease({ ...order, ...changed }, find)).toBeUndefined();
});

test('an article has its own VAT class, else that of its kind', () => {
  expect(vatClassOf({ kind: 'book' })).toBe('reduced');
  expect(vatClassOf({ kind: 'voucher' })).toBe('none');
  expect(vatClassOf({ kind: 'dvd' })).toBe('standard');
  expect(vatClassOf({ kind: 'book', vat: 'standard' })).toBe('standard');
});

test.each([
  ['CH', 'CH', [810], 'taxed', false],
  ['CH', 'CH', [810, 0], 'taxed', false],
  ['CH', 'DE', [1900], 'taxed', false],
  ['CH', 'FR', [0], 'export', true],
  ['CH', 'FR', [], 'export', true],
  ['CH', 'LI', [810], 'taxed', false],
  ['CH', 'CH', [0], 'none', false],
  ['FR', 'DE', [0], 'none', false],
])('goods from %s to %s at the rates %j are %s; customs: %s', (from, to, rates, state, passes) => {
  const vat = rates.map((rate) => ({ rate }));
  expect(taxState(vat, { from, to })).toBe(state);
  expect(mayCostCustoms(vat, { from, to })).toBe(passes);
});

const euVat = {
  numbers: { DE: 'DE123456789', GB: 'GB123456789' },
  ioss: { number: 'IM7561234567', upTo: { EUR: 15_000 } },
  oss: 'EU372000000',
};

test.each([
  ['CH', 'FR', 2000, 18_000, {}, 'ioss'],
  ['CH', 'FR', 2000, 18_100, {}, 'oss'],
  ['CH', 'FR', 2000, 100, { currency: 'CHF' }, 'oss'],
  ['CH', 'FR', 0, 100, {}, undefined],
  ['CH', 'FR', 2000, 100, { delivery: 'collection' }, undefined],
  ['CH', 'DE', 1900, 100, {}, 'local'],
  ['CH', 'GB', 2000, 100, {}, 'local'],
  ['CH', 'CH', 810, 100, {}, undefined],
  ['CH', 'NO', 2500, 100, {}, undefined],
  ['AT', 'FR', 2000, 100, {}, 'oss'],
] as const)(
  'from %s to %s at %i, goods of %i %j are declared by %s',
  (from, country, rate, goods, change, kind) => {
    const vat = [{ rate, gross: goods, vat: Math.round((goods * rate) / (10_000 + rate)) }];
    const facts = { currency: 'EUR', delivery: 'post', country, goods, vat, ...change } as const;
    expect(taxNumberOf(facts, { seller: { country: from }, euVat })?.kind).toBe(kind);
    expect(taxNumberOf(facts, { seller: { country: from } })).toBeUndefined();
  },
);
