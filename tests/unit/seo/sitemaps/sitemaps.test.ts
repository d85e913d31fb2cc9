import { expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { lastChanges } from '@/lib/seo/sitemaps/last-changes';
import { listPages } from '@/lib/seo/sitemaps/sitemap';
import { type SitemapEntry, writeIndex, writeSitemaps } from '@/lib/seo/sitemaps/write-sitemaps';
import { validateSitemap } from '@/tools/crawl/sitemap/validate-sitemap';

test('listPages: a film has its video while it is offered, and the end of the offer changes its page', () => {
  const at = (time: string) =>
    [...listPages('fr', new Date(time))].find(({ url }) => url.endsWith('/etude-en-disques'));
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

const site = loadLibrary();
const [item = expect.fail()] = site.news.values();
const news = new Map([['premiere', { ...item, date: '2026-06-01', films: ['genuine'] }]]);
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day of a path's last change, given the days on which files changed. */
function changeOf(path: string, files: Record<string, string>, now = '2026-11-22') {
  const history = Object.entries(files).map(
    ([file, day]) => [file, { first: at(day), last: at(day) }] as const,
  );
  const time = lastChanges({
    library: { ...site, news },
    history: new Map(history),
    ...{ newest: ['nerven'], offered: [{ slug: 'etude-en-disques' }], now: new Date(at(now)) },
    filmsUnder: (_, value) => (['robert-wiene', '1920', 'AT'].includes(value) ? ['genuine'] : []),
  })(path);
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
}

const nosferatu = 'nosferatu-eine-symphonie-des-grauens';
const film = { [`films/${nosferatu}.yaml`]: '2026-01-01' };
const genuine = { 'films/genuine.yaml': '2026-05-01', 'films/nerven.yaml': '2026-03-01' };
const collection = { 'collections/expressionnisme.yaml': '2026-01-01' };
const page = { 'pages/la-maison.yaml': '2026-01-01' };
test.each<[string, string | undefined, Record<string, string>]>([
  // A film, with what its page lists.
  [`/movie/${nosferatu}`, '2026-01-01', film],
  [`/movie/${nosferatu}`, '2026-02-01', { ...film, 'shop/blu-ray-nosferatu.yaml': '2026-02-01' }],
  [
    `/movie/${nosferatu}`,
    '2026-03-01',
    { ...film, ...collection, 'collections/expressionnisme.yaml': '2026-03-01' },
  ],
  [`/movie/${nosferatu}`, '2026-01-01', { ...film, 'films/faust.yaml': '2026-04-01' }],
  [`/movie/${nosferatu}`, undefined, {}],
  // A programme of shorts and its films name one another.
  ['/movie/l-inventaire', '2026-04-01', { 'films/etude-en-disques.yaml': '2026-04-01' }],
  ['/movie/etude-en-disques', '2026-04-01', { 'films/l-inventaire.yaml': '2026-04-01' }],
  // Lists, and a collection with its films.
  ['/catalogue', '2026-05-01', { ...genuine, ...collection }],
  ['/collection', '2026-01-01', { ...genuine, ...collection }],
  ['/collection/expressionnisme', '2026-05-01', { ...genuine, ...collection }],
  ['/shop', '2026-02-01', { ...genuine, 'shop/bon-cadeau-25.yaml': '2026-02-01' }],
  // The home page lists the newest films.
  ['/', '2026-05-31', { ...genuine, 'films/faust.yaml': '2026-07-01' }],
  ['/', '2026-06-02', { ...genuine, 'films/nerven.yaml': '2026-06-02' }],
  // Pages of people, genres, countries and decades.
  ['/person/robert-wiene', '2026-05-01', genuine],
  ['/decade/1920', '2026-05-01', genuine],
  ['/country/at', '2026-05-01', genuine],
  ['/genre/horror', undefined, genuine],
  ['/person/ossi-oswalda', undefined, genuine],
  // Pages with a file, and unknown ones.
  ['/la-maison', '2026-01-01', page],
  ['/vie-privee', '2026-02-01', { 'site.yaml': '2026-02-01' }],
  ['/vie-privee', undefined, page],
  ['/constructor', undefined, page],
])('lastChanges: %s changed on %s with %j', (path, day, files) =>
  expect(changeOf(path, files)).toBe(day),
);

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

test('writeSitemaps: an entry with all fields and special characters is valid by the schemas', () => {
  const images = ['https://films.example/poster/a.svg'];
  const xml = write(entry("d'été?a=1&b=2", { images, video, lastModified: Date.UTC(2026, 0, 2) }));
  expect(validateSitemap(xml)).toEqual([]);
  expect(xml).toContain('<lastmod>2026-01-02T00:00:00Z</lastmod>');
  expect(xml).toContain('<video:title>Nerfs &amp; &lt;Co&gt;</video:title>');
  expect(xml).toContain('<video:expiration_date>2026-02-03T04:05:06Z</video:expiration_date>');
});

test('writeSitemaps: 50,001 addresses take two files, and an index that names both', () => {
  const parts = writeSitemaps(numbered(50_001));
  const count = (xml: string) => xml.split('<url>').length - 1;
  expect(parts.map(({ xml }) => count(xml))).toEqual([50_000, 1]);
  const addresses = [1, 2].map((part) => `https://films.example/sitemap/${part}.xml`);
  const index = writeIndex(parts, addresses);
  expect(validateSitemap(index)).toEqual([]);
  for (const address of addresses) expect(index).toContain(`<loc>${address}</loc>`);
});

test('writeSitemaps: no file exceeds the size limit, and no page is lost between two', () => {
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
