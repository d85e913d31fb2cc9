import { describe, expect, it } from 'vitest';
import { countryName } from '@/lib/i18n/country-name';
import { languageChoicePath, localePath, pathWithoutLocale } from '@/lib/i18n/locales';
import { mergeMessages } from '@/lib/i18n/merge-messages';
import { handleLanguageChoice, homeLocale } from '@/lib/i18n/visitor-locale';

describe('paths', () => {
  it('French is at the plain path and German below /de', () => {
    expect(localePath('/movie/nerven', 'fr')).toBe('/movie/nerven');
    expect(localePath('/movie/nerven', 'de')).toBe('/de/movie/nerven');
    expect([localePath('/', 'fr'), localePath('/', 'de')]).toEqual(['/', '/de']);
  });

  it('a localised path keeps query and hash', () => {
    expect(localePath('/catalogue?genre=horror#results', 'de')).toBe(
      '/de/catalogue?genre=horror#results',
    );
    expect(localePath('/?x=1', 'de')).toBe('/de?x=1');
  });

  it('a media path has no language', () =>
    expect(localePath('/media/a/film.mp4', 'de')).toBe('/media/a/film.mp4'));

  it('a path without its language is the same from the browser and from Next’s router', () => {
    expect(['/de', '/fr', '/'].map(pathWithoutLocale)).toEqual(['/', '/', '/']);
    expect(['/de/vod', '/fr/vod', '/vod'].map(pathWithoutLocale)).toEqual(['/vod', '/vod', '/vod']);
  });
});

it.each([
  [undefined, 'de-CH,de;q=0.9', 'de'],
  [undefined, ' DE', 'de'],
  [undefined, undefined, 'fr'],
  // The first of the site's languages, whatever precedes it.
  [undefined, 'en, de;q=.8, fr;q=.7', 'de'],
  [undefined, 'en-GB,en;q=0.9,fr;q=0.8,de;q=0.7', 'fr'],
  [undefined, 'it, en;q=0.5', 'fr'],
  // The weight decides, not the place; among equal weights the place.
  [undefined, 'fr;q=0.8,de;Q=0.9', 'de'],
  [undefined, 'de-CH;q=0.9 , fr ; q=0.9', 'de'],
  // Refused.
  [undefined, 'de;q=0, fr;q=0.1', 'fr'],
  // All other languages.
  [undefined, 'de, *;q=0.5', 'de'],
  [undefined, 'de;q=0.5, *', 'fr'],
  [undefined, 'fr;q=0, *;q=0.5', 'de'],
  [undefined, 'de, *;q=0', 'de'],
  // Malformed.
  [undefined, 'de;q=much, fr;q=0.9', 'de'],
  [undefined, ',;,de', 'de'],
  ['a=b; i18n_redirected=de', 'fr', 'de'],
  ['i18n_redirected=fr', 'de', 'fr'],
  ['i18n_redirected=xx', 'de', 'fr'],
  ['xi18n_redirected=de', 'fr', 'fr'],
])('cookie %s and language %s: %s', (cookie, language, locale) =>
  expect(homeLocale(cookie, language)).toBe(locale),
);

describe('handleLanguageChoice', () => {
  const site = 'https://films.example';
  type Request = { from?: string; isSecure?: boolean };
  /** The headers of the response to an address. */
  function choose(path: string, { from, isSecure = false }: Request = {}) {
    return handleLanguageChoice(site + path, from ?? null, isSecure).headers;
  }

  it.each([
    ['fr', '/', '/'],
    ['de', '/de', '/de'],
    ['fr', '/catalogue?genre=drama&q=l%27ombre', '/catalogue?genre=drama&q=l%27ombre'],
    ['de', '/de/movie/nosferatu?ref=letter', '/de/movie/nosferatu?ref=letter'],
  ] as const)('the choice of %s at %s is stored, and redirects to %s', (locale, page, location) => {
    const headers = choose(languageChoicePath(locale, page));
    expect(headers.get('location')).toBe(location);
    expect(headers.get('set-cookie')).toBe(
      `i18n_redirected=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ...['https://evil.example/', '//evil.example/', '/\\evil.example/', '/.//evil.example/'],
    ...['/x/..//evil.example/', 'javascript:alert(1)', 'http://[', '/page-not-found'],
  ])('never redirects to %s', (page) =>
    expect(
      choose(`/_i18n/choose?${new URLSearchParams({ locale: 'fr', page })}`).get('location'),
    ).toBe('/'),
  );

  it('the cookie is Secure on a site with https', () => {
    const cookie = choose(languageChoicePath('de', '/'), { isSecure: true }).get('set-cookie');
    expect(cookie).toMatch(/; SameSite=Lax; Secure$/);
  });

  it.each([
    ['/de/catalogue', `${site}/catalogue?genre=drama&q=l%27ombre`, '?genre=drama&q=l%27ombre'],
    ['/catalogue', `${site}/de/catalogue?genre=drama`, '?genre=drama'],
    ['/de', `${site}/?ref=letter`, '?ref=letter'],
    ['/de/vod', `${site}/catalogue?genre=drama`, ''],
    ['/de/vod', site, ''],
    ['/de/vod', 'rubbish', ''],
  ])('%s chosen at %s keeps the query of the same page', (page, from, query) => {
    const locale = page.startsWith('/de') ? 'de' : 'fr';
    expect(choose(languageChoicePath(locale, page), { from }).get('location')).toBe(page + query);
  });
});

const given = { play: 'Lire', list: { title: 'Liste' } };

it('mergeMessages: loaded messages replace given ones at any depth', () => {
  const loaded = { play: 'Jouer', list: { title: 'Autre' }, more: 'x' };
  expect(mergeMessages(given, loaded)).toEqual({ play: 'Jouer', list: { title: 'Autre' } });
});

it.each([undefined, null, 'text', [], {}, { play: 1, list: 'no tree' }, { list: { title: {} } }])(
  'mergeMessages: given messages stay if the loaded ones are %j',
  (loaded) => expect(mergeMessages(given, loaded)).toEqual(given),
);

it('former states have their own names', () =>
  expect(['SU', 'DD', 'CH'].map((code) => countryName(code, 'de'))).toEqual([
    'UdSSR',
    'DDR',
    'Schweiz',
  ]));
