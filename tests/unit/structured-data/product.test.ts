import { expect, test } from 'vitest';
import { decimalWords } from '@/lib/money/decimal-words';
import { getArticle } from '@/lib/shop/get-article';
import { listArticles } from '@/lib/shop/list-articles';
import { listProducts } from '@/lib/structured-data/product';
import { faultsOf } from './faults-of';

const articles = listArticles('fr');
const article = getArticle('blu-ray-nosferatu', 'fr');

test('what is on sale is told of with its price in each currency, and whether it is there', () => {
  const products = articles.flatMap((one) => listProducts(one, 'fr'));
  expect(products).toHaveLength(articles.filter(({ stock }) => stock !== 'example').length);
  expect(faultsOf(products)).toEqual([]);
  const url = 'https://bobine.example/shop/blu-ray-nosferatu';
  expect(article && listProducts(article, 'fr')).toMatchObject([
    {
      ...{ url, gtin13: article?.ean },
      offers: article?.prices.map(({ amount, currency }) => ({
        ...{ price: decimalWords(amount), priceCurrency: currency, url },
        availability: 'https://schema.org/InStock',
      })),
    },
  ]);
});

test('an example of a shop that is not open is no product', () => {
  expect(article && listProducts({ ...article, stock: 'example' }, 'fr')).toEqual([]);
});
