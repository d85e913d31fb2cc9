import { expect, test } from 'vitest';
import { fileGuards, isLetter } from '@/lib/policy/file-guards';

test.each([
  ...['/feed/films.xml', '/de/feed/news.json', '/open/films.csv', '/oembed?url=x'],
  ...['/media/a/film.mp4', '/og/nerven.png', '/opensearch.xml', '/de/opensearch.xml'],
])('%s is there for other sites too', (url) => {
  expect(fileGuards(url)['cross-origin-resource-policy']).toBe('cross-origin');
});

test('what is text for others may be read by their scripts', () => {
  expect(fileGuards('/open/films.csv')['access-control-allow-origin']).toBe('*');
  expect(fileGuards('/api/films')['access-control-allow-origin']).toBeUndefined();
});

test.each(['/api/films', '/feeds', '/sitemap.xml', '/oembeds?url=x', '/builds/latest.json'])(
  '%s is for this site alone',
  (url) => {
    expect(fileGuards(url)['cross-origin-resource-policy']).toBe('same-origin');
  },
);

test('a mail that the house looks at has its styles, and runs and fetches nothing', () => {
  const guards = fileGuards('/desk/letters/20261123T101500123Z-a');
  expect(guards['content-security-policy']).toMatch(/^default-src 'none'; style-src .*; sandbox$/);
  expect(guards['cross-origin-resource-policy']).toBe('same-origin');
  expect(isLetter('/desk/mails/20261123T101500123Z-a')).toBe(false);
});
