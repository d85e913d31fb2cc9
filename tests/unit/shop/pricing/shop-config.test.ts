import { describe, expect, test } from 'vitest';
import { getLibrary } from '@/lib/content/store/library';
import { awaitedRelease } from '@/lib/shop/orders/order-status';
import { makeQuote } from '@/lib/shop/pricing/compute-quote';
import { homeZone, listDestinations } from '@/lib/shop/pricing/delivery-zones';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import {
  createArticleLookup,
  preOrderOf,
  type SellableArticle,
} from '@/lib/shop/pricing/sellable-articles';
import { passesCustoms, taxState } from '@/lib/shop/pricing/vat';

const withKey = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
} as unknown as NodeJS.ProcessEnv;
const withoutKey = {} as NodeJS.ProcessEnv;

test('the tests’ till is read in one language, amounts in the smallest unit', () => {
  const till = getShopConfig('de', withoutKey);
  expect(till).toMatchObject({
    isDemonstration: false,
    currencies: ['CHF', 'EUR'],
    payment: {
      bill: { iban: 'CH5230000EXEMPLE00000', when: 'advance', days: 10 },
      hasStripe: false,
      collection: { place: { text: 'An der Kasse, Rue de l’Exemple 1', lang: 'de' } },
    },
    withdrawal: { days: 14, text: { lang: 'de' } },
  });
  expect(till?.zones[0]).toMatchObject({
    rates: [{ grams: 500, price: { CHF: 400, EUR: 450 } }, {}, {}],
    freeFrom: { CHF: 10_000, EUR: 10_000 },
  });
  expect(till?.vat.map(({ rate }) => rate)).toContain(810);
  expect(getShopConfig('fr', withoutKey)?.terms).toMatchObject({ lang: 'fr', translated: true });
});

test('cards are taken where Stripe’s key is in the environment', () => {
  expect(getShopConfig('fr', withKey)?.payment.hasStripe).toBe(true);
  for (const key of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(getShopConfig('fr', { ...withKey, [key]: ' ' })?.payment.hasStripe).toBe(false);
});

test('a house may refuse cards, and a till at which nobody can pay is none', () => {
  const { till } = getLibrary();
  const payment = till?.payment;
  if (!till || !payment) throw new Error('The tests’ house has a till.');
  try {
    till.payment = { ...payment, card: false };
    expect(getShopConfig('fr', withKey)?.payment.hasStripe).toBe(false);
    till.payment = { card: true };
    expect(getShopConfig('fr', withoutKey)).toBeUndefined();
    expect(getShopConfig('fr', withKey)?.payment).toEqual({ hasStripe: true });
  } finally {
    till.payment = payment;
  }
});

test('the first zone is that of the house’s own country, or else the first one', () => {
  const till = getShopConfig('fr') ?? expect.fail('no till');
  const zoneFrom = (country: string, zones = till.zones) =>
    homeZone({ ...till, zones, seller: { ...till.seller, country } });
  expect(homeZone(till)?.countries).toContain('CH');
  expect(zoneFrom('FR')?.countries).toContain('FR');
  expect(zoneFrom('SE')).toBe(till.zones[0]);
  expect(zoneFrom('SE', [])).toBeUndefined();
});

test('the house’s own country comes first, the others by their name in the visitor’s language', () => {
  const till = getShopConfig('de') ?? expect.fail('no till');
  const names = listDestinations(till, 'de').map(({ country, name }) => `${country} ${name}`);
  expect(names).toEqual(['CH Schweiz', 'DE Deutschland', 'FR Frankreich', 'LI Liechtenstein']);
});

describe('a quote of the house', () => {
  const quote = (article: string, locale: 'fr' | 'de' = 'fr') => {
    const lines = [{ article, pieces: 1 }];
    const wish = { lines, currency: 'CHF', country: 'CH', delivery: 'post' } as const;
    return makeQuote(wish, locale, '2026-11-23');
  };

  test('sells an article at the price of its file, named in the buyer’s language', () => {
    const article = 'blu-ray-nosferatu';
    const { price: prices, title } = getLibrary().articles.get(article) ?? expect.fail();
    const price = Math.round((prices.CHF ?? 0) * 100);
    expect(price).toBeGreaterThan(0);
    expect(quote(article, 'de')).toMatchObject({
      quote: { lines: [{ article, price, title: title.de, vatRate: 810 }], goods: price },
    });
  });

  test('sells nothing that the house has not, and nothing where there is no till', () => {
    for (const article of ['nothing', 'constructor', '__proto__'])
      expect(quote(article)).toEqual({ faults: [{ fault: 'unknown-article', article }] });
    const library = getLibrary();
    const { till } = library;
    try {
      delete library.till;
      expect(() => quote('nothing')).toThrow('no till');
    } finally {
      library.till = till;
    }
  });
});

describe('pre-orders', () => {
  const goods: Record<string, { preOrder?: { on?: string } }> = {
    there: {},
    spring: { preOrder: { on: '2027-03-01' } },
    summer: { preOrder: { on: '2027-06-21' } },
    someday: { preOrder: {} },
  };
  const shelf = (article: string) => goods[article] as SellableArticle | undefined;

  test('goods that are sent together wait for the last of them, and have no day where one has none', () => {
    expect(preOrderOf(['there', 'gone'], shelf)).toBeUndefined();
    expect(preOrderOf(['there', 'summer', 'spring'], shelf)).toEqual({ on: '2027-06-21' });
    expect(preOrderOf(['summer', 'someday'], shelf)).toEqual({});
  });

  test('an order waits as long as it is with the house and stands', () => {
    const order = {
      ...{ lines: [{ article: 'someday' }], cancelled_at: null, withdrawn_at: null },
      ...({ delivery_state: 'waiting', payment_state: 'paid' } as const),
    };
    expect(awaitedRelease(order, shelf)).toEqual({});
    expect(awaitedRelease({ ...order, delivery_state: 'sent' }, shelf)).toBeUndefined();
    expect(awaitedRelease({ ...order, payment_state: 'refunded' }, shelf)).toBeUndefined();
    expect(
      awaitedRelease({ ...order, withdrawn_at: '2026-11-24T10:00:00.000Z' }, shelf),
    ).toBeUndefined();
  });

  test('the house’s article that can be ordered ahead is known as one', () => {
    expect(preOrderOf(['blu-ray-les-vampires'], createArticleLookup('fr'))).toEqual({});
    expect(preOrderOf(['blu-ray-nosferatu'], createArticleLookup('fr'))).toBeUndefined();
  });
});

test.each([
  ['CH', 'CH', [810], 'taxed'],
  ['CH', 'CH', [810, 0], 'taxed'],
  ['CH', 'DE', [810], 'taxed'],
  ['CH', 'FR', [0], 'export'],
  ['CH', 'FR', [], 'export'],
  ['CH', 'CH', [0], 'none'],
  ['FR', 'DE', [0], 'none'],
])('from %s to %s at rates of %j it is %s', (from, to, rates, state) => {
  expect(
    taxState(
      rates.map((rate) => ({ rate })),
      { from, to },
    ),
  ).toBe(state);
});

test('tax may be asked on arrival of goods from Switzerland, but not within its customs border', () => {
  const passes = (from: string, to: string) => passesCustoms({ from, to });
  expect(passes('CH', 'FR')).toBe(true);
  expect([passes('CH', 'LI'), passes('CH', 'CH'), passes('FR', 'DE')]).not.toContain(true);
});
