import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { addressIn, languages } from '../languages';
import { studies } from '../player/player-of';
import { listSlugs } from '../read-content';
import { screens } from '../screens';
import { readHead } from './read-head';
import { pathOf, readSitemap } from './read-sitemap';

test('robots.txt names both sitemaps on the public origin', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  const sitemaps = [...text.matchAll(/^Sitemap: (\S+)$/gim)].map(([, url]) => url ?? '');
  expect(sitemaps.map(pathOf).sort()).toEqual(['/de/sitemap.xml', '/sitemap.xml']);
  expect(text).not.toMatch(/^Disallow: \/\s*$/im);
});

test('a cache before the site has a sitemap for a minute, and for a day while the site is away', async ({
  request,
}) => {
  for (const language of languages) {
    const { status, headers } = await request
      .get(addressIn(language, '/sitemap.xml'))
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers['cache-control']).toMatch(/s-maxage=[1-6]?\d, stale-if-error=86400$/);
  }
});

test('the sitemaps hold every page once, each with the same page in the other language', async ({
  page,
  request,
}) => {
  const french = await readSitemap(page, request, languages[0]);
  const german = await readSitemap(page, request, languages[1]);
  const expected = [
    '/',
    ...['/catalogue', '/catalogue?page=2'],
    '/au-cinema',
    ...['/au-cinema/berne', '/au-cinema/geneve', '/au-cinema/new-york'],
    '/vod',
    '/collection',
    ...['/shop', '/shop/conditions'],
    '/vie-privee',
    '/accessibilite',
    '/mentions-legales',
    '/actualites',
  ]
    .concat(listSlugs('pages').map((slug) => `/${slug}`))
    // News of a day to come are not told of.
    .concat(listSlugs('news').flatMap((slug) => (slug === 'demain' ? [] : `/actualites/${slug}`)))
    .concat(listSlugs('collections').map((slug) => `/collection/${slug}`))
    .concat(listSlugs('films').map((slug) => `/movie/${slug}`))
    .concat(listSlugs('shop').map((slug) => `/shop/${slug}`))
    // Of the films that have captions.
    .concat([...studies, 'canon-pour-projecteur'].map((slug) => `/movie/${slug}/transcript`));
  const paths = french.map(({ url }) => pathOf(url));
  // Of people, genres, countries and decades there are as many as films have.
  const found = paths.filter((path) => /^\/(?:person|genre|country|decade)\//.test(path));
  for (const path of ['/person/robert-wiene', '/genre/horror', '/country/at', '/decade/1920'])
    expect(found).toContain(path);
  expect(new Set(found).size).toBe(found.length);
  expect(paths.filter((path) => !found.includes(path)).sort()).toEqual([...expected].sort());
  expect(german.map(({ url }) => url).sort()).toEqual(
    french.map(({ alternates }) => alternates.de ?? '').sort(),
  );
  const others = new Map(german.map((entry) => [entry.url, entry]));
  for (const { url, alternates } of french) {
    expect(Object.keys(alternates).sort()).toEqual(['de', 'fr', 'x-default']);
    expect(alternates.fr).toBe(url);
    expect(alternates['x-default']).toBe(url);
    expect(others.get(alternates.de ?? '')?.alternates).toEqual(alternates);
  }
});

for (const language of languages) {
  test(`what the sitemap names in ${language.name} is there, in that language`, async ({
    page,
    request,
  }) => {
    const all = await readSitemap(page, request, language);
    // People have one kind of page: some of them speak for all.
    const entries = all.filter(({ url }, at) => !url.includes('/person/') || at % 10 === 0);
    const titles = new Set<string>();
    for (const { url, alternates } of entries) {
      const answer = await request.get(pathOf(url), { maxRedirects: 0 });
      expect(answer.status(), url).toBe(200);
      const html = await answer.text();
      expect(html, url).toContain(`lang="${language.tag}"`);
      const head = await readHead(page, html);
      expect(head.canonicals.map((found) => found.replace(/\/$/, ''))).toEqual([
        url.replace(/\/$/, ''),
      ]);
      expect(head.descriptions[0], url).toMatch(/\S{3}/);
      for (const [lang, address] of Object.entries(alternates))
        expect(head.alternates[lang]?.replace(/\/$/, '')).toBe(address.replace(/\/$/, ''));
      titles.add(head.titles[0] ?? '');
    }
    expect(titles.size).toBe(entries.length);
  });

  test(`every screen in ${language.name} has one head, and a picture to be shared with`, async ({
    page,
    request,
  }) => {
    const alts = new Set<string>();
    for (const { path } of screens) {
      const html = await (await request.get(addressIn(language, path))).text();
      const head = await readHead(page, html);
      expect(head.titles, path).toHaveLength(1);
      expect(head.descriptions, path).toHaveLength(1);
      expect(head.images, path).toHaveLength(1);
      const picture = await request.get(pathOf(head.images[0] ?? ''));
      expect(picture.status(), path).toBe(200);
      expect(picture.headers()['content-type']).toBe(head.picture.type);
      const { width, height } = await sharp(await picture.body()).metadata();
      expect([width, height].map(String), path).toEqual([head.picture.width, head.picture.height]);
      // In the page's language: the picture, unless it is a photograph, and the words for those who do not see it.
      const shown = pathOf(head.images[0] ?? '');
      if (!shown.startsWith('/media/'))
        expect(shown.startsWith('/og/de/')).toBe(language.tag.startsWith('de'));
      expect(head.picture.alt, path).toMatch(/\S{3}/);
      alts.add(head.picture.alt);
    }
    expect(alts.size).toBeGreaterThan(2);
  });

  test(`a further page of the catalogue has its own head in ${language.name}`, async ({
    page,
    request,
  }) => {
    const plain = addressIn(language, '/catalogue');
    const html = await (await request.get(`${plain}?page=2`)).text();
    const head = await readHead(page, html);
    expect(head.canonicals.map(pathOf)).toEqual([`${plain}?page=2`]);
    expect(pathOf(head.alternates.de ?? '')).toBe('/de/catalogue?page=2');
    expect(pathOf(head.alternates.fr ?? '')).toBe('/catalogue?page=2');
    const first = await readHead(page, await (await request.get(plain)).text());
    expect(head.titles[0]).not.toBe(first.titles[0]);
    expect(head.descriptions[0]).not.toBe(first.descriptions[0]);
  });
}
