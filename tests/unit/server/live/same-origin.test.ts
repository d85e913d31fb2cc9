import { expect, test } from 'vitest';
import { isSameOrigin } from '@/lib/server/live/same-origin';

const host = 'films.example';

test.each([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://films.example' },
  { origin: 'http://FILMS.example' },
])('%o comes from a page of this site', (headers) =>
  expect(isSameOrigin({ host, ...headers })).toBe(true),
);

test.each([
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://films.example' },
  { origin: 'null' },
  { origin: 'https://films.example.evil.example' },
  { origin: 'https://films.example:8443' },
  { origin: 'films.example' },
])('%o does not', (headers) => expect(isSameOrigin({ host, ...headers })).toBe(false));

test('who does not say which site was asked for is not believed', () =>
  expect(isSameOrigin({ origin: 'https://films.example' })).toBe(false));

test('a port counts where it is not the usual one', () => {
  expect(isSameOrigin({ host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(true);
  expect(isSameOrigin({ host: 'localhost:3000', origin: 'http://localhost:3001' })).toBe(false);
  expect(isSameOrigin({ host: 'localhost:4430', origin: 'http://localhost:4430' })).toBe(true);
  expect(isSameOrigin({ host: 'FILMS.example:80', origin: 'http://films.example' })).toBe(true);
  expect(isSameOrigin({ host: 'films.example:443', origin: 'https://films.example' })).toBe(true);
});
