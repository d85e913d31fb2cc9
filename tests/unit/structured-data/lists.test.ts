import { expect, test } from 'vitest';
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list';
import { filmList } from '@/lib/structured-data/item-list';
import { organization } from '@/lib/structured-data/organization';
import { webSite } from '@/lib/structured-data/web-site';
import { faultsOf } from './faults-of';

test('a list counts its films from 1 and names each once; one film is no list', () => {
  const films = ['faust', 'nerven', 'faust'].map((slug) => ({ slug }));
  const [list] = filmList(films, 'de');
  expect(list && faultsOf([list])).toEqual([]);
  expect(list).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://bobine.example/de/movie/faust' },
      { position: 2, url: 'https://bobine.example/de/movie/nerven' },
    ],
  });
  expect(filmList(films.slice(0, 1), 'de')).toEqual([]);
});

test('the way to a page begins at home', () => {
  const list = breadcrumbList([{ name: 'Catalogue', path: '/catalogue' }], 'fr');
  expect(faultsOf([list])).toEqual([]);
  expect(list).toMatchObject({
    itemListElement: [
      { name: 'Bobine', item: 'https://bobine.example' },
      { name: 'Catalogue', item: 'https://bobine.example/catalogue' },
    ],
  });
});

test('the home page names the house and how its site is searched', () => {
  const things = [organization('de', '/icon.svg'), webSite('de')];
  expect(faultsOf(things)).toEqual([]);
  expect(things).toMatchObject([
    { url: 'https://bobine.example', logo: 'https://bobine.example/icon.svg' },
    {
      url: 'https://bobine.example/de',
      potentialAction: {
        target: 'https://bobine.example/de/catalogue?q={search_term_string}',
      },
    },
  ]);
});
