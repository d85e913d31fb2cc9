import { expect, test } from 'vitest';
import {
  addressSchema,
  linkSchema,
  mediaUrlSchema,
  ownPictureSchema,
  pictureAddressSchema,
} from '@/lib/content/schema/address';
import { faultsOf } from './faults-of';

const inside = ': a path without “..”: files lie in the media of the house';
const address = ': a path that begins with /media/ or an address that begins with https://';
const drawn = ': a JPEG, PNG, WebP or AVIF: an SVG can hold a script';
const picture = ': a path such as /media/film/still-1.jpg';
const kinds = ': a JPEG, PNG, WebP or AVIF, such as /media/film/still-1.jpg';
const link = ': an address that begins with https://';

test.each([
  '/media/a/film.mp4',
  '/media/a..b/film...mp4',
  '/media/.hidden',
  '/media/a/%2fmp4',
  '/media/a.%2e.b/c',
  'https://a.example/../film.mp4',
  'https://a.example/./a\\b',
])('%s is a file of the house, or an address on the web', (src) => {
  expect(faultsOf(addressSchema, src)).toEqual([]);
});

test.each([
  '/media/../film.mp4',
  '/media/./film.mp4',
  '/media/a/..',
  '/media/a/.',
  '/media/%2e%2e/film.mp4',
  '/media/%2E/film.mp4',
  '/media/.%2e/film.mp4',
  '/media/a\\..\\film.mp4',
])('%s leads out of the media', (src) => {
  expect(faultsOf(addressSchema, src)).toEqual([inside]);
});

test.each(['a/media/b.mp4', 'xhttps://a.example/', '/media/', 'https://', '/media/a b', 'ftp://a'])(
  '%s is no address',
  (src) => {
    expect(faultsOf(addressSchema, src)).toEqual([address]);
  },
);

test.each(['/media/a.svg', '/media/a.SVG', 'https://a.example/a.svg?x=1', '/media/a.svg#b'])(
  '%s is a drawing, and no picture',
  (src) => {
    expect(faultsOf(pictureAddressSchema, src)).toEqual([drawn]);
  },
);

test.each(['/media/a.svg.jpg', '/media/svg', 'https://a.example/asvg', 'https://a.svgs.example/'])(
  '%s is no drawing',
  (src) => {
    expect(faultsOf(pictureAddressSchema, src)).toEqual([]);
  },
);

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif', 'JPG'])('an own picture may be a %s', (ending) => {
  expect(faultsOf(ownPictureSchema, `/media/a.${ending}`)).toEqual([]);
});

test.each([
  ['/media/a.svg', drawn],
  ['/media/a.gif', kinds],
  ['/media/a.jpeeg', kinds],
  ['/media/ajpg', kinds],
  ['/media/.jpg', kinds],
  ['/media/a.jpg.txt', kinds],
  ['/media/a b.jpg', picture],
  ['x/media/a.jpg', picture],
  ['https://a.example/a.jpg', picture],
  ['/media/a/../b.jpg', inside],
])('%s is no picture of the house’s own', (src, fault) => {
  expect(faultsOf(ownPictureSchema, src)).toEqual([fault]);
});

test.each(['https://a.example/', 'http://a.example/?b#c'])('a visitor may follow %s', (url) => {
  expect(faultsOf(linkSchema, url)).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,a',
  '/catalogue',
  'xhttp://a.example',
  'httpss://a',
])('a visitor may not follow %s', (url) => {
  expect(faultsOf(linkSchema, url)).toEqual([link]);
});

test.each([
  'https://media.example',
  'https://media.example/films',
  'HTTPS://media.example/a/b',
  'http://localhost:9000',
  'http://localhost/films',
  'http://127.0.0.1:9000/films',
])('media may lie at %s', (url) => {
  expect(faultsOf(mediaUrlSchema, url)).toEqual([]);
});

test.each([
  'http://media.example',
  'https://media.example/',
  'https://media.example?',
  'https://media.example#',
  'https://media.example/a?b=c',
  'https://media.example/a#b',
  'https://media.example/a b',
  'https://media.example ',
  'http://localhost.example',
  'http://127x0.0.1:9000',
  'xhttps://media.example',
  'https://[media',
  '/media',
])('media do not lie at %j', (url) => {
  expect(faultsOf(mediaUrlSchema, url)).toEqual([
    ': an address that begins with https:// and has no slash at its end: https://media.example/films',
  ]);
});
