import { expect, test } from 'vitest';
import { inAppPath } from '@/lib/navigation/in-app-path';

const site = 'https://bobine.example';

test('a link that begins with a slash, or points at the site’s own host, stays in the app', () => {
  expect(inAppPath('/movie/nerven?t=90#stills', site)).toBe('/movie/nerven?t=90#stills');
  expect(inAppPath('https://bobine.example/movie/nerven', site)).toBe('/movie/nerven');
  expect(inAppPath('http://bobine.example/vod', site)).toBe('/vod');
});

test('the language of a link gives way to the language of the page', () => {
  expect(inAppPath('https://bobine.example/de/vod', site)).toBe('/vod');
});

test('all other links leave the site, however much they look like its own', () => {
  for (const href of [
    'https://example.org/',
    'https://bobine.example.evil.org/',
    '//evil.org/x',
    '/\\evil.org',
    'mailto:a@bobine.example',
    'javascript:alert(1)',
    'movie/nerven',
  ])
    expect(inAppPath(href, site), href).toBeUndefined();
});
