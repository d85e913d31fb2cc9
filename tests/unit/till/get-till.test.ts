import { expect, test } from 'vitest';
import { getLibrary } from '@/lib/content/store/library';
import { getTill } from '@/lib/till/get-till';
import { toTill } from '@/lib/till/to-till';

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

test('what a house leaves out is absent', () => {
  const { till } = getLibrary();
  if (!till) throw new Error('The tests’ house has a till.');
  const { terms: _, ...less } = till;
  const bare = toTill({ ...less, zones: [], withdrawal: { days: 30 } }, ['EUR'], 'fr');
  expect(bare).not.toHaveProperty('terms');
  expect(bare).toMatchObject({ currencies: ['EUR'], zones: [], withdrawal: { days: 30 } });
  expect(bare.withdrawal).toEqual({ days: 30 });
});
