import { expect, test } from 'vitest';
import { isSold } from '@/lib/shop/articles/article';
import {
  getArticle,
  listArticleSlugs,
  listRelatedArticles,
} from '@/lib/shop/articles/get-articles';
import { describeOffer, readOffersQuery } from '@/lib/shop/articles/offers';
import { vatClassOf } from '@/lib/shop/pricing/vat';

test('a draft and a name that there is not are no article', () => {
  expect(getArticle('livre-quixandel', 'fr')).toBeUndefined();
  expect(getArticle('nothing', 'fr')).toBeUndefined();
  expect(listArticleSlugs()).not.toContain('livre-quixandel');
});

test('books are taxed less, vouchers not at all, and an article’s own word goes before', () => {
  expect(vatClassOf({ kind: 'book' })).toBe('reduced');
  expect(vatClassOf({ kind: 'voucher' })).toBe('none');
  expect(vatClassOf({ kind: 'dvd' })).toBe('standard');
  expect(vatClassOf({ kind: 'book', vat: 'standard' })).toBe('standard');
});

test('what has run out and what is an example is not sold', () => {
  expect(['in-stock', 'few-left', 'pre-order'].every((stock) => isSold({ stock } as never))).toBe(
    true,
  );
  expect(isSold({ stock: 'out-of-stock' })).toBe(false);
  expect(isSold({ stock: 'example' })).toBe(false);
});

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

test('a question that no basket asks is refused with the reason', () => {
  const read = (query: string) => readOffersQuery(new URLSearchParams(query));
  expect(read('locale=de&articles=a,b-2')).toEqual({ locale: 'de', articles: ['a', 'b-2'] });
  expect(read('locale=en&articles=a')).toHaveProperty('fault');
  expect(read('locale=de&articles=A B')).toHaveProperty('fault');
  expect(read('locale=de')).toHaveProperty('fault');
  const many = Array.from({ length: 51 }, (_, index) => `a-${index}`).join();
  expect(read(`locale=de&articles=${many}`)).toHaveProperty('fault');
});

test('beside an article stands first what is of its films, then what is of its kind', () => {
  const article = getArticle('blu-ray-nosferatu', 'fr');
  const beside = article ? listRelatedArticles(article, 'fr') : [];
  expect(beside.map(({ slug }) => slug)).toEqual([
    'affiche-nosferatu',
    'blu-ray-robert-wiene',
    'blu-ray-les-vampires',
    'dvd-trois-comedies-berlinoises',
  ]);
});
