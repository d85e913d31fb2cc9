import { expect, test } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { previewKeysOf, readShareToken } from '@/lib/server/preview-login/signed-tokens';
import { createShare, readShareArguments } from '@/tools/preview/create-share';

const library = {
  site: { timeZone: 'Europe/Zurich' },
  ...{ films: new Map([['nerven', { draft: true }]]), collections: new Map(), articles: new Map() },
  ...{ pages: new Map(), news: new Map(), programme: new Map() },
} as unknown as Library;
const settings = { password: 'mot-de-passe-long', secret: undefined, address: 'https://p.example' };
const now = Date.parse('2026-11-22T23:30:00Z');
const create = (words: string[], more = {}) =>
  createShare(readShareArguments(words), { settings: { ...settings, ...more }, library, now });

test.each([
  'movie/nerven',
  '/movie/nerven/',
  '/de/movie/nerven',
  'https://p.example/movie/nerven?a#b',
])('createShare makes a link to %s that expires at the end of a day of the site', (share) => {
  const { address, lastDay } = create(['--share', share, '--until', '2026-12-01']);
  expect(lastDay).toBe('2026-12-01');
  expect(address).toMatch(/^https:\/\/p\.example\/_preview\/share\?/);
  const { searchParams } = new URL(address);
  const key = previewKeysOf(settings)?.share ?? Buffer.alloc(0);
  expect(readShareToken(searchParams.get('t') ?? '', key)).toEqual({
    path: '/movie/nerven',
    until: Date.parse('2026-12-02T00:00:00+01:00'),
  });
});

test.each([
  [['--share', 'movie/nobody'], 'There is no page /movie/nobody'],
  [['--share', 'preview'], 'There is no page /preview'],
  [['--share', 'movie/nerven', '--until', '2026-11-22'], 'expected a day from 2026-11-23 to'],
  [['--share', 'movie/nerven', '--until', '2036-01-01'], 'to 2027-11-24'],
  [['--share', 'movie/nerven', '--until', '2026-02-30'], '--until is “2026-02-30”'],
  [[], 'npm run preview -- --share'],
])('createShare rejects %j: %s', (words, message) => expect(() => create(words)).toThrow(message));
