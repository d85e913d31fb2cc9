import { mkdirSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMediaAddresses } from '@/lib/content/store/media-files';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { findBrokenMedia } from '@/lib/content/validate/media/broken-media';
import {
  findMissingFiles,
  listReferencedPictures,
} from '@/lib/content/validate/media/missing-files';
import { findBrokenReferences } from '@/lib/content/validate/references';
import { aFolder } from './a-folder';

const { at, write } = aFolder();
const find = (film: object, liesHere?: (src: string) => boolean) =>
  findBrokenMedia({ films: new Map([['a', film]]) }, at('.'), liesHere);
const fieldsOf = (film: object) => find(film).map(({ field }) => field);
const saidOf = (film: object) =>
  find(film).map((fault) => describeIssue(fault, 'en').replaceAll(`${at('.')}/media/`, ''));
const named = (name: string) => ({ src: `/media/${name}` });
const withTrack = (src: string) => ({ media: { film: { tracks: [{ kind: 'captions', src }] } } });

test('captions that are no WebVTT are told how they become it', () => {
  write('media/words.txt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n');
  write('media/captions.fr.srt', '1\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
  write('media/commas.vtt', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
  write('media/latin.vtt', Buffer.from('WEBVTT \xe9', 'latin1'));
  const first = '“src” of the first track in “media › film”:';
  expect(saidOf(withTrack('/media/words.txt'))).toEqual([]);
  expect(saidOf(withTrack('/media/captions.fr.srt'))).toEqual([
    `${first} expected WebVTT; captions.fr.srt does not begin with WEBVTT. This makes it: ffmpeg -i captions.fr.srt captions.fr.vtt`,
  ]);
  expect(saidOf(withTrack('/media/commas.vtt'))).toEqual([
    `${first} expected times such as 00:01.000 --> 00:04.000 in commas.vtt; none can be read.`,
  ]);
  expect(saidOf(withTrack('/media/latin.vtt')).join()).toContain('text in UTF-8');
  expect(saidOf(withTrack('https://a.example/fr.srt?x=1'))).toHaveLength(1);
  expect(saidOf(withTrack('https://a.example/fr.vtt'))).toEqual([]);
});

test('a source that is no film is told how npm run media makes one', () => {
  write('media/film.avi', 'RIFF0000AVI LIST');
  const sources = (src: string) => ({ media: { film: { sources: [{ provider: 'html5', src }] } } });
  expect(saidOf(sources('/media/film.avi'))).toEqual([
    '“src” of the first source in “media › film”: found AVI; expected a film that every browser plays: MP4 with H.264 and AAC, or WebM. npm run media makes one: npm run media -- film.avi --slug a',
  ]);
  expect(saidOf(sources('TLkA0RELQ1g')), 'the id of a provider').toEqual([]);
});

test.each<[object, string[]]>([
  [{ tracks: [named('a.txt')] }, ['tracks.0.src']],
  [{ previewThumbnails: named('a.txt') }, ['previewThumbnails.src']],
  [{ words: named('a.vtt'), others: named('A.VTT') }, ['words.src', 'others.src']],
  [{ poster: named('a.jpg'), sources: [named('a.jpg')] }, ['poster.src', 'sources.0.src']],
  [{ sources: [named('a.mp4'), named('a.m3u8')] }, ['sources.0.src', 'sources.1.src']],
  [{ stream: named('a.m3u8'), other: named('A.M3U8') }, ['stream.src', 'other.src']],
  [{ kit: named('a.txt'), clip: named('a.mp4'), resources: [named('a.txt')] }, []],
  [{ sources: [named('none.mp4')] }, []],
])('a file is judged by what it is named for (%#)', (film, fields) => {
  for (const name of ['a.txt', 'a.vtt', 'a.jpg', 'a.mp4', 'a.m3u8', 'A.VTT', 'A.M3U8'])
    write(`media/${name}`, 'none of them');
  expect(fieldsOf(film)).toEqual(fields);
});

test('what lies with another host is judged by its address alone, and only captions', () => {
  write('media/a.srt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n');
  write('media/a.jpg', 'GIF89a');
  const film = { tracks: [named('a.srt')], poster: named('a.jpg') };
  expect(fieldsOf(film)).toEqual(['poster.src']);
  expect(find(film, () => false).map(({ field }) => field)).toEqual(['tracks.0.src']);
});

test('a missing file is told with its place, and with the one beside it that was meant', () => {
  write('media/faust/poster.jpg', '');
  mkdirSync(at('media/faust/folder.jpg'));
  symlinkSync(at('nowhere'), at('media/faust/lost.jpg'));
  const missing = (name: string) => {
    const films = new Map([['faust', { poster: named(`faust/${name}`) }]]);
    return findMissingFiles({ films }, at('.'));
  };
  expect(missing('poster.jpg')).toEqual([]);
  for (const name of ['folder.jpg', 'lost.jpg']) expect(missing(name)).toHaveLength(1);
  expect(missing('postr.jpg')).toMatchObject([
    {
      ...{ path: `${at('.')}/films/faust.yaml`, field: 'poster.src' },
      expected: { text: 'the file {file}', values: { file: `${at('.')}/media/faust/postr.jpg` } },
      near: '/media/faust/poster.jpg',
    },
  ]);
  expect(missing('q'.repeat(40))[0]).not.toHaveProperty('near');
});

test('pictures in a text are found, wherever Markdown says their address', () => {
  write('media/poster.jpg', '');
  const text = {
    fr: '![Une affiche](/media/poster.jpg)\n\n`![a](/media/code.jpg)`',
    de: '![Ein Plakat][a]\n\n[a]: /media/lost.jpg',
  };
  const pages = { pages: new Map([['a', { text }]]) };
  expect(listReferencedPictures(pages, at('.'))).toMatchObject([
    { src: '/media/poster.jpg', field: 'text.fr', file: `${at('.')}/media/poster.jpg` },
  ]);
  expect(findMissingFiles(pages, at('.'))).toMatchObject([
    { path: `${at('.')}/pages/a.yaml`, field: 'text.de' },
  ]);
});

test('an address is a text under “src” or “poster”, however deep, and nothing else', () => {
  const film = { src: 'a', poster: { src: 'b', alt: 'c' }, stills: [{ src: 'd' }, null, 'e'] };
  expect(findMediaAddresses(film).map(({ field, src }) => `${field} ${src}`)).toEqual([
    ...['src a', 'poster.src b', 'stills.0.src d'],
  ]);
  for (const value of [null, 'src', 7, { src: 7 }, { title: 'src' }])
    expect(findMediaAddresses(value)).toEqual([]);
});

const referred = (read: object) => {
  const none = { films: [], collections: [], articles: [], months: [] };
  const maps = Object.entries({ ...none, ...read }).map(([part, records]) => [
    part,
    Array.isArray(records) ? new Map(records) : records,
  ]);
  const found = findBrokenReferences(Object.fromEntries(maps), ['nerven', 'faust'], 'house');
  return found.map(({ path, field, near }) => [path, field, near]);
};
const films = [['a', { genres: ['drama', 'dram'], crew: [{ name: 'A', job: 'edition' }] }]];

test.each<[object, unknown[]]>([
  [
    { collections: [['c', { films: [{ film: 'faust' }, { film: 'dracula' }] }]] },
    ['house/collections/c.yaml', 'films.1.film', undefined],
  ],
  [
    { articles: [['d', { films: ['nerven', 'drac'] }]] },
    ['house/shop/d.yaml', 'films.1', undefined],
  ],
  [
    { months: [['2026-12', { '2026-12-24': { film: 'nerven-1919' } }]] },
    ['house/programme/2026-12.yaml', '2026-12-24.film', 'nerven'],
  ],
  [{ films, genres: { drama: {} } }, ['house/films/a.yaml', 'genres.1', 'drama']],
  [
    { introductions: { genre: { drama: {}, dram: {} } }, genres: { drama: {} } },
    ['house/introductions.yaml', 'genre.dram', 'drama'],
  ],
  [{ films, jobs: { projection: {} } }, ['house/films/a.yaml', 'crew.0.job', 'editing']],
])('a reference that leads nowhere is told with the nearest name (%#)', (read, fault) => {
  expect(referred(read)).toEqual([fault]);
});

test('genres and jobs are not judged where their lists could not be read', () => {
  expect(referred({ films })).toEqual([]);
});
