import { expect, test } from 'vitest';
import { findStructuredDataFaults } from '@/tools/crawl/structured-data/find-structured-data-faults';

const page = {
  address: 'https://films.example/movie/nerven',
  text: 'Nerven 1919 Robert Reinert Filme Ein Film über die Nerven. CHF 25.00 Eins Zwei',
  addresses: new Set([
    ...['https://films.example/og/nerven.png', 'https://films.example/movie/faust'],
    ...['https://films.example/movie/judex', 'https://films.example/film.mp4'],
  ]),
};
const movie = {
  '@type': 'Movie',
  name: 'Nerven',
  image: 'https://films.example/og/nerven.png',
  director: [{ '@type': 'Person', name: 'Robert Reinert' }],
  duration: 'PT1H34M',
};
const video = {
  '@type': 'VideoObject',
  ...{ name: 'Nerven', description: 'Ein Film über die Nerven.', uploadDate: '2026-01-02' },
  thumbnailUrl: 'https://films.example/og/nerven.png',
  contentUrl: 'https://films.example/film.mp4',
};
const list = (...urls: string[]) => ({
  '@type': 'ItemList',
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});
const offer = { '@type': 'Offer', price: '25.00', priceCurrency: 'CHF' };
const find = (thing: object) =>
  findStructuredDataFaults([JSON.stringify({ '@context': 'https://schema.org', ...thing })], page);

test.each([
  ['a film', movie],
  ['a film to watch', video],
  ['a list', list('https://films.example/movie/faust', 'https://films.example/movie/judex')],
  ['things side by side', { '@graph': [movie, video] }],
])('%s as it has to be has no fault', (_, thing) => {
  expect(find(thing)).toEqual([]);
});

test.each([
  ['a field that is owed', { ...movie, image: undefined }, 'Movie owes image'],
  ['one of two that are owed', { ...video, contentUrl: undefined }, 'contentUrl or embedUrl'],
  ['an empty field', { ...movie, genre: [] }, 'Movie.genre is empty'],
  ['a type that nobody knows', { ...movie, '@type': 'Film' }, 'Film is no type'],
  ['a rating', { ...movie, aggregateRating: 5 }, 'no ratings'],
  ['a length that is none', { ...movie, duration: '94 min' }, 'Movie.duration is "94 min"'],
  ['a relative address', { ...movie, image: '/og/nerven.png' }, 'expected an absolute address'],
  ['a day that is none', { ...video, uploadDate: 'yesterday' }, 'VideoObject.uploadDate'],
  [
    'an end before the beginning',
    { ...video, expires: '2025-01-01' },
    'expires before it was put up',
  ],
  [
    'a person who stands nowhere',
    { ...movie, director: { '@type': 'Person', name: 'F. W. Murnau' } },
    'Movie.director.name is “F. W. Murnau”, and the page does not say so',
  ],
  [
    'a list of pages of two kinds',
    list('https://films.example/movie/faust', 'https://films.example/shop'),
    'mixes kinds of pages',
  ],
  ['a page named twice', list(...Array(2).fill('https://films.example/movie/faust')), 'twice'],
  [
    'a link that is not there',
    list('https://films.example/movie/sintel'),
    'ItemList.itemListElement[0].url',
  ],
  [
    'steps that lead nowhere',
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Filme' }],
    },
    'fewer than two',
  ],
  [
    'another price than the page’s',
    {
      '@type': 'Product',
      ...{ name: 'Nerven', image: movie.image, offers: { ...offer, price: '2.50' } },
    },
    'Product.offers.price is 2.50',
  ],
  [
    'something for nothing',
    { '@type': 'Product', name: 'Nerven', image: movie.image, offers: { ...offer, price: 0 } },
    'an amount above 0',
  ],
])('%s is a fault', (_, thing, fault) => {
  expect(find(thing).join('\n')).toContain(fault);
});

test('the price of an article is read as the page sets it', () => {
  const product = { '@type': 'Product', name: 'Nerven', image: movie.image, offers: offer };
  expect(find(product)).toEqual([]);
});

test('what is no JSON, has no context or could end its element is a fault', () => {
  expect(findStructuredDataFaults(['{'], page)).toEqual(['no JSON: {']);
  expect(findStructuredDataFaults([JSON.stringify(movie)], page).join()).toContain('@context');
  expect(find({ ...movie, alternateName: '</script>' }).join()).toContain('escaped');
  expect(find({ ...movie, alternateName: '\u2028' }).join()).toContain('escaped');
});
