import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  addressSchema,
  linkSchema,
  mediaUrlSchema,
  ownPictureSchema,
  pictureAddressSchema,
} from '@/lib/content/schema/address';
import { mediaSchema } from '@/lib/content/schema/media';
import {
  colours,
  filmRatioSchema,
  soundSchema,
  versionSchema,
} from '@/lib/content/schema/picture-and-sound';
import { faultsOf, fieldsOf } from './faults-of';

const inside = ': a path without “..”: files lie in the media of the house';
const address = ': a path that begins with /media/ or an address that begins with https://';
const drawn = ': a JPEG, PNG, WebP or AVIF: an SVG can hold a script';
const picture = ': a path such as /media/film/still-1.jpg';
const kinds = ': a JPEG, PNG, WebP or AVIF, such as /media/film/still-1.jpg';

test.each([
  ...['/media/a/film.mp4', '/media/a..b/film...mp4', '/media/.hidden', '/media/a/%2fmp4'],
  ...['/media/a.%2e.b/c', 'https://a.example/../film.mp4', 'https://a.example/./a\\b'],
])('%s is a file of the house, or an address on the web', (src) => {
  expect(faultsOf(addressSchema, src)).toEqual([]);
});

test.each([
  ...['/media/../film.mp4', '/media/./film.mp4', '/media/a/..', '/media/a/.'],
  ...['/media/%2e%2e/film.mp4', '/media/%2E/film.mp4', '/media/.%2e/film.mp4'],
  '/media/a\\..\\film.mp4',
])('%s leads out of the media', (src) => {
  expect(faultsOf(addressSchema, src)).toEqual([inside]);
});

test.each([
  ...['a/media/b.mp4', 'xhttps://a.example/', '/media/', 'https://', '/media/a b', 'ftp://a'],
  ...['film.mp4', '//a.example/f.mp4', 'http://a.example/f.mp4', 'javascript:https://a.example/'],
])('%s is no address', (src) => {
  expect(faultsOf(addressSchema, src)).toEqual([address]);
});

test.each([
  ...['/media/a.svg', '/media/a.SVG', 'https://a.example/a.svg?x=1', '/media/a.svg#b'].map(
    (src) => [src, [drawn]] as const,
  ),
  ...['/media/a.svg.jpg', '/media/svg', 'https://a.example/asvg', 'https://a.svgs.example/'].map(
    (src) => [src, []] as const,
  ),
])('a picture at %s has the faults %j', (src, faults) => {
  expect(faultsOf(pictureAddressSchema, src)).toEqual(faults);
});

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif', 'JPG'])('an own picture may be a %s', (ending) => {
  expect(faultsOf(ownPictureSchema, `/media/a.${ending}`)).toEqual([]);
});

test.each([
  ['/media/a.svg', drawn],
  ['/media/a.gif', kinds],
  ['/media/ajpg', kinds],
  ['/media/.jpg', kinds],
  ['/media/a.jpg.txt', kinds],
  ['/media/a b.jpg', picture],
  ['x/media/a.jpg', picture],
  ['/player/a.jpg', picture],
  ['https://a.example/a.jpg', picture],
  ['/media/a/../b.jpg', inside],
])('%s is no picture of the house’s own', (src, fault) => {
  expect(faultsOf(ownPictureSchema, src)).toEqual([fault]);
});

test.each([
  ...['https://a.example/', 'http://a.example/?b#c'].map((url) => [url, 0] as const),
  ...[
    'javascript:alert(1)',
    'data:text/html,a',
    '/catalogue',
    'xhttp://a.example',
    'httpss://a',
  ].map((url) => [url, 1] as const),
])('a link to %s has %i faults', (url, count) => {
  expect(faultsOf(linkSchema, url)).toHaveLength(count);
});

test.each([
  ...['https://media.example', 'https://media.example/films', 'HTTPS://media.example/a/b'],
  ...['http://localhost:9000', 'http://localhost/films', 'http://127.0.0.1:9000/films'],
])('media may lie at %s', (url) => {
  expect(faultsOf(mediaUrlSchema, url)).toEqual([]);
});

test.each([
  ...['http://media.example', 'https://media.example/', 'https://media.example?', '/media'],
  ...['https://media.example/a?b=c', 'https://media.example/a#b', 'https://media.example/a b'],
  ...['http://localhost.example', 'http://127x0.0.1:9000', 'xhttps://media.example'],
  'https://[media',
])('media do not lie at %j', (url) => {
  expect(faultsOf(mediaUrlSchema, url)).toEqual([
    ': an address that begins with https:// and has no slash at its end: https://media.example/films',
  ]);
});

const file = { provider: 'html5', src: '/media/a/film.mp4' };
const media = { type: 'video', sources: [file] };
const track = { kind: 'captions', srclang: 'fr', src: '/media/a/fr.vtt' };

test('takes a film of one source, and all that a player can be given', () => {
  expect(mediaSchema.parse(media)).toEqual({ ...media, autoplay: false, tracks: [] });
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
  expect(faultsOf(mediaSchema, { ...media, ratio: '4:3' })).toEqual([]);
});

test.each(['https://youtu.be/aqz-KE-bpKQ', 'aqz/KE', ''])('%j is no id of a film', (src) => {
  expect(faultsOf(mediaSchema, { ...media, sources: [{ provider: 'youtube', src }] })).toEqual([
    "sources.0.src: the provider's id of the film, such as aqz-KE-bpKQ",
  ]);
});

test.each([
  [{ type: 'picture' }, 'type'],
  [{ sources: [{ ...file, provider: 'dailymotion' }] }, 'sources.0.provider'],
  [{ sources: [{ ...file, size: 0 }] }, 'sources.0.size'],
  [{ sources: [{ ...file, hight: 72 }] }, 'sources.0'],
  [{ tracks: [{ ...track, kind: 'sounds' }] }, 'tracks.0.kind'],
  [{ tracks: [{ ...track, srclang: 'FR' }] }, 'tracks.0.srclang'],
])('%j is a fault of its field', (change, field) => {
  expect(fieldsOf(mediaSchema, { ...media, ...change })).toEqual([field]);
});

test.each([
  [{ sources: [] }, 'sources: Invalid source format'],
  [{ sources: undefined }, 'sources: Invalid source format'],
  [{ ratio: 'wide' }, 'ratio: Invalid aspect ratio specified'],
  [{ type: 'audio', ratio: '4:3' }, 'ratio: Aspect ratio can only be set for video'],
  [
    { previewThumbnails: {} },
    'previewThumbnails.src: Missing previewThumbnails.src config attribute',
  ],
])('%j is refused in the words of the player', (change, fault) => {
  expect(faultsOf(mediaSchema, { ...media, ...change })).toEqual([fault]);
});

test('a picture is in the colours that pages have words for', () => {
  const { Film } = JSON.parse(readFileSync('messages/fr.json', 'utf8'));
  expect([...colours].sort()).toEqual(Object.keys(Film.colours).sort());
});

test.each(['1.33:1', '1.5:1', '2.39:1'])('%s is a ratio', (ratio) => {
  expect(faultsOf(filmRatioSchema, ratio)).toEqual([]);
});

test.each(['4:3', '1.:1', '1.375:1', '11.33:1', '1,33:1', '1.33'])('%s is no ratio', (ratio) => {
  expect(faultsOf(filmRatioSchema, ratio)).toEqual([": a picture's ratio such as '1.37:1'"]);
});

test.each(['silent', 'mono', 'Dolby Digital', '5.1', 'silent, with music', 'non-silent'])(
  'the sound may be %s',
  (sound) => expect(soundSchema.parse(` ${sound} `)).toBe(sound),
);

test.each(['Silent', 'mute', 'muet', 'Stumm', 'ohne Ton', 'sans son'])(
  '“%s” means silent, and is asked for in this word',
  (sound) => expect(faultsOf(soundSchema, sound)).toEqual([': silent, in this word']),
);

test.each([
  [{ resolution: ' ' }, 'resolution'],
  [{ audio: ['VO'] }, 'audio.0'],
  [{ subtitles: ['all'] }, 'subtitles.0'],
  [{ runtime: 0 }, 'runtime'],
  [{ metres: 0 }, 'metres'],
])('a copy with %j is at fault', (change, field) => {
  expect(versionSchema.parse({ resolution: ' 35 mm ' })).toEqual({
    ...{ audio: [], subtitles: [], resolution: '35 mm' },
  });
  expect(fieldsOf(versionSchema, { resolution: 'DCP', ...change })).toEqual([field]);
});
