import { expect, test } from 'vitest';
import { readSitemap } from '@/tools/crawl/walk/read-sitemap';

test('an address is read with its languages, pictures and films', () => {
  const xml = `<?xml version="1.0"?><urlset xmlns="a"><url>
<loc>https://films.example/a?b=1&amp;c=2</loc><lastmod>2026-01-01</lastmod>
<xhtml:link rel="alternate" hreflang="de" href="https://films.example/de/a" />
<image:image><image:loc>https://films.example/a.jpg</image:loc></image:image>
<video:video><video:thumbnail_loc>https://films.example/b.jpg</video:thumbnail_loc>
<video:content_loc>https://films.example/a.mp4</video:content_loc></video:video></url></urlset>`;
  expect(readSitemap(xml)).toEqual({
    parts: [],
    entries: [
      {
        address: 'https://films.example/a?b=1&c=2',
        alternates: [{ lang: 'de', address: 'https://films.example/de/a' }],
        files: [
          { kind: 'picture', address: 'https://films.example/a.jpg' },
          { kind: 'picture', address: 'https://films.example/b.jpg' },
          { kind: 'media', address: 'https://films.example/a.mp4' },
        ],
      },
    ],
  });
});

test('an index names its parts', () => {
  const xml =
    '<sitemapindex><sitemap><loc>https://films.example/1.xml</loc></sitemap></sitemapindex>';
  expect(readSitemap(xml)).toEqual({ entries: [], parts: ['https://films.example/1.xml'] });
});
