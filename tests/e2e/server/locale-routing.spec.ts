import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { readPage } from './read-page';

const german = 'de-CH,de;q=0.9,fr;q=0.8';
const noRedirects = { maxRedirects: 0 };

test('paths with /fr or an upper-case prefix redirect with their query', async ({ request }) => {
  for (const [from, to] of [
    ['/fr', '/'],
    ['/fr/vod', '/vod'],
    ['/fr/catalogue?genre=drama&page=2', '/catalogue?genre=drama&page=2'],
    ['/FR', '/'],
    ['/Fr/vod?ref=a', '/vod?ref=a'],
    ['/DE', '/de'],
    ['/De?utm_source=letter&q=%C3%A9', '/de?utm_source=letter&q=%C3%A9'],
    ['/dE/movie/finis-terrae', '/de/movie/finis-terrae'],
    ['/DE/catalogue?genre=drama&page=2', '/de/catalogue?genre=drama&page=2'],
  ] as const) {
    const answer = await request.get(from, noRedirects);
    expect([from, answer.status()]).toEqual([from, 308]);
    const { pathname, search } = new URL(answer.headers().location ?? '', 'http://localhost');
    expect(pathname + search).toBe(to);
  }
});

test('the language switch keeps page and query', async ({ request, baseURL }) => {
  for (const [from, to] of [languages, [...languages].reverse()] as const) {
    const link = `header a[hreflang="${to?.locale}"]`;
    for (const path of [
      '/vod',
      '/movie/finis-terrae',
      '/catalogue?genre=drama&decade=1920&sort=title',
    ]) {
      if (!from || !to) continue;
      const page = await readPage(request, addressIn(from, path));
      expect(page.one(`header a[hreflang="${from.locale}"]`).get('aria-current')).toBe('true');
      const chosen = await request.get(page.one(link).get('href') ?? '', {
        headers: { referer: new URL(addressIn(from, path), baseURL).href },
        ...noRedirects,
      });
      expect(chosen.headers().location, path).toBe(addressIn(to, path));
      expect(chosen.headers()['set-cookie'], path).toMatch(
        RegExp(`^i18n_redirected=${to.locale};`),
      );
    }
  }
});

test('no response that a shared cache may store sets a cookie', async ({ request }) => {
  const pages = ['/', '/catalogue', '/catalogue?page=2', '/vod', '/shop', '/nope', '/fr/vod']
    // One of each kind; the crawl asks for all.
    .concat('/collection/georges-melies', '/movie/finis-terrae', '/sitemap.xml');
  const files = ['/robots.txt', '/og/_site.png', '/poster/finis-terrae.svg'];
  const addresses = languages.flatMap((language) => pages.map((path) => addressIn(language, path)));
  for (const path of [...addresses, ...files])
    for (const cookie of ['', 'i18n_redirected=de']) {
      const headers = { 'accept-language': german, cookie };
      const answer = await request.head(path, { headers, ...noRedirects });
      const mayBeShared = !/private|no-store/.test(answer.headers()['cache-control'] ?? '');
      if (mayBeShared) expect(answer.headers()['set-cookie'], path).toBeUndefined();
    }
});
