import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRareCodec, judgeFilm } from '@/lib/content/validate/media/judge-film';
import { beginning, box, longBox, mp4, profile, track } from './mp4-boxes';

let folder: string;
const file = () => join(folder, 'film.mp4');
const judge = (bytes: Buffer) => {
  writeFileSync(file(), bytes);
  return judgeFilm(file())?.found;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-film-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  'avc1',
  'avc3',
  'vp08',
  'vp09',
  'av01',
  'mp4a',
  'Opus',
  'fLaC',
  'tx3g',
  'xxxx',
  'xhvc1',
])('nothing is said of %s', (codec) => {
  expect(judge(mp4(track(codec)))).toBeUndefined();
});

const rare = {
  'HEVC (H.265)': 'hvc1 hev1 dvh1 dvhe',
  ProRes: 'ap4h ap4x apch apcn apcs apco',
  'MPEG-4 Visual': 'mp4v MP4V xvid XVID divx DIVX',
  'AC-3': 'ac-3 ec-3 ac-4',
  PCM: 'sowt twos lpcm in24 in32 ipcm',
};

test.each(Object.entries(rare))('%s is not played by every browser: %s', (name, codecs) => {
  for (const codec of codecs.split(' '))
    expect(judge(mp4(track('mp4a'), track(codec))), codec).toBe(name);
});

test.each(['hvc1.1.6.L93', 'hvc1', 'ac-3'])(
  'of a playlist’s %s not every browser plays it',
  (name) => {
    expect(isRareCodec(name)).toBe(true);
  },
);

test.each(['avc1.64001f', 'mp4a.40.2', '', ' hvc1', 'x.hvc1', 'hvc12'])(
  'of a playlist’s %j nothing is said',
  (name) => {
    expect(isRareCodec(name)).toBe(false);
  },
);

test('H.264 has eight bits and 4:2:0', () => {
  expect(judge(mp4(track('avc1', profile(100))))).toBeUndefined();
  for (const number of [110, 122, 144, 244])
    expect(judge(mp4(track('avc1', profile(number))))).toBe('H.264 with 10 bits or 4:2:2');
  expect(judge(mp4(track('avc1', profile(66)), track('mp4a')))).toBeUndefined();
});

test('a film that breaks off, or has no index, is none', () => {
  const whole = mp4(track('avc1'));
  expect(judge(whole.subarray(0, whole.length - 20))).toBe('part of a file');
  expect(judge(beginning)).toBe('part of a file');
  expect(judge(mp4())).toBe('part of a file');
});

test('boxes that say they are longer than a disk, or have no length, end the reading', () => {
  const endless = longBox('moov');
  endless.writeBigUInt64BE(2n ** 60n, 8);
  expect(judge(Buffer.concat([beginning, endless]))).toBe('part of a file');
  expect(judge(Buffer.concat([beginning, Buffer.from([0, 0, 0, 2])]))).toBe('part of a file');
});

const matroska = (text: string) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(text)]);

test.each<[string, Buffer, string | undefined]>([
  ['WebM', matroska('..B\x82\x84webm'), undefined],
  ['Matroska', matroska('..matroska'), 'Matroska'],
  ['AVI', Buffer.from('RIFF0000AVI LIST'), 'AVI'],
  ['WAVE', Buffer.from('RIFF0000WAVEfmt '), undefined],
  ['WAVE at another place', Buffer.from('RIFF000WAVEfmt '), 'a file that is no film'],
  ['MP3 with a title', Buffer.from('ID3\x04'), undefined],
  ['a title at another place', Buffer.from('xID3\x04'), 'a file that is no film'],
  ['MP3', Buffer.from([0xff, 0xfb, 0x90, 0x00]), undefined],
  ['the least of MP3', Buffer.from([0xff, 0xe2]), undefined],
  ['less than that', Buffer.from([0xff, 0xe1, 0xff]), 'a file that is no film'],
  ['half of it', Buffer.from([0xff]), 'a file that is no film'],
  ['no MP3', Buffer.from([0xfe, 0xfb]), 'a file that is no film'],
  ['Ogg', Buffer.from('OggS'), undefined],
  ['FLAC', Buffer.from('fLaC'), undefined],
  ['Flash', Buffer.from('FLV\x01'), 'Flash Video'],
  ['Windows Media', Buffer.from([0x30, 0x26, 0xb2, 0x75, 0x8e]), 'Windows Media'],
  ['MPEG-2', Buffer.from([0, 0, 1, 0xba, 0x44]), 'MPEG-2'],
  ['nearly MPEG-2', Buffer.from([0, 0, 1, 0xbb, 0x44]), 'a file that is no film'],
  ['a page', Buffer.from('<html>not found</html>'), 'a file that is no film'],
  ['nothing', Buffer.alloc(0), 'an empty file'],
])('a file is known by its beginning: %s', (_name, bytes, found) => {
  expect(judge(bytes)).toBe(found);
});

test.each(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])(
  'an MP4 may begin with %s',
  (type) => {
    expect(judge(box(type, Buffer.alloc(20)))).toBe('part of a file');
    expect(judge(Buffer.concat([Buffer.from('x'), box(type)]))).toBe('a file that is no film');
  },
);

test('what was expected is said of each', () => {
  const fault = (bytes: Buffer) => {
    writeFileSync(file(), bytes);
    return judgeFilm(file());
  };
  const expected = 'a film that every browser plays: MP4 with H.264 and AAC, or WebM';
  expect(fault(Buffer.from('FLV'))).toEqual({ found: 'Flash Video', expected });
  expect(fault(matroska('..'))).toEqual({ found: 'Matroska', expected });
  expect(fault(mp4(track('hvc1')))).toEqual({ found: 'HEVC (H.265)', expected });
  expect(fault(beginning)).toEqual({
    ...{
      found: 'part of a file',
      expected: 'a whole MP4: this one is broken off, or has no index',
    },
  });
});

test('a file that is longer than memory is looked at only where it says what it is', () => {
  writeFileSync(file(), '');
  truncateSync(file(), 40 * 1024 ** 3);
  expect(judgeFilm(file())?.found).toBe('a file that is no film');
});
