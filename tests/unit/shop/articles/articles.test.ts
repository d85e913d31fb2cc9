import { afterEach, describe, expect, test } from 'vitest';
import { listStock } from '@/lib/admin/lists';
import { listAvailability } from '@/lib/catalog/films/availability';
import { onSoldOut, setSoldOut } from '@/lib/catalog/films/disc-stock';
import { getFilm } from '@/lib/catalog/films/get-film';
import type { Locale } from '@/lib/i18n/locales';
import { searchFilms } from '@/lib/search/engine/search-films';
import { parseQuery } from '@/lib/search/query/catalogue-address';
import { listProducts } from '@/lib/seo/structured-data/product';
import { getArticle, listArticleSlugs, listArticles } from '@/lib/shop/articles/get-articles';
import { describeOffer, readOffersQuery } from '@/lib/shop/articles/offers';
import { openDatabase } from '@/lib/shop/database/open-database';

const slug = 'blu-ray-nosferatu';
const now = new Date('2026-11-27T10:00:00Z');
const article = (name = slug, locale: Locale = 'fr') =>
  getArticle(name, locale) ?? expect.fail(`no ${name}`);
const offer = (name: string, left?: number, currencies: ('CHF' | 'EUR')[] = ['CHF', 'EUR']) =>
  describeOffer(article(name, 'de'), left, { locale: 'de', currencies });

test('drafts and unknown slugs are not articles', () => {
  expect(getArticle('livre-quixandel', 'fr')).toBeUndefined();
  expect(getArticle('nothing', 'fr')).toBeUndefined();
  expect(listArticleSlugs()).not.toContain('livre-quixandel');
});

test('an offer has the title, path, prices and remaining pieces of an article', () =>
  expect(offer('livre-ombres-peintes', 3)).toMatchObject({
    article: 'livre-ombres-peintes',
    title: 'Gemalte Schatten',
    href: '/de/shop/livre-ombres-peintes',
    prices: { CHF: 3800, EUR: 3600 },
    left: 3,
    grams: article('livre-ombres-peintes').weight,
  }));

test('an article that is not for sale has no price', () => {
  for (const name of ['affiche-le-voyage-dans-la-lune', 'dvd-trois-comedies-berlinoises'])
    expect(offer(name).prices).toEqual({});
});

test('the offers query needs a language and valid slugs, at most a full cart', () => {
  const read = (query: string) => readOffersQuery(new URLSearchParams(query));
  expect(read('locale=de&articles=a,b-2')).toEqual({ locale: 'de', articles: ['a', 'b-2'] });
  const many = Array.from({ length: 51 }, (_, index) => `a-${index}`).join();
  for (const query of ['locale=en&articles=a', 'locale=de&articles=A B', 'locale=de'])
    expect(read(query)).toHaveProperty('error');
  expect(read(`locale=de&articles=${many}`)).toHaveProperty('error');
});

describe('a sold-out article', () => {
  afterEach(() => setSoldOut([]));

  test('is out of stock on pages and in structured data until it is restocked', () => {
    const availability = () => JSON.stringify(listProducts(article(), 'fr'));
    expect(availability()).not.toContain('OutOfStock');
    setSoldOut([slug]);
    expect(article().stock).toBe('out-of-stock');
    expect(listArticles('de').find((one) => one.slug === slug)?.stock).toBe('out-of-stock');
    expect(availability()).toContain('https://schema.org/OutOfStock');
    expect(availability()).not.toContain('InStock');
    setSoldOut([]);
    expect(article().stock).toBe('in-stock');
  });

  test('stays an example if the site content declares it as one', () => {
    const example = listArticles('fr').find(({ stock }) => stock === 'example') ?? expect.fail();
    setSoldOut([example.slug]);
    expect(article(example.slug).stock).toBe('example');
  });

  test('keeps its price in the cart and is on sale in the admin', async () => {
    setSoldOut([slug]);
    expect(offer(slug, 0).prices).toEqual({ CHF: expect.any(Number), EUR: expect.any(Number) });
    const db = await openDatabase(':memory:');
    const listed = (await listStock(db, 'fr')).find((one) => one.article === slug);
    await db.destroy();
    expect(listed).not.toHaveProperty('isOffSale');
  });

  test('makes its film neither available nor findable on disc', () => {
    const [film = expect.fail()] = article().films;
    const seen = () => ({
      hasDisc: listAvailability(getFilm(film.slug, 'fr') ?? film, now).some(
        ({ kind }) => kind === 'disc',
      ),
      isFound: searchFilms(parseQuery({ q: 'Blu-ray' }), 'fr', now, 1000).films.some(
        (one) => one.film.slug === film.slug,
      ),
    });
    expect(seen()).toEqual({ hasDisc: true, isFound: true });
    setSoldOut([slug]);
    expect(seen()).toEqual({ hasDisc: false, isFound: false });
  });

  test('is reported to listeners only if the list changes', () => {
    let calls = 0;
    const stop = onSoldOut(() => {
      calls += 1;
    });
    for (const articles of [['a', 'b'], ['b', 'a'], ['b', 'c'], ['b'], []]) setSoldOut(articles);
    stop();
    expect(calls).toBe(4);
  });
});
