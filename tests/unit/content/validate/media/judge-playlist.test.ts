import { truncateSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgePlaylist } from '@/lib/content/validate/media/judge-playlist';
import { aFolder } from './a-folder';

const { at, write } = aFolder();
const judge = (...lines: string[]) =>
  judgePlaylist(write('a/all.m3u8', ['#EXTM3U', ...lines].join('\n')));
const missing = (part: string, file = 'a/all.m3u8') => ({
  expected: {
    text: 'the file {part}, which {file} names',
    values: { part: at(part), file: at(file) },
  },
});

test('a playlist begins with its name', () => {
  for (const text of ['#EXTM3U', '\n  #EXTM3U\n', '\uFEFF#EXTM3U'])
    expect(judgePlaylist(write('a.m3u8', text))).toBeUndefined();
  for (const text of ['', 'x #EXTM3U', 'a\n#EXTM3U'])
    expect(judgePlaylist(write('a.m3u8', text))).toEqual({
      expected: {
        text: 'an HLS playlist; {file} does not begin with #EXTM3U',
        values: { file: at('a.m3u8') },
      },
    });
});

test.each([
  ['1.m4s', 'a/1.m4s'],
  ['  1.m4s  ', 'a/1.m4s'],
  ['b/1.m4s?x=1', 'a/b/1.m4s'],
  ['1.m4s#t=1', 'a/1.m4s'],
  ['../1.m4s', '1.m4s'],
  ['one%20two.m4s', 'a/one two.m4s'],
  ['100%.m4s', 'a/100%.m4s'],
  ['#EXT-X-MAP:URI="init.mp4"', 'a/init.mp4'],
  ['#EXT-X-MAP:NAME="x",URI="init.mp4",BYTERANGE="1"', 'a/init.mp4'],
])('of %j it says that the part is missing', (line, part) => {
  expect(judge(line)).toEqual(missing(part));
  write(part, '');
  expect(judge(line)).toBeUndefined();
});

test.each([
  ...['', '# a remark', '#EXTINF:2,', 'https://cdn.example/1.m4s', 'HTTP://cdn.example/1.m4s'],
  ...['/media/1.m4s', '//cdn.example/1.m4s', 'data:,x', 'a+b-c.1:x', '#EXT-X-KEY:URI=""'],
  '#EXT-X-MAP:URI="https://cdn.example/init.mp4"',
])('of %j nothing lies beside it', (line) => {
  expect(judge(line)).toBeUndefined();
});

test('of several parts the first that is missing is said, each line end being one', () => {
  write('a/1.m4s', '');
  expect(judge('1.m4s\r\n2.m4s\r\n3.m4s')).toEqual(missing('a/2.m4s'));
  expect(judge('#EXT-X-A:URI="1.m4s",URI="4.m4s"')).toEqual(missing('a/4.m4s'));
});

test('a playlist within is looked at, and one that leads back is not looked at again', () => {
  expect(judge('b/B.M3U8', 'c.m3u8')).toEqual(missing('a/b/B.M3U8'));
  write('a/b/B.M3U8', '#EXTM3U\n../all.m3u8\nB.M3U8\n');
  write('a/c.m3u8', '#EXTM3U\nd.m4s\n');
  expect(judge('b/B.M3U8', 'c.m3u8')).toEqual(missing('a/d.m4s', 'a/c.m3u8'));
  write('a/d.m4s', '');
  expect(judge('b/B.M3U8', 'c.m3u8')).toBeUndefined();
  // What only looks like one is no text.
  write('a/m3u8', 'x');
  write('a/e.m3u8.m4s', 'x');
  expect(judge('m3u8', 'e.m3u8.m4s')).toBeUndefined();
});

const variant = (codecs: string) =>
  `#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="${codecs}",FRAME-RATE=25`;

test('a variant at least is one that every browser plays', () => {
  const rare = {
    expected: 'a film that every browser plays: a variant with H.264 and AAC',
    found: 'HEVC (H.265)',
  };
  expect(judge(variant('hvc1.1,mp4a.40.2'))).toEqual(rare);
  expect(judge(variant('avc1.64,ac-3'), variant('hvc1.1'))).toEqual(rare);
  expect(judge(variant('hvc1.1'), variant('avc1.64,mp4a.40.2'))).toBeUndefined();
  expect(judge(variant(''))).toBeUndefined();
  expect(judge('#EXT-X-STREAM-INF:BANDWIDTH=1')).toBeUndefined();
});

test('a playlist that cannot be read is said to be none', () => {
  expect(judgePlaylist(at('none.m3u8'))).toEqual({
    expected: {
      text: '{expected} ({file})',
      values: { file: at('none.m3u8'), expected: { text: 'to be there', values: {} } },
    },
  });
  const long = write('long.m3u8', '#EXTM3U\n');
  truncateSync(long, 16 * 1024 * 1024 + 1);
  expect(judgePlaylist(long)).toMatchObject({
    expected: {
      values: {
        expected: {
          text: 'at most {limit} MB of text; this file has {size} MB',
          values: { limit: 16 },
        },
      },
    },
  });
  expect(
    judgePlaylist(write('latin.m3u8', Buffer.from('#EXTM3U \xe9t\xe9', 'latin1'))),
  ).toMatchObject({
    found: { text: '“{value}”', values: { value: 'été' } },
  });
});
