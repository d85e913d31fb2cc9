import { expect, test } from 'vitest';
import {
  addressSchema,
  contactSchema,
  linkSchema,
  mediaUrlSchema,
  ownPictureSchema,
  pictureAddressSchema,
} from '@/lib/content/schema/address';
import { issuesOf } from './issues-of';

const inside = ': a path without “..”: files lie in the media of the site';
const address = ': a path that begins with /media/ or an address that begins with https://';
const drawn = ': a JPEG, PNG, WebP or AVIF: an SVG can hold a script';
const picture = ': a path such as /media/film/still-1.jpg';
const kinds = ': a JPEG, PNG, WebP or AVIF, such as /media/film/still-1.jpg';

test.each([
  ...['/media/a/film.mp4', '/media/a..b/film...mp4', '/media/.hidden', '/media/a/%2fmp4'],
  ...['/media/a.%2e.b/c', 'https://a.example/../film.mp4', 'https://a.example/./a\\b'],
])('%s is a media path or a web address', (src) =>
  expect(issuesOf(addressSchema, src)).toEqual([]),
);

test.each([
  ...['/media/../film.mp4', '/media/./film.mp4', '/media/a/..', '/media/a/.'],
  ...['/media/%2e%2e/film.mp4', '/media/%2E/film.mp4', '/media/.%2e/film.mp4'],
  '/media/a\\..\\film.mp4',
])('%s leads out of the media folder', (src) =>
  expect(issuesOf(addressSchema, src)).toEqual([inside]),
);

test.each([
  ...['a/media/b.mp4', 'xhttps://a.example/', '/media/', 'https://', '/media/a b', 'ftp://a'],
  ...['film.mp4', '//a.example/f.mp4', 'http://a.example/f.mp4', 'javascript:https://a.example/'],
])('%s is no address', (src) => expect(issuesOf(addressSchema, src)).toEqual([address]));

test('the address of a picture is not that of an SVG', () => {
  for (const src of ['/media/a.svg', '/media/a.SVG', 'https://a.example/a.svg?x', '/media/a.svg#b'])
    expect(issuesOf(pictureAddressSchema, src), src).toEqual([drawn]);
  for (const src of ['/media/a.svg.jpg', '/media/svg', 'https://a.example/asvg', 'https://a.svgs/'])
    expect(issuesOf(pictureAddressSchema, src), src).toEqual([]);
});

test.each([
  ['/media/a.svg', drawn],
  ['/media/a.gif', kinds],
  ['/media/ajpg', kinds],
  ['/media/.jpg', kinds],
  ['/media/a.jpg.txt', kinds],
  ['/media/a b.jpg', picture],
  ['x/media/a.jpg', picture],
  ['https://a.example/a.jpg', picture],
  ['/media/a/../b.jpg', inside],
])('%s is no picture of the site', (src, issue) =>
  expect(issuesOf(ownPictureSchema, src)).toEqual([issue]),
);

test('a link has an address that no browser executes', () => {
  for (const url of ['https://a.example/', 'http://a.example/?b#c'])
    expect(issuesOf(linkSchema, url), url).toEqual([]);
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,a',
    '/catalogue',
    'xhttp://a',
    'httpss://a',
  ])
    expect(issuesOf(linkSchema, url), url).toHaveLength(1);
});

test('the base address of media has https, or is localhost, without a trailing slash', () => {
  for (const url of [
    ...['https://media.example', 'https://media.example/films', 'HTTPS://media.example/a/b'],
    ...['http://localhost:9000', 'http://localhost/films', 'http://127.0.0.1:9000/films'],
  ])
    expect(issuesOf(mediaUrlSchema, url), url).toEqual([]);
  for (const url of [
    ...['http://media.example', 'https://media.example/', 'https://media.example?', '/media'],
    ...['https://media.example/a?b=c', 'https://media.example/a#b', 'https://media.example/a b'],
    ...['http://localhost.example', 'http://127x0.0.1:9000', 'xhttps://media.example'],
    'https://[media',
  ])
    expect(issuesOf(mediaUrlSchema, url), url).toHaveLength(1);
});

test('a telephone number or an email makes a contact', () => {
  const contact = (way: object) => contactSchema.parse({ name: ' Anna ', ...way });
  for (const phone of ['+41 22 000 00 00', '12345', '+12345', '022 000.00-00', '022/000 (0) 00'])
    expect(contact({ phone })).toEqual({ name: 'Anna', phone });
  for (const email of ['films&co@house.example', 'anna/films@haus.vermögensberatung'])
    expect(contact({ email })).toEqual({ name: 'Anna', email });
  for (const phone of ['1234', '++12345', 'x12345', '12345x', '12 345 ext. 6'])
    expect(issuesOf(contactSchema, { name: 'Anna', phone }), phone).toHaveLength(1);
});
