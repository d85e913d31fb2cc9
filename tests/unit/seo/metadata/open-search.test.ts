// @vitest-environment jsdom
import { expect, test } from 'vitest';
import '@/lib/content/validate/provide';
import { openSearch } from '@/lib/seo/metadata/open-search';

const read = (locale: 'fr' | 'de') =>
  new DOMParser().parseFromString(openSearch(locale), 'application/xml').documentElement;
const text = (root: Element, name: string) => root.getElementsByTagName(name)[0]?.textContent;

test('browsers learn where to search, in each language', () => {
  const root = read('de');
  expect([root.tagName, root.namespaceURI]).toEqual([
    'OpenSearchDescription',
    'http://a9.com/-/spec/opensearch/1.1/',
  ]);
  expect([text(root, 'ShortName'), text(root, 'Language')]).toEqual(['Bobine', 'de-DE']);
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
