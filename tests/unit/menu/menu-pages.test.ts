import { expect, test, vi } from 'vitest';
import { loadLibrary } from '@/lib/content/load-library';
import type { Library } from '@/lib/content/raw-library';
import { menuPages } from '@/lib/menu/menu-pages';
import { listPages } from '@/lib/seo/sitemap';

const house = loadLibrary();
const shown = vi.hoisted(() => ({}) as { library: Library });
vi.mock('@/lib/content/library', () => ({ getLibrary: () => shown.library }));

/** The menu of a house, and which of its pages crawlers are told of. */
function menuOf(change: Partial<Library>) {
  shown.library = { ...house, ...change };
  const told = listPages('fr').map(({ url }) => new URL(url).pathname);
  return {
    menu: menuPages().map(({ key }) => key),
    told: ['/vod', '/shop', '/collection', '/au-cinema'].filter((path) => told.includes(path)),
  };
}

test('a house that has everything has all pages in its menu', () => {
  expect(menuOf({})).toEqual({
    menu: ['catalogue', 'screenings', 'vod', 'shop', 'lists'],
    told: ['/vod', '/shop', '/collection', '/au-cinema'],
  });
});

test('without articles there is no shop', () => {
  expect(menuOf({ articles: new Map() })).toEqual({
    menu: ['catalogue', 'screenings', 'vod', 'lists'],
    told: ['/vod', '/collection', '/au-cinema'],
  });
});

test('without offers there is nothing to watch', () => {
  const films = new Map([...house.films].map(([slug, { vod, ...film }]) => [slug, film]));
  expect(menuOf({ films }).menu).toEqual(['catalogue', 'screenings', 'shop', 'lists']);
});

test('without screenings that come there is no page of them', () => {
  const screenings = new Map([['finis-terrae', house.screenings.get('finis-terrae') ?? []]]);
  expect(screenings.get('finis-terrae')).toHaveLength(1);
  expect(menuOf({ screenings })).toEqual({
    menu: ['catalogue', 'vod', 'shop', 'lists'],
    told: ['/vod', '/shop', '/collection'],
  });
});
