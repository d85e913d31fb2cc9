import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { listPages } from '@/lib/seo/sitemap';
import { writeSitemaps } from '@/lib/seo/sitemaps/write-sitemaps';
import { findSchemaFaults } from '@/tools/crawl/sitemap/find-schema-faults';

const now = new Date('2026-11-22T12:00:00Z');
const pages = (locale: 'fr' | 'de', at = now) =>
  new Map([...listPages(locale, at)].map((page) => [page.url, page]));

test('both sitemaps are valid, and every page says when what it shows changed', () => {
  for (const locale of locales) {
    const all = [...listPages(locale, now)];
    expect(writeSitemaps(all).map(({ xml }) => findSchemaFaults(xml))).toEqual([[]]);
    const unknown = all.filter(({ lastModified }) => lastModified === undefined);
    expect(unknown.map(({ url }) => url)).toEqual([]);
    for (const { lastModified = 0 } of all) expect(lastModified).toBeLessThan(Date.now());
  }
});

test('home is called the same as an address, as an alternate, and by who speaks neither language', () => {
  const home = 'https://bobine.example';
  const languages = { fr: home, de: `${home}/de`, 'x-default': home };
  expect(pages('fr').get(home)?.alternates).toEqual({ languages });
  expect(pages('de').get(`${home}/de`)?.alternates).toEqual({ languages });
});

test('a film that can be watched is told of with its video for as long as that is so', () => {
  const at = (moment: string) =>
    pages('fr', new Date(moment)).get('https://bobine.example/movie/etude-en-disques');
  expect(at('2026-11-22T12:00:00Z')).toMatchObject({
    images: expect.arrayContaining([
      'https://bobine.example/media/etude-en-disques/poster.jpg',
      'https://bobine.example/media/etude-en-disques/still-1.jpg',
    ]),
    video: {
      title: 'Étude en disques',
      file: 'https://bobine.example/media/etude-en-disques/film.mp4',
      expires: new Date('2099-01-31T22:59:00Z'),
    },
  });
  const over = at('2099-02-01T12:00:00Z');
  expect(over?.video).toBeUndefined();
  // That it is over is a change of its page.
  expect(over?.lastModified).toBe(Date.parse('2099-01-31T22:59:00Z'));
});
