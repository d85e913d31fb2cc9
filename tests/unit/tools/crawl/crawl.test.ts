import { expect, test } from 'vitest';
import { pageChecks } from '@/tools/crawl/checks/check-site';
import { findStructuredDataIssues } from '@/tools/crawl/structured-data/check-structured-data';
import { crawledSite, entryOf, origin, pageOf, pairOf } from './crawled-site';

const noindex = '<meta name="robots" content="noindex, follow">';
const both = [entryOf('/vod'), entryOf('/de/vod')];
/** The issues that a page check finds in /vod. */
function find(name: string, ...[made, more]: [Parameters<typeof pairOf>[0], More?]): string {
  const site = crawledSite(pairOf(made), more);
  const issues = pageChecks[name]?.(pageOf(site, '/vod'), site) ?? [];
  return issues.map(({ what }) => what).join('; ');
}
type More = Parameters<typeof crawledSite>[1];

test.each(Object.keys(pageChecks))('a correct page has no issue: %s', (name) => {
  expect(find(name, {}, { sitemap: both })).toBe('');
});

const missing = { status: 404, type: 'text/html' };
const person = '{"@context":"https://schema.org","@type":"Person","name":"Nobody"}';

test.each<[string, Parameters<typeof pairOf>[0], string, More?]>([
  ['HTML', { body: '<p><div>a</p>' }, 'close-order'],
  ['title', { title: '' }, 'it has 1 titles'],
  ['title', { title: 'x'.repeat(66) }, 'its title has 66 characters'],
  ['description', { description: 'Kurz.' }, 'has 5 characters'],
  ['description', { description: 'x'.repeat(161) }, 'has 161 characters'],
  ['description', { description: `${'x'.repeat(80)}…` }, 'is cut'],
  ['canonical address', { canonical: `${origin}/shop` }, `another page’s: ${origin}/shop`],
  ['words to crawlers', { head: noindex, canonical: `${origin}/shop` }, `and names ${origin}/shop`],
  ['words to crawlers', { head: noindex }, 'stands in a sitemap', { sitemap: both }],
  ['words to crawlers', {}, 'out of /v', { sitemap: both, disallowed: ['/v'] }],
  ['words to crawlers', { head: noindex }, 'says “index”', { headers: { '/vod': 'index' } }],
  ['other languages', { lang: 'de-DE' }, `it names ${origin}/de/vod`],
  ['shared links', { head: '<meta property="og:video" content="/a.mp4">' }, 'no og:video:type'],
  ['links', { body: '<a href="/lost">' }, 'to /lost: 404', { answers: { '/lost': missing } }],
  ['links', { body: '<a href="https://">' }, 'it leads to “https://”'],
  ['links', { body: '<a href="#end">' }, 'no id “end”'],
  ['links', { body: '<a href="/de/vod#end">' }, 'no id “end”'],
  ['files', { body: '<img src="/a.jpg">' }, 'answers 404', { answers: { '/a.jpg': missing } }],
  ['other hosts', { body: '<script src="https://b.example/a.js"></script>' }, 'https://b.example'],
  [
    'structured data',
    { head: `<script type="application/ld+json">${person}</script>` },
    'Person.name is “Nobody”',
  ],
])('a wrong page has an issue: %s (%#)', (name, made, issue, more) => {
  expect(find(name, made, more)).toContain(issue);
});

const page = {
  address: `${origin}/movie/nerven`,
  text: 'Nerven 1919 Robert Reinert Filme Ein Film über die Nerven. CHF 25.00',
  addresses: new Set(
    ['og/nerven.png', 'movie/faust', 'movie/judex', 'film.mp4'].map((one) => `${origin}/${one}`),
  ),
};
const image = `${origin}/og/nerven.png`;
const director = [{ '@type': 'Person', name: 'Robert Reinert' }];
const movie = { '@type': 'Movie', name: 'Nerven', image, director, duration: 'PT1H34M' };
const video = {
  '@type': 'VideoObject',
  ...{ name: 'Nerven', description: 'Ein Film über die Nerven.', uploadDate: '2026-01-02' },
  ...{ thumbnailUrl: image, contentUrl: `${origin}/film.mp4` },
};
const list = (...paths: string[]) => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, at) => ({
    ...{ '@type': 'ListItem', position: at + 1, url: origin + path },
  })),
});
const product = (price: string | number) => ({
  ...{ '@type': 'Product', name: 'Nerven', image },
  offers: { '@type': 'Offer', price, priceCurrency: 'CHF' },
});

test.each<[object, string]>([
  [{ '@graph': [movie, video] }, ''],
  [list('/movie/faust', '/movie/judex'), ''],
  [product('25.00'), ''],
  [{ ...movie, image: undefined }, 'Movie lacks image'],
  [{ ...video, contentUrl: undefined }, 'contentUrl or embedUrl'],
  [{ ...movie, genre: [] }, 'Movie.genre is empty'],
  [{ ...movie, '@type': 'Film' }, 'Film is no type'],
  [{ ...movie, duration: '94 min' }, 'Movie.duration is "94 min"'],
  [{ ...movie, image: '/og/nerven.png' }, 'expected an absolute address'],
  [{ ...video, expires: '2025-01-01' }, 'expires before it was put up'],
  [{ ...movie, director: { '@type': 'Person', name: 'F. W. Murnau' } }, 'the page does not say so'],
  [list('/movie/faust', '/shop'), 'mixes kinds of pages'],
  [list('/movie/sintel'), 'ItemList.itemListElement[0].url'],
  [product('2.50'), 'Product.offers.price is 2.50'],
  [product(0), 'an amount above 0'],
  [{ ...movie, alternateName: '</script>' }, 'escaped'],
])('structured data is compared with its page (%#)', (thing, issue) => {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  const found = findStructuredDataIssues([text], page).join('\n');
  if (issue) expect(found).toContain(issue);
  else expect(found).toBe('');
});
