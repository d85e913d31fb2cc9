import { expect, test } from 'vitest';
import { findBrokenMedia } from '@/lib/content/validate/media/broken-media';
import { aFolder } from './a-folder';

const { at, write } = aFolder();
const house = () => at('.');
const find = (film: object, liesHere?: (src: string) => boolean) =>
  findBrokenMedia({ films: new Map([['a', film]]) }, house(), liesHere);
const fieldsOf = (film: object) => find(film).map(({ field }) => field);

test('all that is known of a fault', () => {
  write('media/a.avi', 'RIFF0000AVI LIST');
  const file = at('media/a.avi');
  expect(find({ media: { film: { sources: [{ src: '/media/a.avi' }] } } })).toEqual([
    {
      ...{ path: `${house()}/films/a.yaml`, field: 'media.film.sources.0.src' },
      expected: 'a film that every browser plays: MP4 with H.264 and AAC, or WebM',
      found: { words: 'AVI', source: '/media/a.avi' },
      advice: {
        text: 'npm run media makes one: npm run media -- {file} --slug {slug}',
        values: { file, slug: 'a' },
      },
    },
  ]);
});

test('a file is judged by what it is named for', () => {
  for (const name of ['a.txt', 'a.vtt', 'a.jpg', 'a.mp4', 'a.m3u8', 'A.VTT', 'A.M3U8'])
    write(`media/${name}`, 'none of them');
  const named = (src: string) => ({ src: `/media/${src}` });
  expect(fieldsOf({ tracks: [named('a.txt')], previewThumbnails: named('a.txt') })).toEqual([
    'tracks.0.src',
    'previewThumbnails.src',
  ]);
  expect(fieldsOf({ media: { tracks: [{}, named('a.txt')] } })).toEqual(['media.tracks.1.src']);
  expect(fieldsOf({ words: named('a.vtt'), others: named('A.VTT') })).toEqual([
    'words.src',
    'others.src',
  ]);
  expect(fieldsOf({ poster: named('a.jpg'), sources: [named('a.jpg')] })).toEqual([
    'poster.src',
    'sources.0.src',
  ]);
  expect(fieldsOf({ sources: [named('a.mp4'), named('a.m3u8')] })).toEqual([
    'sources.0.src',
    'sources.1.src',
  ]);
  expect(fieldsOf({ stream: named('a.m3u8'), other: named('A.M3U8') })).toEqual([
    'stream.src',
    'other.src',
  ]);
});

test('what is named for nothing of these is not looked at', () => {
  for (const name of ['a.txt', 'a.mp4', 'a.vtt.txt', 'a.m3u8.txt']) write(`media/${name}`, 'x');
  const named = (src: string) => ({ src: `/media/${src}` });
  const film = { kit: named('a.txt'), clip: named('a.mp4'), b: named('a.vtt.txt') };
  expect(fieldsOf({ ...film, c: named('a.m3u8.txt') })).toEqual([]);
  expect(fieldsOf({ soundtracks: [named('a.txt')], mytracks: { 0: named('a.txt') } })).toEqual([]);
  expect(fieldsOf({ resources: [named('a.txt')], sources: { a: named('a.txt') } })).toEqual([]);
});

test('a file that several name is a fault of each, for whatever each names it', () => {
  write('media/a.jpg', 'GIF89a');
  const films = new Map([
    ['a', { poster: { src: '/media/a.jpg' }, tracks: [{ src: '/media/a.jpg' }] }],
    ['b', { poster: { src: '/media/a.jpg' } }],
  ]);
  const found = findBrokenMedia({ films }, house());
  expect(found.map((fault) => [fault.path, fault.field, fault.found?.words])).toEqual([
    [`${house()}/films/a.yaml`, 'poster.src', 'GIF'],
    [`${house()}/films/a.yaml`, 'tracks.0.src', undefined],
    [`${house()}/films/b.yaml`, 'poster.src', 'GIF'],
  ]);
});

test('what lies with another host is judged by its address alone, and only words', () => {
  write('media/a.srt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n');
  write('media/a.jpg', 'GIF89a');
  const film = { tracks: [{ src: '/media/a.srt' }], poster: { src: '/media/a.jpg' } };
  expect(find(film).map(({ field }) => field)).toEqual(['poster.src']);
  expect(find(film, () => false).map(({ field }) => field)).toEqual(['tracks.0.src']);
});

test('only films have a tool that makes them', () => {
  write('media/a.jpg', 'GIF89a');
  write('media/a.m3u8', 'x');
  write('media/a.mp4', 'x');
  const film = { poster: { src: '/media/a.jpg' }, sources: [{ src: '/media/a.m3u8' }] };
  expect(find(film).map(({ advice }) => advice)).toEqual([undefined, undefined]);
  expect(find({ sources: [{ src: '/media/a.mp4' }] })[0]?.advice).toBeDefined();
});

test('what plays is no fault', () => {
  write('media/a.mp3', 'ID3');
  expect(find({ sources: [{ src: '/media/a.mp3' }, { src: '/media/none.mp4' }] })).toEqual([]);
});
