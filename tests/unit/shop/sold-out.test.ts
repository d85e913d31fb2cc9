import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '@/lib/database/open-database';
import { noteSoldOut } from '@/lib/database/sold-out';
import { listStock } from '@/lib/desk/stock/list-stock';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { getFilm } from '@/lib/films/get-film';
import { searchFilms } from '@/lib/films/search/search-films';
import { waysToSee } from '@/lib/films/ways-to-see';
import { describeOffer } from '@/lib/shop/describe-offer';
import { getArticle } from '@/lib/shop/get-article';
import { listArticles } from '@/lib/shop/list-articles';
import { listProducts } from '@/lib/structured-data/product';

const slug = 'blu-ray-nosferatu';
const now = new Date('2026-11-27T10:00:00Z');
const article = () => getArticle(slug, 'fr') ?? expect.fail(`no ${slug}`);
const availability = () => JSON.stringify(listProducts(article(), 'fr'));
afterEach(() => noteSoldOut([]));

test('an article of which no piece is left says so to people and to machines, until it is there again', () => {
  expect(availability()).not.toContain('OutOfStock');
  noteSoldOut([slug]);
  expect(article().stock).toBe('out-of-stock');
  expect(listArticles('de').find((one) => one.slug === slug)?.stock).toBe('out-of-stock');
  expect(availability()).toContain('https://schema.org/OutOfStock');
  expect(availability()).not.toContain('InStock');
  noteSoldOut([]);
  expect(article().stock).toBe('in-stock');
});

test('an example of a shop that is not open is no article that has sold out', () => {
  const example = listArticles('fr').find(({ stock }) => stock === 'example') ?? expect.fail();
  noteSoldOut([example.slug]);
  expect(getArticle(example.slug, 'fr')?.stock).toBe('example');
});

test('a basket still learns what it costs, and the desk that its editors sell it', async () => {
  noteSoldOut([slug]);
  const asked = { locale: 'fr', currencies: ['CHF'] } as const;
  expect(describeOffer(article(), 0, asked)).toMatchObject({ prices: { CHF: expect.any(Number) } });
  const db = await openDatabase(':memory:');
  const listed = (await listStock(db, 'fr')).find((one) => one.article === slug);
  await db.destroy();
  expect(listed).not.toHaveProperty('isHeld');
});

test('a film is not to be had on a disc that has sold out, nor found by it', () => {
  const [film = expect.fail()] = article().films;
  const discs = () =>
    waysToSee(getFilm(film.slug, 'fr') ?? film, now).filter(({ kind }) => kind === 'disc').length;
  const isFound = () =>
    searchFilms(parseQuery({ q: 'Blu-ray' }), 'fr', now, 1000).films.some(
      (one) => one.film.slug === film.slug,
    );
  const before = discs();
  expect(before).toBeGreaterThan(0);
  expect(isFound()).toBe(true);
  noteSoldOut([slug]);
  expect(discs()).toBe(0);
  expect(isFound()).toBe(false);
});
