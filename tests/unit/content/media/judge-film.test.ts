import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeFilm } from '@/lib/content/media/judge-film';

let folder: string;
const file = () => join(folder, 'film.mp4');
const judge = (bytes: Buffer) => {
  writeFileSync(file(), bytes);
  return judgeFilm(file())?.found;
};

const box = (type: string, ...inside: Buffer[]) => {
  const body = Buffer.concat(inside);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const below = (names: string[], inside: Buffer): Buffer =>
  names.reduceRight((inner, name) => box(name, inner), inside);

/** A track as an MP4 describes it; `settings` stands behind the size of the picture. */
const track = (codec: string, settings = Buffer.alloc(0)) =>
  below(
    ['trak', 'mdia', 'minf', 'stbl'],
    box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(78), settings)),
  );
const mp4 = (...tracks: Buffer[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom0000')),
    box('mdat', Buffer.alloc(40)),
    box('moov', ...tracks),
  ]);
const profile = (number: number) => box('avcC', Buffer.from([1, number, 0, 31]));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-film-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['avc1', 'av01', 'vp09', 'mp4a'])('%s is played everywhere', (codec) => {
  expect(judge(mp4(track(codec)))).toBeUndefined();
});

test.each([
  ['hvc1', 'HEVC (H.265)'],
  ['hev1', 'HEVC (H.265)'],
  ['apch', 'ProRes'],
  ['mp4v', 'MPEG-4 Visual'],
])('%s is %s, which not every browser plays', (codec, name) => {
  expect(judge(mp4(track('mp4a'), track(codec)))).toBe(name);
});

test('H.264 has eight bits and 4:2:0', () => {
  expect(judge(mp4(track('avc1', profile(100))))).toBeUndefined();
  expect(judge(mp4(track('avc1', profile(110))))).toBe('H.264 with 10 bits or 4:2:2');
});

test('a film that breaks off, or has no index, is none', () => {
  const whole = mp4(track('avc1'));
  expect(judge(whole.subarray(0, whole.length - 20))).toBe('part of a file');
  expect(judge(box('ftyp', Buffer.from('isom0000')))).toBe('part of a file');
  expect(judge(mp4())).toBe('part of a file');
});

test('boxes that say they are longer than a disk, or have no length, end the reading', () => {
  const endless = Buffer.alloc(16);
  endless.writeUInt32BE(1);
  endless.write('moov', 4, 'latin1');
  endless.writeBigUInt64BE(2n ** 60n, 8);
  expect(judge(Buffer.concat([box('ftyp', Buffer.from('isom0000')), endless]))).toBe(
    'part of a file',
  );
  expect(
    judge(Buffer.concat([box('ftyp', Buffer.from('isom0000')), Buffer.from([0, 0, 0, 2])])),
  ).toBe('part of a file');
});

test.each([
  [
    Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('..B\x82\x84webm')]),
    undefined,
  ],
  [Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('..matroska')]), 'Matroska'],
  [Buffer.from('RIFF0000AVI LIST'), 'AVI'],
  [Buffer.from('RIFF0000WAVEfmt '), undefined],
  [Buffer.from('ID3\x04'), undefined],
  [Buffer.from([0xff, 0xfb, 0x90, 0x00]), undefined],
  [Buffer.from('OggS'), undefined],
  [Buffer.from('FLV\x01'), 'Flash Video'],
  [Buffer.from('<html>not found</html>'), 'a file that is no film'],
  [Buffer.alloc(0), 'an empty file'],
])('a file is known by its beginning: %#', (bytes, found) => {
  expect(judge(bytes)).toBe(found);
});

test('a file that is longer than memory is looked at only where it says what it is', () => {
  writeFileSync(file(), '');
  truncateSync(file(), 40 * 1024 ** 3);
  expect(judgeFilm(file())?.found).toBe('a file that is no film');
});
