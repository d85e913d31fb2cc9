// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { writeAtom } from '@/lib/seo/feeds/write-atom';
import { feed } from './small-feed';

const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (from: Element | Document, name: string) =>
  [...from.getElementsByTagName(name)].map(({ textContent }) => textContent);
const links = (from: Element) =>
  [...from.children]
    .filter(({ tagName }) => tagName === 'link')
    .map((link) => [...link.attributes].map(({ value }) => value).join(' '));

test('a feed has all that RFC 4287 asks of it, each name in its place', () => {
  const { documentElement: root } = read(writeAtom(feed));
  expect([root.namespaceURI, root.getAttribute('xml:lang')]).toEqual([
    'http://www.w3.org/2005/Atom',
    'fr-FR',
  ]);
  expect(texts(root, 'id')).toEqual([
    'https://films.example/feed/films.xml',
    'https://films.example/movie/nerven',
  ]);
  expect(texts(root, 'updated')).toEqual(['2026-11-05T23:00:00.000Z', '2026-11-05T23:00:00.000Z']);
  expect(texts(root, 'published')).toEqual(['2026-11-01T23:00:00.000Z']);
  expect(texts(root, 'name')).toEqual(['Bobine']);
  expect(links(root)).toEqual([
    'self application/atom+xml https://films.example/feed/films.xml',
    'alternate text/html fr-FR https://films.example/catalogue',
    'alternate text/html de-DE https://films.example/de/catalogue',
    'alternate application/feed+json https://films.example/feed/films.json',
    'alternate application/atom+xml de-DE https://films.example/de/feed/films.xml',
  ]);
});

test('what an entry says comes out as it went in, whatever signs it has', () => {
  const entry = read(writeAtom(feed)).getElementsByTagName('entry')[0] as Element;
  expect(texts(entry, 'title')).toEqual(['Nerven <& "co">']);
  expect(texts(entry, 'content')).toEqual(['<p>Tom &amp; Anna</p>']);
  expect(texts(entry, 'summary')).toEqual(['Des nerfs.']);
  expect(links(entry)).toEqual([
    'alternate text/html fr-FR https://films.example/movie/nerven',
    'alternate text/html de-DE https://films.example/de/movie/nerven',
    'enclosure image/png https://films.example/og/nerven.png?a=1&b=2',
  ]);
});
