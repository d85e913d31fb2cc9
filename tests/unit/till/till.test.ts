import { describe, expect, test } from 'vitest';
import { getLibrary } from '@/lib/content/store/library';
import { waitsFor } from '@/lib/orders/waits-for';
import { getTill } from '@/lib/till/get-till';
import { homeZone } from '@/lib/till/home-zone';
import { listDestinations } from '@/lib/till/list-destinations';
import { makeQuote } from '@/lib/till/make-quote';
import { preOrderOf } from '@/lib/till/pre-order';
import type { Sold } from '@/lib/till/price-lines';
import type { Wish } from '@/lib/till/quote';
import { openShelf } from '@/lib/till/shelf';
import { passesCustoms, taxState } from '@/lib/till/tax-state';

const withKey = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
} as unknown as NodeJS.ProcessEnv;
const withoutKey = {} as NodeJS.ProcessEnv;

test('the tests’ till is read in one language, amounts in the smallest unit', () => {
  const till = getTill('de', withoutKey);
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
  expect(getTill('fr', withoutKey)?.terms).toMatchObject({ lang: 'fr', translated: true });
});

test('cards are taken where Stripe’s key is in the environment', () => {
  expect(getTill('fr', withKey)?.payment.hasStripe).toBe(true);
  for (const key of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(getTill('fr', { ...withKey, [key]: ' ' })?.payment.hasStripe).toBe(false);
});

test('a house may refuse cards, and a till at which nobody can pay is none', () => {
  const { till } = getLibrary();
  const payment = till?.payment;
  if (!till || !payment) throw new Error('The tests’ house has a till.');
  try {
    till.payment = { ...payment, card: false };
    expect(getTill('fr', withKey)?.payment.hasStripe).toBe(false);
    till.payment = { card: true };
    expect(getTill('fr', withoutKey)).toBeUndefined();
    expect(getTill('fr', withKey)?.payment).toEqual({ hasStripe: true });
  } finally {
    till.payment = payment;
  }
});

describe('the first zone', () => {
  const till = getTill('fr');

  test('the house’s own country goes before', () => {
    expect(till && homeZone(till)?.countries).toContain('CH');
    const abroad = till && { ...till, seller: { ...till.seller, country: 'FR' } };
    expect(abroad && homeZone(abroad)?.countries).toContain('FR');
  });

  test('a house that does not send within its country says the first zone, or none', () => {
    const far = till && { ...till, seller: { ...till.seller, country: 'SE' } };
    expect(far && homeZone(far)).toBe(till?.zones[0]);
    expect(far && homeZone({ ...far, zones: [] })).toBeUndefined();
  });
});

describe('destinations', () => {
  const names = (locale: 'fr' | 'de') => {
    const till = getTill(locale);
    if (!till) throw new Error('The tests’ house has a till.');
    return listDestinations(till, locale).map(({ country, name }) => `${country} ${name}`);
  };

  test('the house’s own country comes first, the others by their name in the visitor’s language', () => {
    expect(names('fr')).toEqual(['CH Suisse', 'DE Allemagne', 'FR France', 'LI Liechtenstein']);
    expect(names('de')).toEqual([
      'CH Schweiz',
      'DE Deutschland',
      'FR Frankreich',
      'LI Liechtenstein',
    ]);
  });
});

describe('a quote of the house', () => {
  const wish = (article: string, changed: Partial<Wish> = {}): Wish => ({
    lines: [{ article, pieces: 1 }],
    currency: 'CHF',
    country: 'CH',
    delivery: 'post',
    ...changed,
  });

  const sold = [...getLibrary().articles].find(
    ([, { kind, stock }]) => kind === 'blu-ray' && stock === 'in-stock',
  );

  test('an article of the house is sold at the price its file says, named in the buyer’s language', () => {
    const [slug = '', article] = sold ?? [];
    const answer = makeQuote(wish(slug), 'de', '2026-11-23');
    const price = Math.round((article?.price.CHF ?? 0) * 100);
    expect(price).toBeGreaterThan(0);
    expect(answer).toMatchObject({
      quote: {
        lines: [{ article: slug, price, title: article?.title.de, vatRate: 810 }],
        goods: price,
      },
    });
  });

  test('what the house has not, and what every object has, is not sold', () => {
    for (const article of ['nothing', 'constructor', '__proto__'])
      expect(makeQuote(wish(article), 'fr', '2026-11-23')).toEqual({
        faults: [{ fault: 'unknown-article', article }],
      });
  });

  test('where a house has no till nothing is sold', () => {
    const library = getLibrary();
    const { till } = library;
    if (!till) throw new Error('The tests’ house has a till.');
    try {
      delete library.till;
      expect(() => makeQuote(wish('nothing'), 'fr')).toThrow('no till');
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
  const shelf = (article: string) => goods[article] as Sold | undefined;

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
    expect(waitsFor(order, shelf)).toEqual({});
    expect(waitsFor({ ...order, delivery_state: 'sent' }, shelf)).toBeUndefined();
    expect(waitsFor({ ...order, payment_state: 'refunded' }, shelf)).toBeUndefined();
    expect(waitsFor({ ...order, withdrawn_at: '2026-11-24T10:00:00.000Z' }, shelf)).toBeUndefined();
  });

  test('the house’s article that can be ordered ahead is known as one', () => {
    expect(preOrderOf(['blu-ray-les-vampires'], openShelf('fr'))).toEqual({});
    expect(preOrderOf(['blu-ray-nosferatu'], openShelf('fr'))).toBeUndefined();
  });
});

describe('tax', () => {
  const taxed = { rate: 810 };
  const free = { rate: 0 };

  test.each([
    ['CH', 'CH', [taxed], 'taxed'],
    ['CH', 'CH', [taxed, free], 'taxed'],
    ['CH', 'DE', [taxed], 'taxed'],
    ['CH', 'FR', [free], 'export'],
    ['CH', 'FR', [], 'export'],
    ['CH', 'CH', [free], 'none'],
    ['FR', 'DE', [free], 'none'],
  ])('from %s to %s with %j it is %s', (from, to, vat, state) => {
    expect(taxState(vat, { from, to })).toBe(state);
  });

  test('tax may be asked on arrival of goods from Switzerland, but not within its customs border', () => {
    expect(passesCustoms({ from: 'CH', to: 'FR' })).toBe(true);
    expect(passesCustoms({ from: 'CH', to: 'LI' })).toBe(false);
    expect(passesCustoms({ from: 'CH', to: 'CH' })).toBe(false);
    expect(passesCustoms({ from: 'FR', to: 'DE' })).toBe(false);
  });
});
