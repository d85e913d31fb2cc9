import { beforeEach, expect, test, vi } from 'vitest';
import { pageSchema } from '@/lib/content/schema/page';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { footPages, menuPages } from '@/lib/menu/menu-pages';
import { listPages } from '@/lib/seo/sitemap';

const house = loadLibrary();
const shown = vi.hoisted(() => ({}) as { library: Library });
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => shown.library }));

let written: Library['pages'];
const write = (pages: Record<string, 'menu' | 'foot' | 'none'>) => {
  const raw = (place: string, order: number) =>
    pageSchema.parse({ title: { fr: 'T' }, text: { fr: 'T' }, in: place, order });
  written = new Map(Object.entries(pages).map(([slug, place], order) => [slug, raw(place, order)]));
};
beforeEach(() => write({}));

/** What only some tests are about. */
const empty = { news: new Map(), screenings: new Map() };

/** The menu of a house, and which of its pages crawlers are told of. */
function menuOf(change: Partial<Library>) {
  shown.library = { ...house, ...empty, pages: written, ...change };
  const told = [...listPages('fr')].map(({ url }) => new URL(url).pathname);
  return {
    menu: menuPages('fr').map(({ path }) => path),
    told: ['/vod', '/shop', '/collection', '/au-cinema'].filter((path) => told.includes(path)),
  };
}

const named = (...menu: string[]) => ({ site: { ...house.site, menu } });
const foot = () => footPages('fr').map(({ path }) => path);

test('a house that has everything has all pages in its menu', () => {
  expect(menuOf({ screenings: house.screenings })).toEqual({
    menu: ['/catalogue', '/au-cinema', '/vod', '/shop', '/a-voir'],
    told: ['/vod', '/shop', '/collection', '/au-cinema'],
  });
});

test('without screenings that come there is no page of them', () => {
  const past = house.screenings.get('finis-terrae') ?? [];
  expect(past).toHaveLength(1);
  expect(menuOf({ screenings: new Map([['finis-terrae', past]]) })).toEqual({
    menu: ['/catalogue', '/vod', '/shop', '/a-voir'],
    told: ['/vod', '/shop', '/collection'],
  });
});

test('without articles there is no shop, and without collections no page of them', () => {
  expect(menuOf({ articles: new Map(), collections: new Map() })).toEqual({
    menu: ['/catalogue', '/vod', '/a-voir'],
    told: ['/vod'],
  });
  expect(foot()).toEqual(['/catalogue', '/vod', '/a-voir']);
});

test('a house that tells news has them at the foot, and in its menu where it says so', () => {
  expect(menuOf({ news: house.news }).menu).not.toContain('/actualites');
  expect(foot()).toContain('/actualites');
  expect(menuOf({ news: house.news, ...named('news', 'catalogue') }).menu).toEqual([
    ...['/actualites', '/catalogue'],
  ]);
});

test('without offers there is nothing to watch', () => {
  const films = new Map([...house.films].map(([slug, { vod, ...film }]) => [slug, film]));
  expect(menuOf({ films }).menu).toEqual(['/catalogue', '/shop', '/a-voir']);
});

test('a house names the pages of its menu in its own order, and the foot has the others behind them', () => {
  expect(menuOf(named('shop', 'collections', 'catalogue')).menu).toEqual([
    '/shop',
    '/collection',
    '/catalogue',
  ]);
  expect(foot()).toEqual(['/shop', '/collection', '/catalogue', '/vod', '/a-voir']);
});

test('a page that the house names and has nothing for is left out', () => {
  expect(menuOf({ ...named('shop', 'catalogue'), articles: new Map() }).menu).toEqual([
    '/catalogue',
  ]);
});

test('the house’s own pages stand where it names them', () => {
  write({ 'la-maison': 'none', contact: 'menu' });
  expect(menuOf(named('la-maison', 'catalogue', 'contact')).menu).toEqual([
    '/la-maison',
    '/catalogue',
    '/contact',
  ]);
});

test('without a menu its own pages stand where each of them says', () => {
  write({ 'la-maison': 'foot', contact: 'menu', presse: 'none' });
  expect(menuOf({}).menu).toEqual(['/catalogue', '/vod', '/shop', '/a-voir', '/contact']);
  expect(foot()).toEqual([
    ...['/catalogue', '/vod', '/shop', '/a-voir', '/contact'],
    ...['/collection', '/la-maison'],
  ]);
});

test('news stand in the foot, and in a menu that names them', () => {
  const { news } = house;
  expect(news.size).toBeGreaterThan(0);
  expect(menuOf({ news }).menu).not.toContain('/actualites');
  expect(foot()).toContain('/actualites');
  expect(menuOf({ news, ...named('news') }).menu).toEqual(['/actualites']);
  expect(menuOf(named('news')).menu).toEqual([]);
});
