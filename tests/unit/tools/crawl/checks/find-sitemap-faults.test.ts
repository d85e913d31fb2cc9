import { expect, test } from 'vitest';
import { findSitemapFaults } from '@/tools/crawl/checks/find-sitemap-faults';
import { crawledSite, entryOf, origin, pairOf, wholePage } from '../crawled-site';

const both = [entryOf('/vod'), entryOf('/de/vod')];
const find = (...given: Parameters<typeof crawledSite>) =>
  findSitemapFaults(crawledSite(...given)).map(({ page, what }) => `${page}: ${what}`);

test('a sitemap that names each page as it is has no fault', () => {
  expect(find(pairOf(), { sitemap: both })).toEqual([]);
});

test('a page that may be listed and stands in none is a fault', () => {
  expect(find(pairOf(), { sitemap: [entryOf('/vod')] })).toEqual([
    '/de/vod: search engines may list it, and it is in no sitemap',
  ]);
});

test('the first page of a list stands for the others', () => {
  const pages = { ...pairOf(), '/vod?page=2': wholePage('/vod?page=2') };
  expect(find(pages, { sitemap: both })).toEqual([]);
});

test('one that is kept out needs no sitemap', () => {
  const head = '<meta name="robots" content="noindex">';
  expect(find({ '/a': wholePage('/a', { head }) })).toEqual([]);
});

test('an address that is no page is a fault, and so is one named twice', () => {
  const lost = { address: `${origin}/lost`, alternates: [], files: [] };
  const answers = { '/lost': { status: 404, type: 'text/html' } };
  expect(find(pairOf(), { sitemap: [...both, entryOf('/vod'), lost], answers })).toEqual([
    'https://films.example/vod: it stands in the sitemaps twice',
    '/lost: it is in a sitemap and is no page (404)',
  ]);
});

test('home is written in one way', () => {
  const home = wholePage('/', { canonical: origin });
  const pages = { '/': home, '/de': wholePage('/de') };
  expect(find(pages, { sitemap: [entryOf('/'), entryOf('/de')] })).toEqual([
    '/: a sitemap writes https://films.example/, the page https://films.example',
  ]);
});

test('a sitemap that names other languages than the page does is a fault', () => {
  const [french, german] = both;
  const alone = { ...entryOf('/vod'), alternates: french?.alternates.slice(1) ?? [] };
  expect(find(pairOf(), { sitemap: [alone, german ?? alone] })).toEqual([
    '/vod: a sitemap names other pages in other languages than the page does',
  ]);
});

test('a picture that a sitemap names is there, as a picture', () => {
  const files = [{ kind: 'picture' as const, address: `${origin}/a.jpg` }];
  const answers = { '/a.jpg': { status: 200, type: 'text/html' } };
  const sitemap = [{ ...entryOf('/vod'), files }, entryOf('/de/vod')];
  expect(find(pairOf(), { sitemap, answers })).toEqual([
    '/vod: a sitemap names its picture /a.jpg, which answers 200 as text/html',
  ]);
});
