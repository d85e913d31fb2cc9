import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getNewsPage,
  groupByYear,
  listNews,
  listNewsOf,
  teaser,
} from '@/lib/catalog/news/list-news';
import { newsChanges } from '@/lib/catalog/news/news-changes';
import { getSitePage, listPageSlugs, listSitePages } from '@/lib/catalog/pages/site-pages';
import { newsSchema, pageSchema } from '@/lib/content/schema/page';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { listPages } from '@/lib/seo/sitemaps/sitemap';
import { feedPaths } from '@/lib/site/feed-paths';
import { footerPages, menuPages } from '@/lib/site/menu';

vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => shown.library }));

const house = loadLibrary();
const shown = vi.hoisted(() => ({}) as { library: Library });

describe('menu pages', () => {
  let written: Library['pages'];
  const write = (pages: Record<string, 'menu' | 'foot' | 'none'>) => {
    const raw = (place: string, order: number) =>
      pageSchema.parse({ title: { fr: 'T' }, text: { fr: 'T' }, in: place, order });
    written = new Map(
      Object.entries(pages).map(([slug, place], order) => [slug, raw(place, order)]),
    );
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
  const foot = () => footerPages('fr').map(({ path }) => path);

  test('a house that has everything has all pages in its menu', () =>
    expect(menuOf({ screenings: house.screenings })).toEqual({
      menu: ['/catalogue', '/au-cinema', '/vod', '/shop', '/a-voir'],
      told: ['/vod', '/shop', '/collection', '/au-cinema'],
    }));

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
});

describe('list house pages', () => {
  const page = (fields: object) =>
    pageSchema.parse({ title: { fr: 'T' }, text: { fr: 'T' }, ...fields });
  function write(pages: Record<string, object>) {
    const raw = Object.entries(pages).map(([slug, fields]) => [slug, page(fields)] as const);
    shown.library = { ...house, pages: new Map(raw) };
  }

  test('pages are listed in the order of the house, for the foot unless they say otherwise', () => {
    write({ b: { order: 2 }, a: { order: 3 }, c: { in: 'menu' }, e: { order: 1, in: 'none' } });
    const listed = listSitePages('de').map(({ slug, place }) => [slug, place]);
    expect(listed).toEqual([
      ['c', 'menu'],
      ['e', 'none'],
      ['b', 'foot'],
      ['a', 'foot'],
    ]);
  });

  test('the words of imprint and privacy have no address of their own', () => {
    write({ 'mentions-legales': {}, 'vie-privee': { in: 'menu' }, a: {} });
    expect(listPageSlugs()).toEqual(['a']);
  });

  test('a page in one language is read in the other, and says so', () => {
    shown.library = house;
    expect(getSitePage('une-seule-langue', 'de')?.title).toEqual({
      ...{ text: 'Le projectionniste', lang: 'fr', translated: false },
    });
    expect(getSitePage('la-maison', 'de')).toMatchObject({
      ...{ path: '/la-maison', title: { text: 'Das Haus', translated: true } },
      picture: { credit: { text: 'Bobine, CC0' } },
    });
    expect(getSitePage('none', 'fr')).toBeUndefined();
  });
});

describe('list news', () => {
  function tell(news: Record<string, object>, timeZone = 'Europe/Zurich') {
    const raw = Object.entries(news).map(
      ([slug, fields]) =>
        [slug, newsSchema.parse({ title: { fr: 'T' }, text: { fr: 'T' }, ...fields })] as const,
    );
    shown.library = { ...house, site: { ...house.site, timeZone }, news: new Map(raw) };
  }
  const slugsAt = (moment: string) => listNews('fr', new Date(moment)).map(({ slug }) => slug);

  test('news stand with the newest first, those of a day by their names', () => {
    tell({ a: { date: '2026-01-02' }, c: { date: '2026-03-01' }, b: { date: '2026-03-01' } });
    expect(slugsAt('2026-04-01T00:00:00Z')).toEqual(['b', 'c', 'a']);
  });

  test('news of a day are there from its midnight where the house is', () => {
    const news = { a: { date: '2026-07-02' } };
    tell(news);
    expect(slugsAt('2026-07-01T21:59:59Z')).toEqual([]);
    expect(slugsAt('2026-07-01T22:00:00Z')).toEqual(['a']);
    tell(news, 'America/New_York');
    expect(slugsAt('2026-07-02T03:59:59Z')).toEqual([]);
  });

  test('a preview has news of a day to come', () => {
    const now = new Date('2026-07-01T12:00:00Z');
    tell({
      a: { date: '2026-07-02' },
      b: { date: '2026-07-03', draft: true },
      c: { date: '2026-06-01' },
    });
    vi.stubEnv('SITE_ENV', 'preview');
    const said = listNews('fr', now).map(({ slug }) => slug);
    vi.unstubAllEnvs();
    expect(said).toEqual(['b', 'a', 'c']);
  });

  test('a page leads to what was told before and after, and to films; before its day there is none', () => {
    tell({
      ...{ a: { date: '2026-01-01' }, c: { date: '2026-03-01' }, d: { date: '2027-01-01' } },
      b: { date: '2026-02-01', films: ['l-inventaire', 'etude-en-disques'] },
    });
    const now = new Date('2026-04-01T00:00:00Z');
    const page = getNewsPage('b', 'de', now);
    expect([page?.older?.slug, page?.newer?.slug]).toEqual(['a', 'c']);
    expect(page?.films.map(({ slug }) => slug)).toEqual(['l-inventaire', 'etude-en-disques']);
    expect(getNewsPage('c', 'de', now)?.newer).toBeUndefined();
    expect(getNewsPage('d', 'de', now)).toBeUndefined();
    expect(listNewsOf('l-inventaire', 'de', now).map(({ slug }) => slug)).toEqual(['b']);
  });

  test('a list says the summary, or else how the text begins', () => {
    tell({
      a: { date: '2026-01-02', text: { fr: 'Un *début*.' } },
      b: { date: '2026-01-01', summary: { fr: 'Court', de: 'Kurz' } },
    });
    const words = listNews('de', new Date('2026-04-01')).map((item) => teaser(item));
    expect(words).toMatchObject([
      { text: 'Un début.', lang: 'fr', translated: false },
      { text: 'Kurz', translated: true },
    ]);
  });

  test('years come in the order of the news', () => {
    const dated = [{ date: '2026-02-01' }, { date: '2026-01-01' }, { date: '2024-01-01' }];
    expect(groupByYear(dated).map(({ year, items }) => [year, items.length])).toEqual([
      ['2026', 2],
      ['2024', 1],
    ]);
  });

  test('news to come change lists, their own page, that of the day before and those of their films', () => {
    tell({
      ...{ old: { date: '2025-01-01' }, last: { date: '2026-01-01' } },
      soon: { date: '2026-07-02', films: ['l-inventaire'] },
    });
    const [change, ...others] = newsChanges(shown.library, new Date('2026-06-01T00:00:00Z'));
    expect(others).toEqual([]);
    expect(change?.at).toBe(Date.parse('2026-07-01T22:00:00Z'));
    expect(change?.paths.filter((path) => !path.startsWith('/de'))).toEqual([
      ...['/', '/actualites', ...feedPaths('news'), '/sitemap.xml'],
      ...['/actualites/soon', '/actualites/last'],
      '/movie/l-inventaire',
    ]);
    expect(change?.paths).toEqual(expect.arrayContaining(['/de', '/de/sitemap.xml']));
  });
});
