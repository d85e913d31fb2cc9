import { expect, test } from 'vitest';
import { imageSchema } from '@/lib/content/schema/image';
import { mediaSchema } from '@/lib/content/schema/media';
import { faultsOf } from './faults-of';

const file = { provider: 'html5', src: '/media/a/film.mp4' };
const media = { type: 'video', sources: [file] };
const track = { kind: 'captions', srclang: 'fr', src: '/media/a/fr.vtt' };

test('a film of one source has no tracks and does not begin by itself', () => {
  expect(mediaSchema.parse(media)).toEqual({ ...media, autoplay: false, tracks: [] });
});

test('all that a player can be given is taken', () => {
  const tracks = ['captions', 'subtitles', 'chapters', 'descriptions'].map((kind) => ({
    ...track,
    kind,
  }));
  const full = {
    ...{ type: 'audio', title: { de: 'Ton' }, poster: 'https://a.example/p.jpg', autoplay: true },
    sources: [
      { ...file, type: 'video/mp4', size: 720 },
      { provider: 'vimeo', src: '12_3-a' },
    ],
    ...{ tracks, previewThumbnails: { src: '/media/a/thumbnails.vtt' } },
  };
  expect(mediaSchema.parse(full)).toEqual(full);
});

const address = 'a path that begins with /media/ or an address that begins with https://';
const id = "the provider's id of the film, such as aqz-KE-bpKQ";

test.each([
  ['film.mp4', `sources.0.src: ${address}`],
  ['//a.example/film.mp4', `sources.0.src: ${address}`],
  ['http://a.example/film.mp4', `sources.0.src: ${address}`],
  ['javascript:https://a.example/', `sources.0.src: ${address}`],
  ['/media/my film.mp4', `sources.0.src: ${address}`],
  ['/player/blank.mp4', `sources.0.src: ${address}`],
  ['/', `sources.0.src: ${address}`],
])('the file %s is refused, and said how it should be', (src, fault) => {
  expect(faultsOf(mediaSchema, { ...media, sources: [{ ...file, src }] })).toEqual([fault]);
});

test.each(['https://youtu.be/aqz-KE-bpKQ', 'aqz/KE', ''])('%j is no id of a film', (src) => {
  const sources = [{ provider: 'youtube', src }];
  expect(faultsOf(mediaSchema, { ...media, sources })).toEqual([`sources.0.src: ${id}`]);
});

test.each([
  [{ type: 'picture' }, 'type'],
  [{ sources: [] }, 'sources'],
  [{ sources: [{ ...file, provider: 'dailymotion' }] }, 'sources.0.provider'],
  [{ sources: [{ ...file, size: 0 }] }, 'sources.0.size'],
  [{ sources: [{ ...file, size: 72.5 }] }, 'sources.0.size'],
  [{ sources: [{ ...file, hight: 72 }] }, 'sources.0'],
  [{ tracks: [{ ...track, kind: 'sounds' }] }, 'tracks.0.kind'],
  [{ tracks: [{ ...track, srclang: 'FR' }] }, 'tracks.0.srclang'],
  [{ tracks: [{ ...track, label: 'x' }] }, 'tracks.0'],
  [{ previewThumbnails: {} }, 'previewThumbnails.src'],
  [{ loop: true }, ''],
])('%j is a fault of its field', (change, field) => {
  const [fault] = faultsOf(mediaSchema, { ...media, ...change });
  expect(fault?.split(':')[0]).toBe(field);
});

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif', 'JPG'])('a %s is a picture', (ending) => {
  expect(faultsOf(imageSchema, { src: `/media/a.${ending}`, alt: { fr: 'A' } })).toEqual([]);
});

test.each([
  'media/a.jpg',
  '/a.gif',
  '/media/a b.jpg',
  '/player/a.jpg',
  '/ajpg',
  '/a.jpg?x',
  '/.jpg',
  'https://a.example/a.jpg',
])('%s is no picture of the site', (src) => {
  expect(faultsOf(imageSchema, { src, alt: { fr: 'A' } })).toEqual([
    'src: a path such as /media/film/still-1.jpg',
  ]);
});

test('what a player would refuse is refused before a page is made of it, in the same words', () => {
  expect(faultsOf(mediaSchema, { ...media, sources: [] })).toEqual([
    'sources: Invalid source format',
  ]);
  expect(faultsOf(mediaSchema, { type: 'video' })).toEqual(['sources: Invalid source format']);
  expect(faultsOf(mediaSchema, { ...media, ratio: 'wide' })).toEqual([
    'ratio: Invalid aspect ratio specified',
  ]);
  expect(faultsOf(mediaSchema, { ...media, type: 'audio', ratio: '4:3' })).toEqual([
    'ratio: Aspect ratio can only be set for video',
  ]);
  expect(faultsOf(mediaSchema, { ...media, previewThumbnails: {} })).toEqual([
    'previewThumbnails.src: Missing previewThumbnails.src config attribute',
  ]);
  expect(faultsOf(mediaSchema, { ...media, ratio: '4:3' })).toEqual([]);
});
