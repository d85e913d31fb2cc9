import { mkdirSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Issue } from '@/lib/content/validate/issue';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { findBrokenMedia } from '@/lib/content/validate/media/broken-media';
import { findMediaNameIssues } from '@/lib/content/validate/media/media-names';
import {
  findMissingFiles,
  listReferencedPictures,
} from '@/lib/content/validate/media/missing-files';
import { temporaryFolder } from '../../temporary-folder';

const { at, write } = temporaryFolder();
const find = (film: object, liesHere?: (src: string) => boolean) =>
  findBrokenMedia({ films: new Map([['a', film]]) }, at('.'), liesHere);
const fieldsOf = (film: object) => find(film).map(({ field }) => field);
const describedIn = (film: object) =>
  find(film).map((issue) => describeIssue(issue, 'en').replaceAll(`${at('.')}/media/`, ''));
const named = (name: string) => ({ src: `/media/${name}` });
const withTrack = (src: string) => ({ media: { film: { tracks: [{ kind: 'captions', src }] } } });

test('captions that are no WebVTT are reported with how to convert them', () => {
  write('media/words.txt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n');
  write('media/captions.fr.srt', '1\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
  write('media/commas.vtt', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
  write('media/latin.vtt', Buffer.from('WEBVTT \xe9', 'latin1'));
  expect(describedIn(withTrack('/media/words.txt'))).toEqual([]);
  expect(describedIn(withTrack('/media/captions.fr.srt'))).toEqual([
    '“src” of the first track in “media › film”: expected WebVTT; captions.fr.srt does not begin with WEBVTT. This makes it: ffmpeg -i captions.fr.srt captions.fr.vtt',
  ]);
  expect(describedIn(withTrack('/media/commas.vtt')).join()).toContain('none can be read');
  expect(describedIn(withTrack('/media/latin.vtt')).join()).toContain('text in UTF-8');
  expect(describedIn(withTrack('https://a.example/fr.srt?x=1'))).toHaveLength(1);
  expect(describedIn(withTrack('https://a.example/fr.vtt'))).toEqual([]);
});

test('a cue with wrong times is a fault with its line; others that nobody sees are warnings', () => {
  const cue = (times: string, text = 'Bonjour') => `${times}\n${text}\n\n`;
  const cues = [
    ...[cue('00:00:01.000 --> 00:00:02.000'), cue('00:00:03,000 --> 00:00:04.000')],
    ...[
      cue('00:05.000 --> 00:05.000'),
      'NOTE a\n\nAdieu\n\n',
      cue('00:06.000 --> 00:07.000', '<i>'),
    ],
    ...[cue('00:08.000 -->'), cue('02:01:00.000 --> 02:02:00.000')],
  ];
  write('media/a.vtt', `WEBVTT\n\n${cues.join('')}`);
  const issues = (runtime?: number) => find({ runtime, ...withTrack('/media/a.vtt') });
  expect(describedIn(withTrack('/media/a.vtt'))[0]).toBe(
    '“src” of the first track in “media › film”: found “00:00:03,000 --> 00:00:04.000”; expected times such as 00:01.000 --> 00:04.000, with a point before the thousandths (a.vtt, line 6, 19).',
  );
  const warnings = issues(120).filter(({ isWarning }) => isWarning);
  expect(warnings.map(({ found }) => found?.words)).toMatchObject(
    [
      '00:05.000 --> 00:05.000',
      'Adieu',
      '00:06.000 --> 00:07.000',
      '02:01:00.000 --> 02:02:00.000',
    ].map((value) => ({ values: { value } })),
  );
  expect([issues(), issues(121)].map(({ length }) => length)).toEqual([4, 4]);
});

test('an unplayable source is reported with the command that converts it', () => {
  write('media/film.avi', 'RIFF0000AVI LIST');
  const sources = (src: string) => ({ media: { film: { sources: [{ provider: 'html5', src }] } } });
  expect(describedIn(sources('/media/film.avi'))).toEqual([
    '“src” of the first source in “media › film”: found AVI; expected a film that every browser plays: MP4 with H.264 and AAC, or WebM. npm run media makes one: npm run media -- film.avi --slug a',
  ]);
  write('media/a b.avi', 'RIFF0000AVI LIST');
  const { film } = sources('/media/a b.avi').media;
  const trailers = ['trailer', 'clip', 'trailer'].map((kind) => ({ kind, ...film }));
  const commands = describedIn({ trailers }).map((text) => /-- (".*)$/.exec(text)?.[1]);
  expect(commands).toEqual(
    ['trailer', 'clip', 'trailer-2'].map((name) => `"a b.avi" --slug a --as ${name}`),
  );
  expect(describedIn(sources('TLkA0RELQ1g')), 'the id of a provider').toEqual([]);
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
])('a file is checked by the field that names it (%#)', (film, fields) => {
  for (const name of ['a.txt', 'a.vtt', 'a.jpg', 'a.mp4', 'a.m3u8', 'A.VTT', 'A.M3U8'])
    write(`media/${name}`, 'no media');
  expect(fieldsOf(film)).toEqual(fields);
});

test('of media on another host only the extension of captions is checked', () => {
  write('media/a.srt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n');
  write('media/a.jpg', 'GIF89a');
  const film = { tracks: [named('a.srt')], poster: named('a.jpg') };
  expect(fieldsOf(film)).toEqual(['poster.src']);
  expect(find(film, () => false).map(({ field }) => field)).toEqual(['tracks.0.src']);
});

test('a missing file is reported with its field and a similar file in its folder', () => {
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
  const people = { 'F. W. Murnau': { portrait: named('faust/lost.jpg') } };
  expect(findMissingFiles({ people }, at('.'))).toMatchObject([
    { path: `${at('.')}/people.yaml`, field: 'F. W. Murnau.portrait.src' },
  ]);
});

const umlaut = 'Zürich 1'.normalize('NFD');

test.each([
  ['a.tif', ['a.tif'], 'browsers do not show a TIFF. npm run media makes a JPEG of it'],
  ['a.tif', ['a.tif', 'a.jpg'], 'Did you mean “/media/m/a.jpg”?'],
  ['IMG 1.HEIC', ['IMG 1.HEIC'], '-- "m/IMG 1.HEIC" --slug faust'],
  ['b c.jpg', ['b c.jpg'], 'a file name without blanks. Rename the file: b-c.jpg.'],
  ['b c.jpg', ['b-c.png'], 'Did you mean “/media/m/b-c.png”?'],
  ['b c.jpg', [], 'a file name without blanks.'],
  ['Zürich-1.jpg', [`${umlaut}.TIFF`], '-- "m/'],
  ['zuerich-1.jpg', [`${umlaut}.jpg`], `Did you mean “/media/m/${umlaut}.jpg”?`],
  ['Zürich 1.jpg', [`${umlaut}.jpg`], 'Rename the file: zuerich-1.jpg.'],
  ['Zürich.jpg', ['Zürich.jpg'.normalize('NFD')], 'another form. Rename it: zuerich.jpg.'],
  ['A.JPG', ['a.jpg'], 'Did you mean “/media/m/a.jpg”?'],
  ['film.mp4', ['film.jpg', 'Film.MP4'], 'Did you mean “/media/m/Film.MP4”?'],
])('of %j, beside %j, is said what to do', (name, files, words) => {
  for (const file of files) write(`media/m/${file}`, '');
  const films = new Map([['faust', { poster: named(`m/${name}`) }]]);
  const issues = [findMediaNameIssues, findMissingFiles].flatMap((find) =>
    find({ films }, at('.')),
  );
  expect(describeIssue(issues[0] as Issue, 'en').replaceAll(`${at('.')}/media/`, '')).toContain(
    words,
  );
});

test('a file for the press may be a TIFF, and a name may have accents', () => {
  const films = new Map([['faust', { poster: named('é.jpg'), pressKit: [named('a.tif')] }]]);
  expect(findMediaNameIssues({ films }, at('.'))).toEqual([]);
});

test('pictures in Markdown are found, also by reference', () => {
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
