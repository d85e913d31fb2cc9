import { expect, it } from 'vitest';
import { siteAddress } from '@/tools/export/browser/site-address';
import { hasMirrorPage, mirrorAddress, mirrorFile, nearestQuery } from '@/tools/export/mirror-path';

it('a page has a file of its own, and a file its name', () => {
  expect(['/', '/de', '/de/movie/a', '/media/a/film.mp4', '/sitemap.xml'].map(mirrorFile)).toEqual([
    ...['index.html', 'de.html', 'de/movie/a.html', 'media/a/film.mp4', 'sitemap.xml'],
  ]);
});

it('a choice of the catalogue becomes part of the path, and what it was again', () => {
  expect(mirrorFile('/de/catalogue?genre=drama&page=2')).toBe(
    'de/catalogue/genre=drama&page=2.html',
  );
  for (const address of ['/catalogue?genre=drama', '/de/catalogue?director=f-w-murnau&page=2#a']) {
    const [path = '', hash] = address.split('#');
    expect(siteAddress(mirrorAddress(path) + (hash ? `#${hash}` : ''))).toBe(address);
  }
  for (const address of ['/catalogue', '/catalogue/surprise', '/movie/a=b', '/x/catalogue/a=b'])
    expect(siteAddress(address)).toBeUndefined();
  expect(mirrorAddress('/shop?a=b')).toBe('/shop');
});

it('one value has a page in a mirror, on all of its pages; so have all films in every order', () => {
  const queries = ['genre=drama', 'genre=drama&page=2', 'page=3', 'view=list&sort=title', ''];
  for (const query of queries) expect(hasMirrorPage(`/de/catalogue?${query}`), query).toBe(true);
  const others = ['genre=drama&country=DE', 'genre=drama&view=list', 'q=faust', 'unseen=1'];
  for (const query of others) expect(hasMirrorPage(`/catalogue?${query}`), query).toBe(false);
  expect(hasMirrorPage('/shop?page=2')).toBe(false);
});

it('other choices lead to the nearest there is, and never to another choice', () => {
  const there = new Set(['/catalogue?genre=drama', '/de/catalogue']);
  const nearest = (address: string) => nearestQuery(address, (one) => there.has(one));
  expect(nearest('/catalogue?genre=drama&view=list&page=2')).toBe('/catalogue?genre=drama');
  expect(nearest('/catalogue?genre=drama&country=DE')).toBe('/catalogue');
  expect(nearest('/de/catalogue?q=faust')).toBe('/de/catalogue');
});
