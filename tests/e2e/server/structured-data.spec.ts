import { expect, type Page, test } from 'playwright/test';
import { findSchemaFaults } from '@/tools/crawl/sitemap/find-schema-faults';
import { findStructuredDataFaults } from '@/tools/crawl/structured-data/find-structured-data-faults';
import { addressIn, languages } from '../languages';
import { readHead } from './read-head';

/** Pages that tell something, with the types that they tell of. */
const pages = {
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

/** A page as it comes, read as visitors and as machines read it. */
function readPage(page: Page, html: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const jsonLd = data.map((script) => script.textContent ?? '');
    const address = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    const of = (attribute: string) =>
      [...document.querySelectorAll(`[${attribute}]`)].map((one) => one.getAttribute(attribute));
    const sets = of('srcset').flatMap((set) =>
      (set ?? '').split(', ').map((one) => one.split(' ')[0]),
    );
    const addresses = [...of('href'), ...of('src'), ...of('poster'), ...of('content'), ...sets]
      .filter((one) => one && URL.canParse(one, address))
      .map((one) => new URL(one ?? '', address).href);
    const words = [...of('alt'), ...of('content'), document.title];
    for (const script of document.querySelectorAll('script, style')) script.remove();
    return { jsonLd, address, addresses, text: `${document.body.textContent} ${words.join(' ')}` };
  }, html);
}

for (const language of languages)
  test(`what pages tell machines in ${language.name} is owed, well written, and to be seen on them`, async ({
    page,
    request,
  }) => {
    for (const [path, types] of Object.entries(pages)) {
      const html = await (await request.get(addressIn(language, path))).text();
      const { jsonLd, addresses, ...read } = await readPage(page, html);
      expect(jsonLd, path).toHaveLength(1);
      const faults = findStructuredDataFaults(jsonLd, { ...read, addresses: new Set(addresses) });
      expect(faults, path).toEqual([]);
      for (const type of types) expect(jsonLd[0], path).toContain(`"@type":"${type}"`);
    }
  });

test('sitemaps are valid by their schemas, and home has one address in them and on its page', async ({
  page,
  request,
}) => {
  for (const language of languages) {
    const answer = await request.get(addressIn(language, '/sitemap.xml'));
    expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    expect(findSchemaFaults(xml)).toEqual([]);
    const html = await (await request.get(addressIn(language, '/'))).text();
    const { canonicals, alternates } = await readHead(page, html);
    const [, first] = /<loc>(.*?)<\/loc>/.exec(xml) ?? [];
    expect(canonicals).toEqual([first]);
    for (const [lang, href] of Object.entries(alternates))
      expect(xml).toContain(`hreflang="${lang}" href="${href}"`);
    expect(html).toContain(`<meta property="og:url" content="${first}"/>`);
  }
});
