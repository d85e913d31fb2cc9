import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrokenMedia } from '@/lib/content/broken-media';

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
  ).map(({ expected }) => expected.replaceAll(`${house}/media/a/`, ''));

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
  expect(expectedFor('latin.vtt').join()).toMatch(/^latin.vtt text in UTF-8/);
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
