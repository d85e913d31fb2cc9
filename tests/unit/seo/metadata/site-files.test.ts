// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { openSearch } from '@/lib/seo/metadata/open-search';
import { securityText } from '@/lib/seo/metadata/security-text';
import { webManifest } from '@/lib/seo/metadata/web-manifest';
import { iconFiles } from '@/tools/theme/icon-files.mjs';
import { temporaryFolder } from '../../temporary-folder';

afterEach(() => void vi.unstubAllEnvs());

const png = { 'media/icon.png': '' };
const svg = { 'media/icon.svg': '<svg/>' };
test.each([
  ['/icon.svg', {}],
  [undefined, png],
  ['/media/icon.svg', { ...png, ...svg }],
  ['/media/mark.svg', { ...svg, 'theme.yaml': 'icon: [/media/mark.svg, /media/phone.png]\n' }],
])('the SVG icon is %s with the files %j', async (url, files) => {
  vi.stubEnv('CONTENT_DIR', temporaryFolder(files));
  // The content is read once per module.
  vi.resetModules();
  const { siteIcons } = await import('@/lib/seo/metadata/site-icons');
  expect(siteIcons()).toEqual({
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      ...(url ? [{ url, type: 'image/svg+xml', sizes: 'any' }] : []),
    ],
    apple: '/apple-touch-icon.png',
  });
});

test('the web manifest names icons that the build makes', () => {
  const made = Object.values(iconFiles).map((name) => `/${name}`);
  for (const { src } of webManifest('fr').icons ?? []) expect(made).toContain(src);
  expect(existsSync('public/icon.svg')).toBe(true);
});

test('the OpenSearch description has the search addresses of its language', () => {
  const read = (locale: 'fr' | 'de') =>
    new DOMParser().parseFromString(openSearch(locale), 'application/xml').documentElement;
  const root = read('de');
  const text = (name: string) => root.getElementsByTagName(name)[0]?.textContent;
  expect([root.tagName, root.namespaceURI]).toEqual([
    'OpenSearchDescription',
    'http://a9.com/-/spec/opensearch/1.1/',
  ]);
  expect([text('ShortName'), text('Language')]).toEqual(['Bobine', 'de-DE']);
  const urls = [...root.getElementsByTagName('Url')].map((url) => url.getAttribute('template'));
  expect(urls).toEqual([
    'https://bobine.example/de/catalogue?q={searchTerms}',
    'https://bobine.example/api/films?locale=de&q={searchTerms}',
    'https://bobine.example/de/opensearch.xml',
  ]);
  expect(read('fr').querySelector('Url')?.getAttribute('template')).toBe(
    'https://bobine.example/catalogue?q={searchTerms}',
  );
});

describe('security.txt', () => {
  test('has the contact, and expires within a year of the build', () => {
    const built = new Date('2026-11-22T00:00:00Z');
    const contact = { contact: 'safe@films.example' };
    expect(securityText(contact, 'https://films.example', built)).toBe(
      [
        ...['Contact: mailto:safe@films.example', 'Expires: 2027-11-17T00:00:00.000Z'],
        'Preferred-Languages: fr, de, en',
        ...['Canonical: https://films.example/.well-known/security.txt', ''],
      ].join('\n'),
    );
  });
});
