import { expect, test } from 'vitest';
import type { SitemapEntry } from '@/lib/seo/sitemaps/entry';
import { writeIndex, writeSitemaps } from '@/lib/seo/sitemaps/write-sitemaps';
import { findSchemaFaults } from '@/tools/crawl/sitemap/find-schema-faults';

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

test('a page with all that can be said of it is valid by the schemas, whatever signs its words have', () => {
  const images = ['https://films.example/poster/a.svg'];
  const xml = write(entry("d'été?a=1&b=2", { images, video, lastModified: Date.UTC(2026, 0, 2) }));
  expect(findSchemaFaults(xml)).toEqual([]);
  expect(xml).toContain('<lastmod>2026-01-02T00:00:00Z</lastmod>');
  expect(xml).toContain('<video:title>Nerfs &amp; &lt;Co&gt;</video:title>');
  expect(xml).toContain('<video:expiration_date>2026-02-03T04:05:06Z</video:expiration_date>');
});

test('what is not known is not said', () => {
  const { expires: _, seconds: _seconds, file: _file, ...known } = video;
  const player = 'https://player.example/1';
  const xml = write(entry('a', { video: { ...known, player } }), entry('b'));
  expect(findSchemaFaults(xml)).toEqual([]);
  expect(xml).not.toMatch(/lastmod|expiration|duration|content_loc/);
  const endless = write(entry('a', { video: { ...known, player, seconds: 30_000 } }));
  expect(findSchemaFaults(endless)).toEqual([]);
});

test.each([
  ['a page twice', write(entry('a'), entry('a'))],
  ['a relative address', write({ ...entry('a'), url: '/a' })],
  ['a video without a title', write(entry('a', { video: { ...video, title: '' } }))],
  ['XML that is none', '<urlset>'],
  [
    'parts in another order',
    write(entry('a')).replace('<url>', '<url><lastmod>2026-01-01</lastmod>'),
  ],
])('the schemas refuse %s', (_, xml) => {
  expect(findSchemaFaults(xml)).not.toEqual([]);
});

test('from 50,001 addresses on there are two files, each valid, and an index that names both', () => {
  const parts = writeSitemaps(numbered(50_001));
  const count = (xml: string) => xml.split('<url>').length - 1;
  expect(parts.map(({ xml }) => count(xml))).toEqual([50_000, 1]);
  expect(writeSitemaps(numbered(50_000))).toHaveLength(1);
  for (const { xml } of parts) expect(findSchemaFaults(xml)).toEqual([]);
  const addresses = [1, 2].map((part) => `https://films.example/sitemap/${part}.xml`);
  const index = writeIndex(parts, addresses);
  expect(findSchemaFaults(index)).toEqual([]);
  for (const address of addresses) expect(index).toContain(`<loc>${address}</loc>`);
});

test('no file is larger than it may be, and no page is lost between two', () => {
  const entries = numbered(100).map((each, index) => ({ ...each, lastModified: index * 1000 }));
  const bytes = 4000;
  const parts = writeSitemaps(entries, { entries: 50, bytes });
  expect(parts.length).toBeGreaterThan(2);
  for (const { xml } of parts) expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(bytes);
  const named = parts.flatMap(({ xml }) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)]);
  expect(named.map(([, url]) => url)).toEqual(entries.map(({ url }) => url));
  expect(
    writeIndex(
      parts,
      parts.map(({ xml }) => xml.slice(0, 0)),
    ),
  ).toContain('<lastmod>1970-01-01T00:01:39Z</lastmod>');
});
