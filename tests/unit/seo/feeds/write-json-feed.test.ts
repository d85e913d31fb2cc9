import { expect, test } from 'vitest';
import { writeJsonFeed } from '@/lib/seo/feeds/write-json-feed';
import { feed } from './small-feed';

test('a feed has what JSON Feed 1.1 asks of it', () => {
  const json = JSON.parse(writeJsonFeed(feed));
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Bobine : nouveaux films',
    home_page_url: 'https://films.example/catalogue',
    feed_url: 'https://films.example/feed/films.json',
    language: 'fr-FR',
    authors: [{ name: 'Bobine', url: 'https://films.example/' }],
  });
  expect(json.items).toEqual([
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
      _languages: {
        pages: {
          fr: 'https://films.example/movie/nerven',
          de: 'https://films.example/de/movie/nerven',
        },
      },
    },
  ]);
});
