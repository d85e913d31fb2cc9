import { expect, test } from 'vitest';
import { readMp4Tracks } from '@/lib/content/validate/media/mp4-codecs';
import { aFolder, saysWhatIsOpen, timesOpen } from './a-folder';
import { beginning, box, described, longBox, mp4, profile, track } from './mp4-boxes';

const { write } = aFolder();
const read = (...parts: Buffer[]) => readMp4Tracks(write('film.mp4', Buffer.concat(parts)));

test('a film has the codecs of its tracks, and H.264 its profile', () => {
  expect(read(mp4(track('mp4a'), track('avc1', profile(100)), track('hvc1')))).toEqual([
    { codec: 'mp4a' },
    { codec: 'avc1', profile: 100 },
    { codec: 'hvc1' },
  ]);
  expect(read(mp4())).toEqual([]);
  expect(read(mp4(track('\xe9abc')))).toEqual([{ codec: '\xe9abc' }]);
});

test('a codec that is called as settings are has none by that', () => {
  expect(read(mp4(track('avcC')))).toEqual([{ codec: 'avcC' }]);
});

test('settings that break off say no profile', () => {
  expect(read(mp4(track('avc1', Buffer.from('....avcC\x01'))))).toEqual([{ codec: 'avc1' }]);
});

test('a box may say its length in eight bytes, or be as long as what is left', () => {
  const index = box('moov', track('avc1'));
  expect(read(beginning, longBox('moov', track('avc1')))).toEqual([{ codec: 'avc1' }]);
  expect(read(beginning, longBox('mdat', Buffer.alloc(9)), index)).toEqual([{ codec: 'avc1' }]);
  const last = Buffer.from(index);
  last.writeUInt32BE(0);
  expect(read(beginning, last)).toEqual([{ codec: 'avc1' }]);
});

test('a box is at least as long as its head, and less than that behind the last is none', () => {
  const index = box('moov', track('avc1'));
  expect(read(box('free'), index)).toEqual([{ codec: 'avc1' }]);
  expect(read(index, Buffer.alloc(7))).toEqual([{ codec: 'avc1' }]);
  expect(read(index, box('free'))).toEqual([{ codec: 'avc1' }]);
  const short = box('free');
  short.writeUInt32BE(7);
  expect(read(short, index)).toBeUndefined();
  expect(read(index, short)).toBeUndefined();
});

test('a box that goes beyond what it is in breaks off', () => {
  const index = box('moov', track('avc1'));
  expect(read(index.subarray(0, -1))).toBeUndefined();
  const beyond = box('trak');
  beyond.writeUInt32BE(9);
  expect(read(box('moov', beyond), box('free'))).toEqual([]);
});

test('only an index at the top is one, and only what stands within its boxes', () => {
  expect(read(beginning, box('free', box('moov', track('avc1'))))).toBeUndefined();
  expect(read(box('moov', box('free', Buffer.alloc(20)), box('udta', track('avc1'))))).toEqual([]);
});

test('a description has a codec, or is none', () => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(read(mp4(described(head, Buffer.from('....avc'))))).toEqual([]);
  expect(read(mp4(described(head, Buffer.from('....avc1'))))).toEqual([{ codec: 'avc1' }]);
});

test('of a long description the first 64 KB are looked at', () => {
  const after = (length: number) => Buffer.concat([Buffer.alloc(length), profile(110)]);
  expect(read(mp4(track('avc1', after(1000))))).toEqual([{ codec: 'avc1', profile: 110 }]);
  expect(read(mp4(track('avc1', after(70_000))))).toEqual([{ codec: 'avc1' }]);
});

test('no more than 20,000 boxes are looked at', () => {
  const many = (count: number) => Buffer.concat(Array.from({ length: count }, () => box('free')));
  // Beside them there are six: moov, trak, mdia, minf, stbl and stsd.
  expect(read(many(19_994), box('moov', track('avc1')))).toEqual([{ codec: 'avc1' }]);
  expect(read(many(19_995), box('moov', track('avc1')))).toEqual([]);
  expect(read(many(20_000), box('moov', track('avc1')))).toBeUndefined();
});

test.skipIf(!saysWhatIsOpen)('no film is left open', () => {
  const path = write('film.mp4', mp4(track('avc1')));
  readMp4Tracks(path);
  expect(timesOpen(path)).toBe(0);
});
