import { expect, test } from 'vitest';
import { getLibrary } from '@/lib/content/store/library';
import { makeQuote } from '@/lib/till/make-quote';
import type { Wish } from '@/lib/till/quote';

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

test('without a day it is today', () => {
  const [slug = ''] = sold ?? [];
  expect(makeQuote(wish(slug), 'fr')).toHaveProperty('quote.days', [2, 4]);
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
