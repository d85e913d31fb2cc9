import { expect, test } from 'vitest';
import { describeOffer } from '@/lib/shop/describe-offer';
import { getArticle } from '@/lib/shop/get-article';
import { readOffersQuery } from '@/lib/shop/offers-query';

function offer(slug: string, left?: number, currencies: ('CHF' | 'EUR')[] = ['CHF', 'EUR']) {
  const article = getArticle(slug, 'de') ?? expect.fail(`no ${slug}`);
  return describeOffer(article, left, { locale: 'de', currencies });
}

test('a basket learns what an article is called, where it is, what it costs and how many are left', () => {
  expect(offer('livre-ombres-peintes', 3)).toMatchObject({
    ...{ article: 'livre-ombres-peintes', title: 'Gemalte Schatten', left: 3 },
    href: '/de/shop/livre-ombres-peintes',
    prices: { CHF: 3800, EUR: 3600 },
  });
});

test('what is not counted has no number, and prices are those that the house sells in', () => {
  const { prices, ...others } = offer('livre-ombres-peintes', undefined, ['EUR']);
  expect(prices).toEqual({ EUR: 3600 });
  expect(others).not.toHaveProperty('left');
});

test('what is not sold has no price', () => {
  expect(offer('affiche-le-voyage-dans-la-lune').prices).toEqual({});
  expect(offer('dvd-trois-comedies-berlinoises').prices).toEqual({});
});

test('a disc without a picture of its own shows its film’s poster', () => {
  expect(offer('blu-ray-nosferatu').picture?.src).toMatch(/nosferatu/);
});

test('a question that no basket asks is refused with the reason', () => {
  const read = (query: string) => readOffersQuery(new URLSearchParams(query));
  expect(read('locale=de&articles=a,b-2')).toEqual({ locale: 'de', articles: ['a', 'b-2'] });
  expect(read('locale=en&articles=a')).toHaveProperty('fault');
  expect(read('locale=de&articles=A B')).toHaveProperty('fault');
  expect(read('locale=de')).toHaveProperty('fault');
  const many = Array.from({ length: 51 }, (_, index) => `a-${index}`).join();
  expect(read(`locale=de&articles=${many}`)).toHaveProperty('fault');
});
