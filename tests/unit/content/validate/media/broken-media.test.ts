import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFault } from '@/lib/content/validate/faults/describe-faults';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { findBrokenMedia } from '@/lib/content/validate/media/broken-media';

let house: string;
const write = (name: string, text: string) => {
  const file = join(house, 'media/a', name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};
const expectedFor = (name: string) =>
  findBrokenMedia(
    { films: new Map([['a', { src: `/media/a/${name}` }]]), articles: new Map() },
    house,
  ).map(({ expected }) => saySentence(expected, 'en').replaceAll(`${house}/media/a/`, ''));

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-media-'));
});
afterEach(() => rmSync(house, { recursive: true }));

test('a file of words is WebVTT, and has words', () => {
  write('whole.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n');
  write('subrip.vtt', '1\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
  write('commas.vtt', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
  writeFileSync(join(house, 'media/a/latin.vtt'), Buffer.from('WEBVTT \xe9', 'latin1'));
  expect(expectedFor('whole.vtt')).toEqual([]);
  expect(expectedFor('subrip.vtt')).toEqual(['WebVTT; subrip.vtt does not begin with WEBVTT']);
  expect(expectedFor('commas.vtt')).toEqual([
    'times such as 00:01.000 --> 00:04.000 in commas.vtt; none can be read',
  ]);
  expect(expectedFor('latin.vtt').join()).toMatch(/^text in UTF-8/);
});

const master =
  '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,URI="sound.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv/v.m3u8\n';
const parts = '#EXTM3U\r\n#EXT-X-MAP:URI="init.mp4"\r\n#EXTINF:2,\r\nv%200.m4s?a=1\r\n';

test('a playlist leads to parts that are there', () => {
  write('master.m3u8', master);
  expect(expectedFor('master.m3u8')).toEqual(['the file sound.m3u8, which master.m3u8 names']);
  write('sound.m3u8', '#EXTM3U\n#EXTINF:2,\nhttps://cdn.example/1.m4s\nmaster.m3u8\n');
  write('v/v.m3u8', parts);
  expect(expectedFor('master.m3u8')).toEqual(['the file v/init.mp4, which v/v.m3u8 names']);
  write('v/init.mp4', '');
  expect(expectedFor('master.m3u8')).toEqual(['the file v/v 0.m4s, which v/v.m3u8 names']);
  write('v/v 0.m4s', '');
  expect(expectedFor('master.m3u8')).toEqual([]);
  write('v/v.m3u8', '<html>');
  expect(expectedFor('master.m3u8')).toEqual([
    'an HLS playlist; v/v.m3u8 does not begin with #EXTM3U',
  ]);
});

test('what is not there is said elsewhere, and what lies on the web is not looked at', () => {
  expect(expectedFor('none.vtt')).toEqual([]);
  const films = new Map([['a', { src: 'https://a.example/a.vtt' }]]);
  expect(findBrokenMedia({ films, articles: new Map() }, house)).toEqual([]);
});

const saidOf = (film: object) =>
  findBrokenMedia({ films: new Map([['a', film]]), articles: new Map() }, house).map((fault) =>
    describeFault(fault, 'en').replaceAll(`${house}/media/a/`, ''),
  );
const withTrack = (src: string) => ({ media: { film: { tracks: [{ kind: 'captions', src }] } } });
const withSource = (src: string) => ({
  media: { film: { sources: [{ provider: 'html5', src }] } },
});

test('captions are WebVTT whatever they are called, and it is said how they become it', () => {
  write('captions.fr.srt', '1\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
  write('words.txt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n');
  expect(saidOf(withTrack('/media/a/words.txt'))).toEqual([]);
  expect(saidOf(withTrack('/media/a/captions.fr.srt'))).toEqual([
    '“src” of the first track in “media › film”: expected WebVTT; captions.fr.srt does not begin with WEBVTT. This makes it: ffmpeg -i captions.fr.srt captions.fr.vtt',
  ]);
  expect(saidOf(withTrack('https://a.example/fr.srt?x=1'))).toHaveLength(1);
  expect(saidOf(withTrack('https://a.example/fr.vtt'))).toEqual([]);
});

test('a source leads to a film, and our own tool makes one of what is none', () => {
  write('film.avi', 'RIFF0000AVI LIST');
  expect(saidOf(withSource('/media/a/film.avi'))).toEqual([
    '“src” of the first source in “media › film”: found AVI; expected a film that every browser plays: MP4 with H.264 and AAC, or WebM. npm run media makes one: npm run media -- film.avi --slug a',
  ]);
  expect(saidOf(withSource('TLkA0RELQ1g')), 'the id of a provider').toEqual([]);
});

test('a playlist has a variant that every browser plays', () => {
  const variant = (codecs: string, name: string) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="${codecs}"\n${name}.m3u8\n`;
  for (const name of ['one', 'two']) write(`${name}.m3u8`, '#EXTM3U\n');
  write(
    'both.m3u8',
    `#EXTM3U\n${variant('hvc1.1.6.L93,mp4a.40.2', 'one')}${variant('avc1.64001f', 'two')}`,
  );
  write(
    'hevc.m3u8',
    `#EXTM3U\n${variant('hvc1.1.6.L93,mp4a.40.2', 'one')}${variant('hev1.1', 'two')}`,
  );
  expect(saidOf(withSource('/media/a/both.m3u8'))).toEqual([]);
  expect(saidOf(withSource('/media/a/hevc.m3u8'))).toEqual([
    '“src” of the first source in “media › film”: found HEVC (H.265); expected a film that every browser plays: a variant with H.264 and AAC.',
  ]);
});

test('a picture is one by more than its name', () => {
  write('poster.jpg', 'no picture');
  expect(saidOf({ poster: { src: '/media/a/poster.jpg' } })).toEqual([
    '“poster › src”: found a file that is no picture; expected a JPEG, PNG, WebP or AVIF: this one only has the name of one.',
  ]);
});
