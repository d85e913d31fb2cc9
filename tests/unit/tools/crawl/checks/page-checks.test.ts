import { expect, test } from 'vitest';
import { judgeAlternates } from '@/tools/crawl/checks/judge-alternates';
import { judgeCanonical } from '@/tools/crawl/checks/judge-canonical';
import { judgeDescription } from '@/tools/crawl/checks/judge-description';
import { judgeFiles } from '@/tools/crawl/checks/judge-files';
import { judgeHosts } from '@/tools/crawl/checks/judge-hosts';
import { judgeHtml } from '@/tools/crawl/checks/judge-html';
import { judgeLinks } from '@/tools/crawl/checks/judge-links';
import { judgeRobots } from '@/tools/crawl/checks/judge-robots';
import { judgeShare } from '@/tools/crawl/checks/judge-share';
import { judgeStructuredData } from '@/tools/crawl/checks/judge-structured-data';
import { judgeTitle } from '@/tools/crawl/checks/judge-title';
import { pageChecks } from '@/tools/crawl/checks/page-checks';
import type { PageCheck } from '@/tools/crawl/page/page';
import { crawledSite, entryOf, origin, pageOf, pairOf, wholePage } from '../crawled-site';

const noindex = '<meta name="robots" content="noindex, follow">';
type Made = Parameters<typeof pairOf>[0];
type More = Parameters<typeof crawledSite>[1];

function find(check: PageCheck, made: Made, more?: More): string {
  const site = crawledSite(pairOf(made), more);
  return check(pageOf(site, '/vod'), site)
    .map(({ what }) => what)
    .join('; ');
}

test.each(Object.entries(pageChecks))('a page as it has to be has no fault: %s', (_, check) => {
  expect(find(check, {}, { sitemap: [entryOf('/vod'), entryOf('/de/vod')] })).toBe('');
});

test.each<[string, PageCheck, Made, string, More?]>([
  ['HTML that is none', judgeHtml, { body: '<p><div>a</p>' }, 'close-order'],
  ['no title', judgeTitle, { title: '' }, 'it has 1 titles'],
  [
    'a title that is too long',
    judgeTitle,
    { title: 'x'.repeat(66) },
    'its title has 66 characters',
  ],
  ['a short description', judgeDescription, { description: 'Kurz.' }, 'has 5 characters'],
  ['a long one', judgeDescription, { description: 'x'.repeat(161) }, 'has 161 characters'],
  ['one that is cut', judgeDescription, { description: `${'x'.repeat(80)}…` }, 'is cut'],
  ['none', judgeDescription, { description: '' }, 'it has 1 descriptions'],
  [
    'a canonical address of another page',
    judgeCanonical,
    { canonical: `${origin}/shop` },
    'another page’s: https://films.example/shop',
  ],
  [
    'two canonical addresses',
    judgeCanonical,
    { head: `<link rel="canonical" href="${origin}/vod">` },
    'it has 2 canonical addresses',
  ],
  [
    'noindex beside a canonical address elsewhere',
    judgeRobots,
    { head: noindex, canonical: `${origin}/shop` },
    'says noindex and names https://films.example/shop',
  ],
  [
    'noindex in a sitemap',
    judgeRobots,
    { head: noindex },
    'says noindex and stands in a sitemap',
    { sitemap: [entryOf('/vod')] },
  ],
  [
    'a page in a sitemap that robots.txt bars',
    judgeRobots,
    {},
    'keeps crawlers out of /v',
    { sitemap: [entryOf('/vod')], disallowed: ['/v'] },
  ],
  [
    'a header against the markup',
    judgeRobots,
    { head: noindex },
    'X-Robots-Tag says “index”',
    { headers: { '/vod': 'index' } },
  ],
  [
    'a page that names itself otherwise',
    judgeAlternates,
    { lang: 'de-DE' },
    'for its own language (de-DE) it names https://films.example/de/vod',
  ],
  [
    'a language that is named twice',
    judgeAlternates,
    { head: `<link rel="alternate" hreflang="de" href="${origin}/de/vod">` },
    'hreflang="de" once',
  ],
  [
    'a film without a date for shared links',
    judgeShare,
    { head: '<meta property="og:video" content="/a.mp4">' },
    'it has no og:video:type',
  ],
  [
    'a film for shared links without its host',
    judgeShare,
    { head: '<meta property="og:video" content="/a.mp4">' },
    'og:video is /a.mp4',
  ],
  [
    'a link that is broken',
    judgeLinks,
    { body: '<a href="/lost">' },
    'it leads to /lost: 404',
    { answers: { '/lost': { status: 404, type: 'text/html' } } },
  ],
  ['a link that is none', judgeLinks, { body: '<a href="https://">' }, 'it leads to “https://”'],
  ['a place that is not there', judgeLinks, { body: '<a href="#end">' }, 'no id “end”'],
  ['one in another page', judgeLinks, { body: '<a href="/de/vod#end">' }, 'no id “end”'],
  [
    'a picture that is missing',
    judgeFiles,
    { body: '<img src="/a.jpg">' },
    'its picture /a.jpg answers 404',
    { answers: { '/a.jpg': { status: 404, type: 'text/html' } } },
  ],
  [
    'a film with another type',
    judgeFiles,
    { body: '<video><source src="/a.mp4"></video>' },
    'its media /a.mp4 answers as text/plain',
    { answers: { '/a.mp4': { status: 200, type: 'text/plain' } } },
  ],
  [
    'a script of a stranger',
    judgeHosts,
    { body: '<script src="https://ads.example/a.js"></script>' },
    'it fetches https://ads.example/a.js by itself',
  ],
  [
    'structured data that says more than the page',
    judgeStructuredData,
    {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Nobody"}</script>',
    },
    'Person.name is “Nobody”',
  ],
])('%s is a fault', (_, check, made, said, more) => {
  expect(find(check, made, more)).toContain(said);
});

test('a film’s name may be as long as it is', () => {
  const long = 'L’homme '.repeat(10).trim();
  expect(find(judgeTitle, { title: long, body: `<h1>${long.replace(' ', '<br>')}</h1>` })).toBe('');
});

test('a picture of a link that nobody describes is a fault', () => {
  const html = wholePage('/vod').replace(/<meta property="og:image:alt"[^>]*>/, '');
  const site = crawledSite({ '/vod': html });
  expect(judgeShare(pageOf(site, '/vod'), site)[0]?.what).toBe('it has no og:image:alt');
});

test('a moment of a film is no place of its page, and of another page it is nothing', () => {
  const film = wholePage('/movie/a').replace('content="website"', 'content="video.movie"');
  const body = '<a href="/movie/a#t=12">x</a><a href="/de/vod#t=12">x</a>';
  const pages = { ...pairOf({ body }), '/movie/a': film };
  const site = crawledSite(pages);
  expect(judgeLinks(pageOf(site, '/vod'), site).map(({ what }) => what)).toEqual([
    'it leads to /de/vod#t=12: the page has no id “t=12”',
  ]);
});

test('a page in one language is missed by the other', () => {
  const site = crawledSite({ '/vod': wholePage('/vod') });
  expect(judgeAlternates(pageOf(site, '/vod'), site).map(({ what }) => what)).toEqual([
    'its page for hreflang="de" is not there: https://films.example/de/vod',
  ]);
});

test('a page that is not named back is a fault', () => {
  const [french, german] = [wholePage('/vod'), wholePage('/de/shop')];
  const site = crawledSite({ '/vod': french, '/de/vod': german });
  expect(judgeAlternates(pageOf(site, '/vod'), site)[0]?.what).toContain('names other pages');
});

test('a page that is kept out owes nothing to search engines', () => {
  const out = { head: noindex, title: 'x'.repeat(80), description: 'Kurz.' };
  for (const check of [judgeTitle, judgeDescription, judgeCanonical, judgeShare])
    expect(find(check, out)).toBe('');
});
