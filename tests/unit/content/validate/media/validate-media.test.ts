import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { validatePicture } from '@/lib/content/validate/media/broken-media';
import { readMp4 } from '@/lib/content/validate/media/read-mp4';
import {
  validatePlaylist,
  validateTextTrack,
  validateTextTrackAddress,
} from '@/lib/content/validate/media/validate-text-media';
import { findVideoWarnings, validateVideo } from '@/lib/content/validate/media/validate-video';
import { temporaryFolder } from '../../temporary-folder';
import { box, ftypBox, mp4, mvhd, profile, track } from './mp4-boxes';

describe('validateVideo', () => {
  const { write } = temporaryFolder();
  const validate = (bytes: Buffer) => validateVideo(write('film.mp4', bytes))?.found;

  const rare = {
    'HEVC (H.265)': 'hvc1 hev1 dvh1 dvhe',
    ProRes: 'ap4h ap4x apch apcn apcs apco',
    'MPEG-4 Visual': 'mp4v MP4V xvid XVID divx DIVX',
    'AC-3': 'ac-3 ec-3 ac-4',
    PCM: 'sowt twos lpcm in24 in32 ipcm',
  };

  test.each(Object.entries(rare))('not all browsers play %s, but other codecs', (name, codecs) => {
    for (const codec of codecs.split(' '))
      expect(validate(mp4(track('mp4a'), track(codec))), codec).toBe(name);
    for (const codec of ['avc1', 'vp09', 'av01', 'mp4a', 'Opus', 'xxxx', 'xhvc1'])
      expect(validate(mp4(track(codec))), codec).toBeUndefined();
  });

  test('H.264 with more than eight bits or 4:2:0 is not played', () => {
    expect(validate(mp4(track('avc1', profile(100))))).toBeUndefined();
    for (const number of [110, 122, 144, 244])
      expect(validate(mp4(track('avc1', profile(number))))).toBe('H.264 with 10 bits or 4:2:2');
    expect(validate(mp4(track('avc1', profile(66)), track('mp4a')))).toBeUndefined();
  });

  test('a truncated MP4 or one without an index is incomplete', () => {
    const completeFile = mp4(track('avc1'));
    expect(validate(completeFile.subarray(0, completeFile.length - 20))).toBe('part of a file');
    expect(validate(ftypBox)).toBe('part of a file');
    expect(validate(mp4())).toBe('part of a file');
  });

  const matroska = (text: string) =>
    Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(text)]);

  test.each<[string, Buffer, string | undefined]>([
    ['WebM', matroska('..B\x82\x84webm'), undefined],
    ['Matroska', matroska('..matroska'), 'Matroska'],
    ['AVI', Buffer.from('RIFF0000AVI LIST'), 'AVI'],
    ['WAVE', Buffer.from('RIFF0000WAVEfmt '), undefined],
    ['MP3', Buffer.from([0xff, 0xfb, 0x90, 0x00]), undefined],
    ['the least of MP3', Buffer.from([0xff, 0xe2]), undefined],
    ['no MP3', Buffer.from([0xfe, 0xfb]), 'a file that is no film'],
    ['Flash', Buffer.from('FLV\x01'), 'Flash Video'],
    ['Windows Media', Buffer.from([0x30, 0x26, 0xb2, 0x75, 0x8e]), 'Windows Media'],
    ['HTML', Buffer.from('<html>not found</html>'), 'a file that is no film'],
    ['empty', Buffer.alloc(0), 'an empty file'],
  ])('a format is recognised by its signature: %s', (_name, bytes, found) =>
    expect(validate(bytes)).toBe(found),
  );
});

describe('findVideoWarnings', () => {
  const { write } = temporaryFolder();
  const film = (seconds: number, version: 0 | 1 = 0) => mp4(mvhd(seconds, version), track('avc1'));
  // Bytes of one second with 20 Mbit/s.
  const padding = Buffer.alloc(2_500_000);

  test.each([
    ['film.mp4', film(1), []],
    ['film.mp4', Buffer.concat([film(1), padding]), []],
    ['film.mp4', Buffer.concat([film(1), padding, Buffer.alloc(100_000)]), ['21 Mbit/s']],
    ['film.mp4', Buffer.concat([film(2), padding, padding, padding]), ['30 Mbit/s']],
    ['film.mp4', Buffer.concat([film(2, 1), padding, padding, padding]), ['30 Mbit/s']],
    ['film.mp4', Buffer.concat([film(2), padding]), []],
    ['film.mp4', Buffer.concat([film(0), padding]), []],
    ['film.MOV', film(1), [undefined]],
    ['film.webm', padding, []],
  ])('a film of more than 20 Mbit/s or a .mov is warned of (%s, %#)', (name, bytes, found) => {
    const warnings = findVideoWarnings(write(name, bytes));
    expect(warnings.map((warning) => warning.found && formatSentence(warning.found, 'en'))).toEqual(
      found,
    );
    expect(warnings.every(({ isWarning }) => isWarning)).toBe(true);
  });
});

describe('readMp4', () => {
  const { write } = temporaryFolder();
  const read = (...parts: Buffer[]) => readMp4(write('film.mp4', Buffer.concat(parts)))?.tracks;

  test('the codec of each track is read, with the profile of H.264', () => {
    expect(read(mp4(track('mp4a'), track('avc1', profile(100)), track('hvc1')))).toEqual([
      { codec: 'mp4a' },
      { codec: 'avc1', profile: 100 },
      { codec: 'hvc1' },
    ]);
    expect(read(mp4())).toEqual([]);
    expect(read(mp4(track('\xe9abc')))).toEqual([{ codec: '\xe9abc' }]);
  });

  test('a box is at least as long as its header; fewer bytes after the last are ignored', () => {
    const index = box('moov', track('avc1'));
    expect(read(box('free'), index)).toEqual([{ codec: 'avc1' }]);
    expect(read(index, Buffer.alloc(7))).toEqual([{ codec: 'avc1' }]);
    expect(read(index, box('free'))).toEqual([{ codec: 'avc1' }]);
    const short = box('free');
    short.writeUInt32BE(7);
    expect(read(short, index)).toBeUndefined();
    expect(read(index, short)).toBeUndefined();
  });
});

describe('validatePicture', () => {
  const { write } = temporaryFolder();
  const validate = (bytes: Buffer | string) => validatePicture(write('a.jpg', bytes))?.found;

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is valid', async (format) => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    expect(validate(await picture.toFormat(format).toBuffer())).toBeUndefined();
  });

  const heading = (text: string) => Buffer.from(text, 'latin1');

  test.each([
    ['GIF89a', 'GIF'],
    ['%PDF-1.7', 'PDF'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'SVG'],
    ['<!DOCTYPE html>', 'HTML'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
    ['II*\0', 'TIFF'],
    ['\0\0\0\x18ftypmif1\0\0\0\0', 'HEIC'],
    ['\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'MP4'],
    [`\0\0\0\x18ftypisom${'\0'.repeat(52)}avif`, 'MP4'],
    [`\0\0\0\x18ftypisom${'\0'.repeat(52)}heic`, 'MP4'],
    ['\0\0\0ftypavif', 'a file that is no picture'],
    ['\0\0\0\0\0\0\0\0WEBP', 'a file that is no picture'],
    ['x\xff\xd8\xff', 'a file that is no picture'],
    ['x GIF89a %PDF <svg> <html>', 'a file that is no picture'],
    ['', 'an empty file'],
  ])('%j is no picture', (text, found) => expect(validate(heading(text))).toBe(found));
});

describe('validatePlaylist', () => {
  const { at, write } = temporaryFolder();
  const validate = (...lines: string[]) =>
    validatePlaylist(write('a/all.m3u8', ['#EXTM3U', ...lines].join('\n')));
  const missing = (part: string, file = 'a/all.m3u8') => ({
    expected: {
      text: 'the file {part}, which {file} names',
      values: { part: at(part), file: at(file) },
    },
  });

  test('a playlist begins with #EXTM3U', () => {
    for (const text of ['#EXTM3U', '\n  #EXTM3U\n', '\uFEFF#EXTM3U'])
      expect(validatePlaylist(write('a.m3u8', text))).toBeUndefined();
    for (const text of ['', 'x #EXTM3U', 'a\n#EXTM3U'])
      expect(validatePlaylist(write('a.m3u8', text))).toEqual({
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
  ])('the missing file of %j is reported', (line, part) => {
    expect(validate(line)).toEqual(missing(part));
    write(part, '');
    expect(validate(line)).toBeUndefined();
  });

  test.each([
    ...['', '# a remark', '#EXTINF:2,', 'https://cdn.example/1.m4s', 'HTTP://cdn.example/1.m4s'],
    ...['/media/1.m4s', '//cdn.example/1.m4s', 'data:,x', 'a+b-c.1:x', '#EXT-X-KEY:URI=""'],
    '#EXT-X-MAP:URI="https://cdn.example/init.mp4"',
  ])('%j refers to no local file', (line) => expect(validate(line)).toBeUndefined());

  test('the first missing file of several is reported, whatever the line ends', () => {
    write('a/1.m4s', '');
    expect(validate('1.m4s\r\n2.m4s\r\n3.m4s')).toEqual(missing('a/2.m4s'));
    expect(validate('#EXT-X-A:URI="1.m4s",URI="4.m4s"')).toEqual(missing('a/4.m4s'));
  });
});

const { write } = temporaryFolder();
const noWebVtt = (file: string) => ({
  text: 'WebVTT; {file} does not begin with WEBVTT',
  values: { file },
});
test.each(['srt', 'ass', 'ssa', 'sbv', 'sub', 'stl', 'ttml', 'dfxp', 'smi', 'SRT'])(
  'a .%s is no WebVTT, and validateTextTrack suggests the command that converts it',
  (type) => {
    const file = write(`a.b/c.fr.${type}`, '1\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
    const text = 'This makes it: ffmpeg -i {file} {name}.vtt';
    const advice = { text, values: { file, name: 'c.fr' } };
    expect(validateTextTrack(file)).toEqual([{ expected: noWebVtt(file), advice }]);
    for (const end of ['', '?x=.vtt', '#x'])
      expect(validateTextTrackAddress(`https://a.example/c.${type}${end}`)).toBeDefined();
  },
);
