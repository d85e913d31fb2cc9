import { expect, test } from 'vitest';
import { pageSchema } from '@/lib/content/schema/page';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { listPages } from '@/lib/seo/sitemaps/sitemap';
import { footerPages, menuPages } from '@/lib/site/menu';
import { showLibrary } from '../show-library';

showLibrary(() => shown.library);

const content = loadLibrary();
const shown = {} as { library: Library };

const page = (place: string, order: number) =>
  pageSchema.parse({ title: { fr: 'T' }, text: { fr: 'T' }, in: place, order });
const pages = (places: Record<string, 'menu' | 'foot' | 'none'>) => ({
  pages: new Map(Object.entries(places).map(([slug, place], at) => [slug, page(place, at)])),
});
const menu = (...names: string[]) => ({ site: { ...content.site, menu: names } });

/** Shows the content with these changes, by default without news, screenings and content pages. */
function show(change: Partial<Library>) {
  const empty = { news: new Map(), screenings: new Map(), pages: new Map() };
  shown.library = { ...content, ...empty, ...change };
}
const usual = ['/catalogue', '/vod', '/enfants', '/shop', '/a-voir'];
const past = new Map([['finis-terrae', content.screenings.get('finis-terrae') ?? []]]);
const films = new Map([...content.films].map(([slug, { vod, ...film }]) => [slug, film]));
const noShop = { articles: new Map(), collections: new Map() };

test.each<[string, Partial<Library>, string[], string[]]>([
  [
    'screenings',
    { screenings: content.screenings },
    ['/catalogue', '/au-cinema', '/vod', '/enfants', '/shop', '/a-voir'],
    ['/collection'],
  ],
  ['past screenings only', { screenings: past }, usual, ['/collection']],
  ['no articles and collections', noShop, ['/catalogue', '/vod', '/enfants', '/a-voir'], []],
  ['no offers', { films }, ['/catalogue', '/enfants', '/shop', '/a-voir'], ['/collection']],
  ['news', { news: content.news }, usual, ['/collection', '/actualites']],
  [
    'a menu of its own',
    { news: content.news, ...menu('news', 'shop', 'catalogue') },
    ['/actualites', '/shop', '/catalogue'],
    ['/collection', '/vod', '/enfants', '/a-voir'],
  ],
  [
    'content pages in its menu',
    { ...pages({ 'la-maison': 'none' }), ...menu('la-maison', 'vod') },
    ['/la-maison', '/vod'],
    ['/catalogue', '/collection', '/enfants', '/shop', '/a-voir'],
  ],
  [
    'content pages for the menu and the footer',
    pages({ a: 'foot', b: 'menu', c: 'none' }),
    [...usual, '/b'],
    ['/collection', '/a'],
  ],
])('a site with %s has menu entries, and further links in the footer', (_, change, paths, more) => {
  show(change);
  expect(menuPages('fr').map(({ path }) => path)).toEqual(paths);
  expect(footerPages('fr').map(({ path }) => path)).toEqual([...paths, ...more]);
});

test('the sitemap has the built-in pages that exist', () => {
  const inSitemap = (change: Partial<Library>) => {
    show(change);
    const paths = new Set([...listPages('fr')].map(({ url }) => new URL(url).pathname));
    return ['/vod', '/shop', '/collection', '/au-cinema'].filter((path) => paths.has(path));
  };
  const all = ['/vod', '/shop', '/collection', '/au-cinema'];
  expect(inSitemap({ screenings: content.screenings })).toEqual(all);
  expect(inSitemap({ screenings: past })).toEqual(all.slice(0, 3));
  expect(inSitemap(noShop)).toEqual(['/vod']);
});
