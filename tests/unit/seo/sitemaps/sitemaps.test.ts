import { describe, expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { locales } from '@/lib/i18n/locales';
import { lastChanges } from '@/lib/seo/sitemaps/last-changes';
import { listPages } from '@/lib/seo/sitemaps/sitemap';
import { type SitemapEntry, writeIndex, writeSitemaps } from '@/lib/seo/sitemaps/write-sitemaps';
import { validateSitemap } from '@/tools/crawl/sitemap/validate-sitemap';

describe('listPages', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const pages = (locale: 'fr' | 'de', at = now) =>
    new Map([...listPages(locale, at)].map((page) => [page.url, page]));

  test('the sitemaps of both languages are valid, with a past modification date for every page', () => {
    for (const locale of locales) {
      const all = [...listPages(locale, now)];
      expect(writeSitemaps(all).map(({ xml }) => validateSitemap(xml))).toEqual([[]]);
      const unknown = all.filter(({ lastModified }) => lastModified === undefined);
      expect(unknown.map(({ url }) => url)).toEqual([]);
      for (const { lastModified = 0 } of all) expect(lastModified).toBeLessThan(Date.now());
    }
  });

  test('a film has its video while it is offered, and the end of the offer changes its page', () => {
    const at = (moment: string) =>
      pages('fr', new Date(moment)).get('https://bobine.example/movie/etude-en-disques');
    expect(at('2026-11-22T12:00:00Z')).toMatchObject({
      images: expect.arrayContaining([
        'https://bobine.example/media/etude-en-disques/poster.jpg',
        'https://bobine.example/media/etude-en-disques/still-1.jpg',
      ]),
      video: {
        title: 'Étude en disques',
        file: 'https://bobine.example/media/etude-en-disques/film.mp4',
        expires: new Date('2099-01-31T22:59:00Z'),
      },
    });
    const over = at('2099-02-01T12:00:00Z');
    expect(over?.video).toBeUndefined();
    expect(over?.lastModified).toBe(Date.parse('2099-01-31T22:59:00Z'));
  });
});

describe('lastChanges', () => {
  const site = loadLibrary();
  const [item = expect.fail()] = site.news.values();
  const news = new Map([['premiere', { ...item, date: '2026-06-01', films: ['genuine'] }]]);
  const library = { ...site, news };
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  /** The last change of a path, given the days on which files changed. */
  const changeOf = (files: Record<string, string>, now = '2026-11-22') => {
    const changed = lastChanges({
      library,
      history: new Map(
        Object.entries(files).map(([path, day]) => [path, { first: at(day), last: at(day) }]),
      ),
      ...{ newest: ['nerven'], offered: [{ slug: 'etude-en-disques' }], now: new Date(at(now)) },
      filmsUnder: (_, value) => (['robert-wiene', '1920', 'AT'].includes(value) ? ['genuine'] : []),
    });
    return (path: string) => {
      const moment = changed(path);
      return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 10);
    };
  };

  test('a film’s page changes with its own file and with the files of what it lists', () => {
    const own = { 'films/nosferatu-eine-symphonie-des-grauens.yaml': '2026-01-01' };
    const page = '/movie/nosferatu-eine-symphonie-des-grauens';
    expect(changeOf(own)(page)).toBe('2026-01-01');
    expect(changeOf({ ...own, 'shop/blu-ray-nosferatu.yaml': '2026-02-01' })(page)).toBe(
      '2026-02-01',
    );
    expect(changeOf({ ...own, 'collections/expressionnisme.yaml': '2026-03-01' })(page)).toBe(
      '2026-03-01',
    );
    expect(changeOf({ ...own, 'films/faust.yaml': '2026-04-01' })(page)).toBe('2026-01-01');
    expect(changeOf({})(page)).toBeUndefined();
  });

  test('lists change with what they list, and a collection with its films', () => {
    const files = {
      ...{ 'films/nerven.yaml': '2026-03-01', 'films/genuine.yaml': '2026-05-01' },
      ...{
        'collections/expressionnisme.yaml': '2026-01-01',
        'shop/bon-cadeau-25.yaml': '2026-02-01',
      },
    };
    const page = changeOf(files);
    expect(page('/catalogue')).toBe('2026-05-01');
    expect(page('/collection')).toBe('2026-01-01');
    expect(page('/collection/expressionnisme')).toBe('2026-05-01');
    expect(page('/shop')).toBe('2026-02-01');
    // The home page lists the newest films.
    expect(changeOf({ ...files, 'films/faust.yaml': '2026-05-05' })('/')).toBe(page('/'));
    expect(changeOf({ ...files, 'films/nerven.yaml': '2026-06-02' })('/')).toBe('2026-06-02');
  });

  test('news change on their day, though their file is older', () => {
    const files = { 'films/genuine.yaml': '2026-01-01', 'news/premiere.yaml': '2026-01-01' };
    const pages = ['/actualites/premiere', '/actualites', '/movie/genuine'];
    // A day begins in Zurich before it does in London.
    expect(pages.map(changeOf(files))).toEqual(Array(3).fill('2026-05-31'));
    expect(pages.map(changeOf(files, '2026-05-01'))).toEqual([undefined, undefined, '2026-01-01']);
    expect(changeOf({ ...files, 'news/premiere.yaml': '2026-07-01' })('/actualites')).toBe(
      '2026-07-01',
    );
  });

  test('a page changes with its file, and without one has no date', () => {
    const page = changeOf({ 'pages/la-maison.yaml': '2026-01-01' });
    expect(changeOf({ 'site.yaml': '2026-02-01' })('/vie-privee')).toBe('2026-02-01');
    expect(page('/la-maison')).toBe('2026-01-01');
    expect([page('/vie-privee'), page('/constructor'), page('/person/ossi-oswalda')]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  test('pages of people, genres, countries and decades change with their films', () => {
    const page = changeOf({
      'films/genuine.yaml': '2026-05-01',
      'films/nerven.yaml': '2026-06-01',
    });
    for (const path of ['/person/robert-wiene', '/decade/1920', '/country/at'])
      expect(page(path), path).toBe('2026-05-01');
    expect(page('/genre/horror')).toBeUndefined();
  });
});

describe('writeSitemaps', () => {
  const entry = (name: string | number, more: Partial<SitemapEntry> = {}): SitemapEntry => ({
    url: `https://films.example/${name}`,
    alternates: { languages: { fr: `https://films.example/${name}` } },
    images: [],
    ...more,
  });
  const video = {
    ...{ title: 'Nerfs & <Co>', description: 'Un film « fort ».\u0000\uD800', seconds: 94 * 60 },
    ...{ thumbnail: 'https://films.example/og/a.png', uploaded: new Date('2026-01-02T03:04:05Z') },
    ...{ expires: new Date('2026-02-03T04:05:06Z'), file: 'https://films.example/a.mp4?b=c&d=e' },
  };
  const write = (...entries: SitemapEntry[]) => writeSitemaps(entries)[0]?.xml ?? '';
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => entry(index));

  test('an entry with all fields and special characters is valid by the schemas', () => {
    const images = ['https://films.example/poster/a.svg'];
    const xml = write(
      entry("d'été?a=1&b=2", { images, video, lastModified: Date.UTC(2026, 0, 2) }),
    );
    expect(validateSitemap(xml)).toEqual([]);
    expect(xml).toContain('<lastmod>2026-01-02T00:00:00Z</lastmod>');
    expect(xml).toContain('<video:title>Nerfs &amp; &lt;Co&gt;</video:title>');
    expect(xml).toContain('<video:expiration_date>2026-02-03T04:05:06Z</video:expiration_date>');
  });

  test('unknown facts and a duration above the maximum are left out', () => {
    const { expires: _, seconds: _seconds, file: _file, ...known } = video;
    const player = 'https://player.example/1';
    const xml = write(entry('a', { video: { ...known, player } }), entry('b'));
    expect(validateSitemap(xml)).toEqual([]);
    expect(xml).not.toMatch(/lastmod|expiration|duration|content_loc/);
    const endless = write(entry('a', { video: { ...known, player, seconds: 30_000 } }));
    expect(validateSitemap(endless)).toEqual([]);
  });

  test.each([
    ['a page twice', write(entry('a'), entry('a'))],
    ['a relative address', write({ ...entry('a'), url: '/a' })],
    ['a video without a title', write(entry('a', { video: { ...video, title: '' } }))],
    ['malformed XML', '<urlset>'],
    [
      'elements in another order',
      write(entry('a')).replace('<url>', '<url><lastmod>2026-01-01</lastmod>'),
    ],
  ])('the schemas refuse %s', (_, xml) => expect(validateSitemap(xml)).not.toEqual([]));

  test('50,001 addresses take two files, and an index that names both', () => {
    const parts = writeSitemaps(numbered(50_001));
    const count = (xml: string) => xml.split('<url>').length - 1;
    expect(parts.map(({ xml }) => count(xml))).toEqual([50_000, 1]);
    const addresses = [1, 2].map((part) => `https://films.example/sitemap/${part}.xml`);
    const index = writeIndex(parts, addresses);
    expect(validateSitemap(index)).toEqual([]);
    for (const address of addresses) expect(index).toContain(`<loc>${address}</loc>`);
  });

  test('no file exceeds the size limit, and no page is lost between two', () => {
    const entries = numbered(100).map((each, index) => ({ ...each, lastModified: index * 1000 }));
    const bytes = 4000;
    const parts = writeSitemaps(entries, { entries: 50, bytes });
    expect(parts.length).toBeGreaterThan(2);
    for (const { xml } of parts) expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(bytes);
    const named = parts.flatMap(({ xml }) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)]);
    expect(named.map(([, url]) => url)).toEqual(entries.map(({ url }) => url));
    const index = writeIndex(parts, Array(parts.length).fill(''));
    expect(index).toContain('<lastmod>1970-01-01T00:01:39Z</lastmod>');
  });
});
