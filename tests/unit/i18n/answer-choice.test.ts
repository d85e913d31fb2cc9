import { expect, it } from 'vitest';
import { answerChoice } from '@/lib/i18n/answer-choice';
import { choicePath } from '@/lib/i18n/choice-path';

const site = 'https://films.example';
type Asker = { from?: string; isSecure?: boolean };

/** What the server says to an address. */
function choose(path: string, { from, isSecure = false }: Asker = {}) {
  return answerChoice(site + path, from ?? null, isSecure).headers;
}

it.each([
  ['fr', '/', '/'],
  ['de', '/de', '/de'],
  ['fr', '/catalogue?genre=drama&q=l%27ombre', '/catalogue?genre=drama&q=l%27ombre'],
  ['de', '/de/movie/nosferatu?ref=letter', '/de/movie/nosferatu?ref=letter'],
] as const)('%s is remembered, and %s shown', (locale, page, location) => {
  const headers = choose(choicePath(locale, page));
  expect(headers.get('location')).toBe(location);
  expect(headers.get('set-cookie')).toBe(
    `i18n_redirected=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`,
  );
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example/',
  '/x/..//evil.example/',
  'javascript:alert(1)',
  'http://[',
  '/page-not-found',
])('never leads to %s', (page) => {
  expect(
    choose(`/_i18n/choose?${new URLSearchParams({ locale: 'fr', page })}`).get('location'),
  ).toBe('/');
});

it('takes a language that it does not know for the first', () => {
  const headers = choose('/_i18n/choose?locale=xx&page=/de/vod');
  expect(headers.get('location')).toBe('/vod');
  expect(headers.get('set-cookie')).toMatch(/^i18n_redirected=fr;/);
});

it('is kept for https alone where the site is there', () => {
  const cookie = choose(choicePath('de', '/'), { isSecure: true }).get('set-cookie');
  expect(cookie).toMatch(/; SameSite=Lax; Secure$/);
});

it.each([
  ['/de/catalogue', `${site}/catalogue?genre=drama&q=l%27ombre`, '?genre=drama&q=l%27ombre'],
  ['/catalogue', `${site}/de/catalogue?genre=drama`, '?genre=drama'],
  ['/de', `${site}/?ref=letter`, '?ref=letter'],
  ['/de/vod', `${site}/catalogue?genre=drama`, ''],
  ['/de/vod', site, ''],
  ['/de/vod', 'rubbish', ''],
])('%s chosen at %s has the query that it was left with', (page, from, query) => {
  const locale = page.startsWith('/de') ? 'de' : 'fr';
  expect(choose(choicePath(locale, page), { from }).get('location')).toBe(page + query);
});

it('is the page that was asked for, whatever was left', () => {
  const from = `${site}/vod?ref=other`;
  expect(choose(choicePath('de', '/de/vod?ref=letter'), { from }).get('location')).toBe(
    '/de/vod?ref=letter',
  );
});
