// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { forEachLocale, localePath } from '@/lib/i18n/locales';
import type { Feed } from '@/lib/seo/feeds/feed';
import { writeAtom } from '@/lib/seo/feeds/write-atom';
import { writeJsonFeed } from '@/lib/seo/feeds/write-json-feed';

const inBoth = (path: string) =>
  forEachLocale((locale) => `https://films.example${localePath(path, locale)}`);

/** A feed of one film, with special characters of XML and HTML. */
const feed: Feed = {
  title: 'Bobine : nouveaux films',
  description: 'Les films entrés au catalogue.',
  language: 'fr-FR',
  locale: 'fr',
  author: { name: 'Bobine', url: 'https://films.example/' },
  urls: inBoth('/catalogue'),
  selfUrls: { xml: inBoth('/feed/films.xml'), json: inBoth('/feed/films.json') },
  updated: new Date('2026-11-06T00:00:00+01:00'),
  entries: [
    {
      id: 'https://films.example/movie/nerven',
      title: 'Nerven <& "co">\u0000',
      urls: inBoth('/movie/nerven'),
      published: new Date('2026-11-02T00:00:00+01:00'),
      updated: new Date('2026-11-06T00:00:00+01:00'),
      summary: 'Des nerfs.',
      html: '<p>Tom &amp; Anna</p>',
      picture: {
        ...{ url: 'https://films.example/og/nerven.png?a=1&b=2', type: 'image/png' },
        ...{ width: 1200, height: 630 },
      },
    },
  ],
};

const { documentElement: root } = new DOMParser().parseFromString(
  writeAtom(feed),
  'application/xml',
);
const textsOf = (from: Element, name: string) =>
  [...from.getElementsByTagName(name)].map(({ textContent }) => textContent);
const linksOf = (from: Element) =>
  [...from.children]
    .filter(({ tagName }) => tagName === 'link')
    .map((link) => [...link.attributes].map(({ value }) => value).join(' '));

test('an Atom feed has the elements that RFC 4287 requires', () => {
  expect([root.namespaceURI, root.getAttribute('xml:lang')]).toEqual([
    'http://www.w3.org/2005/Atom',
    'fr-FR',
  ]);
  expect(textsOf(root, 'id')).toEqual([
    'https://films.example/feed/films.xml',
    'https://films.example/movie/nerven',
  ]);
  expect(textsOf(root, 'updated')).toEqual(Array(2).fill('2026-11-05T23:00:00.000Z'));
  expect(textsOf(root, 'published')).toEqual(['2026-11-01T23:00:00.000Z']);
  expect(textsOf(root, 'name')).toEqual(['Bobine']);
  expect(linksOf(root)).toEqual([
    'self application/atom+xml https://films.example/feed/films.xml',
    'alternate text/html fr-FR https://films.example/catalogue',
    'alternate text/html de-DE https://films.example/de/catalogue',
    'alternate application/feed+json https://films.example/feed/films.json',
    'alternate application/atom+xml de-DE https://films.example/de/feed/films.xml',
  ]);
});

test('an Atom feed escapes the texts of an entry', () => {
  const [entry = root] = root.getElementsByTagName('entry');
  expect(textsOf(entry, 'title')).toEqual(['Nerven <& "co">']);
  expect(textsOf(entry, 'content')).toEqual(['<p>Tom &amp; Anna</p>']);
  expect(textsOf(entry, 'summary')).toEqual(['Des nerfs.']);
  expect(linksOf(entry)).toEqual([
    'alternate text/html fr-FR https://films.example/movie/nerven',
    'alternate text/html de-DE https://films.example/de/movie/nerven',
    'enclosure image/png https://films.example/og/nerven.png?a=1&b=2',
  ]);
});

test('a JSON feed has the fields of JSON Feed 1.1', () =>
  expect(JSON.parse(writeJsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Bobine : nouveaux films',
    home_page_url: 'https://films.example/catalogue',
    feed_url: 'https://films.example/feed/films.json',
    language: 'fr-FR',
    authors: [{ name: 'Bobine', url: 'https://films.example/' }],
    items: [
      {
        id: 'https://films.example/movie/nerven',
        url: 'https://films.example/movie/nerven',
        title: 'Nerven <& "co">\u0000',
        content_html: '<p>Tom &amp; Anna</p>',
        summary: 'Des nerfs.',
        image: 'https://films.example/og/nerven.png?a=1&b=2',
        date_published: '2026-11-01T23:00:00.000Z',
        date_modified: '2026-11-05T23:00:00.000Z',
        language: 'fr-FR',
        _languages: { pages: inBoth('/movie/nerven') },
      },
    ],
  }));
