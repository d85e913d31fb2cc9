import { expect, test } from 'vitest';
import { getArticle } from '@/lib/shop/get-article';
import { isSold } from '@/lib/shop/is-sold';
import { listArticleSlugs } from '@/lib/shop/list-articles';
import { vatClassOf } from '@/lib/shop/vat-class-of';

test('an article has its words in the language asked for, and its prices in whole Rappen', () => {
  const article = getArticle('livre-ombres-peintes', 'de');
  expect(article?.title.text).toBe('Gemalte Schatten');
  expect(article?.prices).toEqual([
    { amount: 3800, currency: 'CHF' },
    { amount: 3600, currency: 'EUR' },
  ]);
});

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
