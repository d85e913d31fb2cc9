import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { switchedOff } from '@/lib/content/settings.mjs';
import { loadLibrary, withEnabledFeatures } from '@/lib/content/validate/load-library';

const house = loadLibrary();
const without = (...parts: ('shop' | 'vod' | 'lists' | 'open')[]) =>
  withEnabledFeatures({ ...house, site: { ...house.site, switchedOff: parts } });
const offered = ({ films }: Pick<typeof house, 'films'>) =>
  [...films.values()].filter(({ vod }) => vod).length;

const root = mkdtempSync(join(tmpdir(), 'bobine-switches-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a house that switches nothing off keeps all it has', () => {
  expect(without()).toEqual(house);
  expect(without('lists')).toMatchObject({ films: house.films, articles: house.articles });
});

test('without a shop nothing knows of an article', () => {
  expect(without('shop').articles.size).toBe(0);
  expect(offered(without('shop'))).toBe(offered(house));
});

test('without video on demand no film is offered, and all are there', () => {
  expect(offered(house)).toBeGreaterThan(0);
  expect(offered(without('vod'))).toBe(0);
  expect([...without('vod').films.keys()]).toEqual([...house.films.keys()]);
  expect(without('vod').articles).toEqual(house.articles);
});

test('prices are in the currencies of the house, in its order', () => {
  const priced = (price: object) =>
    [...house.articles]
      .slice(0, 1)
      .map(([slug, article]) => [slug, { ...article, price }] as const);
  const shown = (price: object, ...currencies: ('CHF' | 'EUR')[]) => {
    const articles = new Map(priced(price)) as typeof house.articles;
    const [article] = withEnabledFeatures({
      ...{ ...house, articles, site: { ...house.site, currencies } },
    }).articles.values();
    return JSON.stringify(article?.price);
  };
  const both = { CHF: 29.9, EUR: 27 };
  expect(shown(both, 'CHF', 'EUR')).toBe('{"CHF":29.9,"EUR":27}');
  expect(shown(both, 'EUR', 'CHF')).toBe('{"EUR":27,"CHF":29.9}');
  expect(shown(both, 'CHF')).toBe('{"CHF":29.9}');
  expect(shown({ EUR: 27 }, 'CHF', 'EUR')).toBe('{"EUR":27}');
});

test('the build is told what is off, and of a file that cannot be read nothing', () => {
  const told = (text: string) => {
    writeFileSync(join(root, 'site.yaml'), text);
    return switchedOff(root);
  };
  expect(told('name: A\nswitchedOff: [lists, shop]\n')).toEqual(['lists', 'shop']);
  expect(told('name: A\n')).toEqual([]);
  expect(told('switchedOff: all\n')).toEqual([]);
  expect(told('name: "A\n')).toEqual([]);
  expect(switchedOff(join(root, 'nowhere'))).toEqual([]);
});
