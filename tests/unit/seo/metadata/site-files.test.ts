// @vitest-environment jsdom
import { expect, test } from 'vitest';
import '@/lib/content/validate/provide';
import { openSearch } from '@/lib/seo/metadata/open-search';
import { securityText } from '@/lib/seo/metadata/security-text';

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

test('security.txt has the contact, and expires within a year of the build', () => {
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
