import { expect, test } from 'vitest';
import { siteSchema } from '@/lib/content/schema/site';
import { isOwn, isPicture, liesHere, mediaAddress } from '@/lib/content/store/media-files';
import { withMediaUrl } from '@/lib/content/validate/house-files';

const site = siteSchema.parse({
  ...{ name: 'A', url: 'https://a.example', tagline: { fr: 'A' }, description: { fr: 'A' } },
  mediaUrl: 'https://one.example/films',
});

test('the environment goes before the house’s own word, and empty says nothing', () => {
  const places = ['https://two.example', ' ', undefined].map(
    (written) => withMediaUrl(site, written).mediaUrl,
  );
  expect(places).toEqual(['https://two.example', site.mediaUrl, site.mediaUrl]);
});

test.each([
  'films.example',
  'http://films.example',
  'https://films.example/',
  'https://films.example/a?b=c',
])('MEDIA_URL=%s is refused in a sentence', (written) => {
  expect(() => withMediaUrl(site, written)).toThrow(/MEDIA_URL is ".*"; expected an address/);
});

test.each([
  ['/media/a/film.mp4', 'https://one.example/films/a/film.mp4'],
  ['/media/a/hls/master.m3u8', 'https://one.example/films/a/hls/master.m3u8'],
  ['/media/a/captions.fr.vtt', 'https://one.example/films/a/captions.fr.vtt'],
  ['/media/a/kit.pdf', 'https://one.example/films/a/kit.pdf'],
  ['/media/a/poster.jpg', '/media/a/poster.jpg'],
  ['https://other.example/film.mp4', 'https://other.example/film.mp4'],
  ['aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
])('%s is found at %s, and without a place for media where it is named', (src, address) => {
  expect(mediaAddress(src, site.mediaUrl)).toBe(address);
  expect(mediaAddress(src)).toBe(src);
});

test('pictures are to be here in any case, and films where nothing else is said', () => {
  const film = '/media/a/film.mp4';
  expect([liesHere(film), liesHere(film, site.mediaUrl)]).toEqual([true, false]);
  expect(liesHere('/media/a/poster.jpg', site.mediaUrl)).toBe(true);
});

test.each(['/media/a.jpg', 'a.JPEG', 'a.png', 'a.webp', 'a.avif'])('“%s” is a picture', (src) => {
  expect(isPicture(src)).toBe(true);
});

test.each(['/media/a.mp4', 'a.jpg.mp4', 'jpg', 'ajpg', 'a.jpg?x', ''])('“%s” is none', (src) => {
  expect(isPicture(src)).toBe(false);
});

test('what the house has among its media is its own, and nothing on the web', () => {
  const own = [
    '/media/a.jpg',
    '/media/',
    'https://example.org/media/a.jpg',
    '/a.jpg',
    'media/a.jpg',
  ];
  expect(own.map(isOwn)).toEqual([true, true, false, false, false]);
});
