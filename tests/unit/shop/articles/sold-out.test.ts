import { afterEach, describe, expect, test, vi } from 'vitest';
import { listStock } from '@/lib/admin/lists';
import { listAvailability } from '@/lib/catalog/films/availability';
import { getFilm } from '@/lib/catalog/films/get-film';
import { onSoldOut, setSoldOut, soldOut } from '@/lib/catalog/films/sold-out';
import { searchFilms } from '@/lib/search/engine/search-films';
import { parseQuery } from '@/lib/search/query/parse-query';
import { listProducts } from '@/lib/seo/structured-data/product';
import { getArticle, listArticles } from '@/lib/shop/articles/get-articles';
import { loadStock } from '@/lib/shop/articles/load-stock';
import { describeOffer } from '@/lib/shop/articles/offers';
import { pollSoldOut } from '@/lib/shop/articles/stock';
import { setStock } from '@/lib/shop/commands/stock';
import { openDatabase } from '@/lib/shop/database/open-database';
import { onBothPlaces } from '@/tests/databases/on-both';
import { until } from '../../until';

const slug = 'blu-ray-nosferatu';
const now = new Date('2026-11-27T10:00:00Z');
const article = () => getArticle(slug, 'fr') ?? expect.fail(`no ${slug}`);
const availability = () => JSON.stringify(listProducts(article(), 'fr'));
afterEach(() => setSoldOut([]));

test('an article of which no piece is left says so to people and to machines, until it is there again', () => {
  expect(availability()).not.toContain('OutOfStock');
  setSoldOut([slug]);
  expect(article().stock).toBe('out-of-stock');
  expect(listArticles('de').find((one) => one.slug === slug)?.stock).toBe('out-of-stock');
  expect(availability()).toContain('https://schema.org/OutOfStock');
  expect(availability()).not.toContain('InStock');
  setSoldOut([]);
  expect(article().stock).toBe('in-stock');
});

test('an example of a shop that is not open is no article that has sold out', () => {
  const example = listArticles('fr').find(({ stock }) => stock === 'example') ?? expect.fail();
  setSoldOut([example.slug]);
  expect(getArticle(example.slug, 'fr')?.stock).toBe('example');
});

test('a basket still learns what it costs, and the desk that its editors sell it', async () => {
  setSoldOut([slug]);
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
    listAvailability(getFilm(film.slug, 'fr') ?? film, now).filter(({ kind }) => kind === 'disc')
      .length;
  const isFound = () =>
    searchFilms(parseQuery({ q: 'Blu-ray' }), 'fr', now, 1000).films.some(
      (one) => one.film.slug === film.slug,
    );
  const before = discs();
  expect(before).toBeGreaterThan(0);
  expect(isFound()).toBe(true);
  setSoldOut([slug]);
  expect(discs()).toBe(0);
  expect(isFound()).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());

const answering = (json: unknown) => {
  const fetch = vi.fn(async (..._asked: unknown[]) => Response.json(json));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('all articles are asked for at once', async () => {
  const fetch = answering({ stock: { a: 2 } });
  expect(await loadStock(['a', 'b'])).toEqual({ a: 2 });
  expect(String(fetch.mock.calls[0]?.[0])).toBe('/api/shop/stock?article=a&article=b');
});

test.each([{}, { stock: { a: 'many' } }, { stock: { a: 1.5 } }, []])(
  '%j is no answer',
  async (json) => {
    answering(json);
    await expect(loadStock(['a'])).rejects.toThrow(TypeError);
  },
);

describe('following the stock', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
    setSoldOut([]);
  });

  onBothPlaces('the stock that pages follow', (place) => {
    test('is what another process has made of it: sold out, and there again', async () => {
      const where = await place();
      const [ours, theirs] = [await openDatabase(where), await openDatabase(where)];
      const count = (article: string, pieces: number) =>
        setStock(theirs, { article, pieces, actor: 'site', now });
      ends.push(() => Promise.all([ours.destroy(), theirs.destroy()]));
      await count('dvd', 0);
      await count('livre', 2);
      ends.push(pollSoldOut(async () => ours));
      await until(() => expect([...soldOut()]).toEqual(['dvd']));
      await count('dvd', 3);
      await until(() => expect([...soldOut()]).toEqual([]));
    });
  });

  test('while the database is away what was known stays', async () => {
    setSoldOut(['dvd']);
    let asked = 0;
    const away = async () => {
      asked += 1;
      throw new Error('connect ECONNREFUSED');
    };
    ends.push(pollSoldOut(away));
    await until(() => expect(asked).toBeGreaterThan(0));
    expect([...soldOut()]).toEqual(['dvd']);
  });

  test('who listens hears of changes alone', () => {
    let heard = 0;
    ends.push(
      onSoldOut(() => {
        heard += 1;
      }),
    );
    for (const articles of [['a', 'b'], ['b', 'a'], ['b', 'c'], ['b'], []]) setSoldOut(articles);
    expect(heard).toBe(4);
  });
});
