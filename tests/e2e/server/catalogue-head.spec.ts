import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';

const pages = [
  { path: '/catalogue', canonical: '/catalogue', indexed: true },
  { path: '/catalogue?page=2', canonical: '/catalogue?page=2', indexed: true },
  { path: '/catalogue?genre=horror', canonical: '/catalogue?genre=horror', indexed: true },
  { path: '/catalogue?genre=horror&view=list', canonical: '/catalogue?genre=horror', indexed: false }, // biome-ignore format: a table
  { path: '/catalogue?genre=horror&sort=title', canonical: '/catalogue?genre=horror', indexed: false }, // biome-ignore format: a table
  { path: '/catalogue?genre=horror&genre=drama', canonical: '/catalogue', indexed: false },
  { path: '/catalogue?genre=horror&country=DE', canonical: '/catalogue', indexed: false },
  { path: '/catalogue?q=faust', canonical: '/catalogue', indexed: false },
  { path: '/catalogue?director=nobody', canonical: '/catalogue?director=nobody', indexed: false },
];

for (const language of languages)
  for (const { path, canonical, indexed } of pages)
    test(`${path} in ${language.name} is ${indexed ? '' : 'not '}for search engines`, async ({
      request,
    }) => {
      const html = await (await request.get(addressIn(language, path))).text();
      const [, robots] = /<meta name="robots" content="([^"]+)"/.exec(html) ?? [];
      expect(robots).toBe(indexed ? undefined : 'noindex, follow');
      const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), 'http://localhost');
      expect(pathname + search).toBe(addressIn(language, canonical));
    });
