import { expect, test } from 'vitest';
import { siteSchema } from '@/lib/content/schema/site';
import {
  isInContentFolder,
  isPicture,
  isUnpublishedMedia,
  listUnpublishedMedia,
  mediaAddress,
} from '@/lib/content/store/media-files';
import { publishedContent } from '@/lib/content/store/published-content';
import { withMediaUrl } from '@/lib/content/validate/content-files';
import { loadUnfilteredLibrary } from '@/lib/content/validate/load-library';
import { withoutUnpublishedMedia } from '@/lib/server/public-files';

const site = siteSchema.parse({
  ...{ name: 'A', url: 'https://a.example', tagline: { fr: 'A' }, description: { fr: 'A' } },
  mediaUrl: 'https://one.example/films',
});

test.each([
  ['/media/a/film.mp4', 'https://one.example/films/a/film.mp4'],
  ['/media/a/hls/master.m3u8', 'https://one.example/films/a/hls/master.m3u8'],
  ['/media/a/captions.fr.vtt', 'https://one.example/films/a/captions.fr.vtt'],
  ['/media/a/poster.jpg', '/media/a/poster.jpg'],
  ['https://other.example/film.mp4', 'https://other.example/film.mp4'],
  ['aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
])('%s is at %s with a mediaUrl, and at its own path without', (src, address) => {
  expect(mediaAddress(src, site.mediaUrl)).toBe(address);
  expect(mediaAddress(src)).toBe(src);
});

test('pictures are always in the content folder, films only without a mediaUrl', () => {
  const film = '/media/a/film.mp4';
  expect([isInContentFolder(film), isInContentFolder(film, site.mediaUrl)]).toEqual([true, false]);
  for (const src of ['/media/a.jpg', 'a.JPEG', 'a.webp', 'a.avif'])
    expect(isPicture(src)).toBe(true);
  for (const src of ['/media/a.mp4', 'a.jpg.mp4', 'ajpg', '']) expect(isPicture(src)).toBe(false);
});

test('MEDIA_URL overrides the site’s mediaUrl, and an invalid one is an error', () => {
  expect(withMediaUrl(site, 'https://two.example').mediaUrl).toBe('https://two.example');
  expect(withMediaUrl(site, ' ').mediaUrl).toBe(site.mediaUrl);
  for (const written of ['films.example', 'https://films.example/'])
    expect(() => withMediaUrl(site, written)).toThrow(/MEDIA_URL is ".*"; expected an address/);
});

const allContent = loadUnfilteredLibrary();
const now = Date.parse('2026-11-22T12:00:00+01:00');
const picture = '/media/quixandel/quixandel.jpg';
const unpublished = (library = allContent) =>
  new Set(listUnpublishedMedia(library, publishedContent(library, now)));

test('listUnpublishedMedia: the media folder of a draft is unpublished, and its digest does not reveal the name', () => {
  expect(isUnpublishedMedia(picture, unpublished())).toBe(true);
  expect(isUnpublishedMedia('/media/l-inventaire/film.mp4', unpublished())).toBe(false);
  expect(isUnpublishedMedia('/favicon.ico', unpublished())).toBe(false);
  expect([...unpublished()].join()).not.toContain('quixandel');
});

test('listUnpublishedMedia: a folder that published content uses is served', () => {
  const page = allContent.pages.get('la-maison');
  if (!page) throw new Error('no page');
  const shows = { ...page, picture: { src: picture, alt: { fr: 'A' } } };
  const pages = new Map(allContent.pages).set('la-maison', shows);
  expect(isUnpublishedMedia(picture, unpublished({ ...allContent, pages }))).toBe(false);
});

test('listUnpublishedMedia: media files are published with their film', () => {
  const files = new Set([picture, '/media/l-inventaire/film.mp4']);
  let current = unpublished();
  const shown = withoutUnpublishedMedia(files, () => current);
  expect([...files].map((file) => shown.has(file))).toEqual([false, true]);
  current = new Set();
  expect([...files].map((file) => shown.has(file))).toEqual([true, true]);
  expect(shown.has('/media/nothing/a.jpg')).toBe(false);
});
