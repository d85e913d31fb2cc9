import type { Feed } from '@/lib/seo/feeds/feed';

const inBoth = (path: string) => ({
  fr: `https://films.example${path}`,
  de: `https://films.example/de${path}`,
});

/** A feed of one film, with signs that XML and HTML give a meaning. */
export const feed: Feed = {
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
