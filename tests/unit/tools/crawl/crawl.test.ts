import { expect, test } from 'vitest';
import { pageChecks } from '@/tools/crawl/checks/check-site';
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

test.each(Object.keys(pageChecks))('a correct page has no issue: %s', (name) =>
  expect(find(name, {}, { sitemap: both })).toBe(''),
);

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
])('a wrong page has an issue: %s (%#)', (name, made, issue, more) =>
  expect(find(name, made, more)).toContain(issue),
);
