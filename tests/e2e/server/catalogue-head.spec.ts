import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';

const pages = [
  { path: '/catalogue', indexed: true },
  { path: '/catalogue?page=2', indexed: true },
  { path: '/catalogue?genre=horror', indexed: false },
  { path: '/catalogue?director=robert-wiene', indexed: false },
  { path: '/catalogue?genre=horror&view=list', indexed: false },
  { path: '/catalogue?genre=drama&genre=horror&country=DE', indexed: false },
  { path: '/catalogue?q=faust', indexed: false },
  { path: '/genre/horror', indexed: true },
  { path: '/person/robert-wiene', indexed: true },
];

/** What asks for something that is not there, and where it leads. */
const ledBack = [
  ['/catalogue?page=99', /\/catalogue\?page=\d$/],
  ['/catalogue?page=abc', /\/catalogue$/],
  ['/catalogue?director=nobody', /\/catalogue$/],
  ['/catalogue?genre=nothing&country=FR', /\/catalogue\?country=FR$/],
  ['/catalogue?genre=NOPE!&country=FR', /\/catalogue\?country=FR$/],
] as const;

for (const language of languages)
  for (const { path, indexed } of pages)
    test(`${path} in ${language.name} is ${indexed ? '' : 'not '}for search engines, and names no other address`, async ({
      request,
    }) => {
      const html = await (await request.get(addressIn(language, path))).text();
      const [, robots] = /<meta name="robots" content="([^"]+)"/.exec(html) ?? [];
      expect(robots).toBe(indexed ? undefined : 'noindex, follow');
      const [, href] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      // Beside noindex a canonical address elsewhere would tell crawlers two things.
      if (!indexed) return expect(href).toBeUndefined();
      const { pathname, search } = new URL(href?.replaceAll('&amp;', '&') ?? '');
      expect(pathname + search).toBe(addressIn(language, path));
    });

for (const language of languages)
  for (const [path, location] of ledBack)
    test(`${path} in ${language.name} leads back to what is there`, async ({ request }) => {
      const answer = await request.get(addressIn(language, path), { maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      expect(answer.headers().location).toMatch(location);
      expect(answer.headers().location).toContain(addressIn(language, '/catalogue'));
      expect(answer.headers()['cache-control']).toBe('private, no-store');
    });
