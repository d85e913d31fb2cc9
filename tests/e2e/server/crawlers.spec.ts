import { type APIRequestContext, expect, test } from 'playwright/test';
import { readFacts } from '@/tools/crawl/page/read-facts';
import { validateSitemap } from '@/tools/crawl/sitemap/validate-sitemap';
import { checkStructuredData } from '@/tools/crawl/structured-data/check-structured-data';
import { readSitemap } from '@/tools/crawl/walk/read-sitemaps';
import { addressIn, languages } from '../languages';
import { studies } from '../player/player-of';
import { listSlugs } from '../read-content';

const [french, german] = languages;

/** The address without its public origin. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

const entriesOf = async (request: APIRequestContext, language: (typeof languages)[number]) =>
  readSitemap(await textOf(request, addressIn(language, '/sitemap.xml'))).entries.map(
    ({ address, alternates }) => ({
      url: address,
      alternates: Object.fromEntries(alternates.map((one) => [one.lang, one.address])),
    }),
  );

test('robots.txt names both sitemaps on the public origin', async ({ request }) => {
  const text = await textOf(request, '/robots.txt');
  const sitemaps = [...text.matchAll(/^Sitemap: (\S+)$/gim)].map(([, url]) => url ?? '');
  expect(sitemaps.map(pathOf).sort()).toEqual(['/de/sitemap.xml', '/sitemap.xml']);
  expect(text).not.toMatch(/^Disallow: \/\s*$/im);
});

test('sitemaps are valid by their schemas and cached for at most a minute', async ({ request }) => {
  for (const language of languages) {
    const answer = await request.get(addressIn(language, '/sitemap.xml'));
    const { 'content-type': type, 'cache-control': cache } = answer.headers();
    expect([answer.status(), type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(cache).toMatch(/s-maxage=[1-6]?\d, stale-if-error=86400$/);
    const xml = await answer.text();
    expect(validateSitemap(xml)).toEqual([]);
    const html = await textOf(request, addressIn(language, '/'));
    const { canonicals, alternates } = readFacts(html);
    const [, first] = /<loc>(.*?)<\/loc>/.exec(xml) ?? [];
    expect(canonicals).toEqual([first]);
    for (const { lang, address } of alternates)
      expect(xml).toContain(`hreflang="${lang}" href="${address}"`);
    expect(html).toContain(`<meta property="og:url" content="${first}"/>`);
  }
});

test('the sitemaps list each page once, with its address in each language', async ({ request }) => {
  const [inFrench, inGerman] = [await entriesOf(request, french), await entriesOf(request, german)];
  const expected = [
    ...['/', '/catalogue', '/catalogue?page=2', '/vod', '/collection', '/shop', '/shop/conditions'],
    ...['/au-cinema', '/au-cinema/berne', '/au-cinema/geneve', '/au-cinema/new-york'],
    ...['/vie-privee', '/accessibilite', '/mentions-legales', '/actualites', '/enfants'],
    ...listSlugs('pages').map((slug) => `/${slug}`),
    // Future news are not listed.
    ...listSlugs('news').flatMap((slug) => (slug === 'demain' ? [] : `/actualites/${slug}`)),
    ...listSlugs('collections').map((slug) => `/collection/${slug}`),
    ...listSlugs('films').map((slug) => `/movie/${slug}`),
    ...listSlugs('shop').map((slug) => `/shop/${slug}`),
    // Films with captions.
    ...[...studies, 'canon-pour-projecteur'].map((slug) => `/movie/${slug}/transcript`),
  ];
  const paths = inFrench.map(({ url }) => pathOf(url));
  // People, genres, countries and decades follow from the films.
  const found = paths.filter((path) => /^\/(?:person|genre|country|decade)\//.test(path));
  for (const path of ['/person/robert-wiene', '/genre/horror', '/country/at', '/decade/1920'])
    expect(found).toContain(path);
  expect(new Set(found).size).toBe(found.length);
  expect(paths.filter((path) => !found.includes(path)).sort()).toEqual(expected.sort());
  expect(inGerman.map(({ url }) => url).sort()).toEqual(
    inFrench.map(({ alternates }) => alternates.de ?? '').sort(),
  );
  const others = new Map(inGerman.map((entry) => [entry.url, entry]));
  for (const { url, alternates } of inFrench) {
    expect(Object.keys(alternates).sort()).toEqual(['de', 'fr', 'x-default']);
    expect([alternates.fr, alternates['x-default']]).toEqual([url, url]);
    expect(others.get(alternates.de ?? '')?.alternates).toEqual(alternates);
  }
});

/** Pages with structured data, and its types. */
const types = {
  '/': ['Organization', 'WebSite'],
  '/catalogue': ['ItemList'],
  '/vod': ['ItemList'],
  '/shop': ['ItemList'],
  '/shop/blu-ray-nosferatu': ['Product', 'Offer', 'BreadcrumbList'],
  '/collection': ['ItemList'],
  '/collection/expressionnisme': ['ItemList', 'BreadcrumbList'],
  '/au-cinema': ['ItemList'],
  '/actualites': ['ItemList'],
  '/actualites/une-copie-retrouvee': ['NewsArticle', 'BreadcrumbList'],
  '/movie/nerven': ['Movie', 'ScreeningEvent', 'MovieTheater', 'BreadcrumbList'],
  '/movie/etude-en-disques': ['Movie', 'VideoObject', 'Clip', 'SeekToAction'],
  '/movie/l-inventaire': ['Movie', 'VideoObject'],
  '/movie/sintel': ['Movie'],
} satisfies Record<string, string[]>;

test('structured data is complete, valid, and visible on its page', async ({ request }) => {
  const origin = 'https://bobine.example';
  const site = { origin, pages: new Map(), answers: new Map(), sitemap: [], disallowed: [] };
  for (const language of languages)
    for (const [path, wanted] of Object.entries(types)) {
      const address = addressIn(language, path);
      const html = await textOf(request, address);
      const facts = readFacts(html);
      expect(facts.jsonLd, address).toHaveLength(1);
      expect(checkStructuredData({ address, html, facts }, site), address).toEqual([]);
      for (const type of wanted) expect(facts.jsonLd[0], address).toContain(`"@type":"${type}"`);
    }
});
