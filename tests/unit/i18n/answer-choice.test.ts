import { expect, it } from 'vitest';
import { answerChoice } from '@/lib/i18n/answer-choice';
import { choicePath } from '@/lib/i18n/choice-path';

/** What the server says to an address. */
function choose(path: string, isSecure = false) {
  return answerChoice(new URL(path, 'https://films.example').searchParams, isSecure).headers;
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
  const cookie = choose(choicePath('de', '/'), true).get('set-cookie');
  expect(cookie).toMatch(/; SameSite=Lax; Secure$/);
});
