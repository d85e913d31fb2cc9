import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFilm } from '@/lib/editor/films/check-film';

const check = (bytes: Buffer) =>
  checkFilm({
    size: bytes.length,
    read: async (at, length) => bytes.subarray(at, at + length),
  });

const film = readFileSync('tests/site/media/l-inventaire/film.mp4');
/** A box of ISO/IEC 14496-12. */
const box = (type: string, content = '') => {
  const bytes = Buffer.alloc(8 + content.length);
  bytes.writeUInt32BE(bytes.length);
  bytes.write(type + content, 4, 'latin1');
  return bytes;
};

test.each([
  ['an MP4', film],
  ['sound', readFileSync('tests/site/media/canon-pour-projecteur/audio.m4a')],
  ['a MOV with its index at the end', Buffer.concat([box('wide'), box('mdat'), box('moov')])],
  ['a Matroska file', Buffer.from('\x1aE\xdf\xa3', 'latin1')],
  ['an AVI', Buffer.from('RIFF    AVI LIST')],
  ['a transport stream', Buffer.from('G'.padEnd(188, ' ').repeat(3))],
])('%s is taken', async (_, bytes) => {
  expect(await check(bytes)).toBeUndefined();
});

test.each([
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['a film without its end', film.subarray(0, film.length - 10), 'cut'],
  ['a film without its index', Buffer.concat([box('ftyp', 'isom'), box('mdat')]), 'cut'],
  ['a picture of a telephone', box('ftyp', 'heic\0\0\0\0mif1'), 'type'],
  ['a playlist, which could name other files', Buffer.from('#EXTM3U\nfile:///etc/passwd'), 'type'],
  ['one behind the tag of an MP3', Buffer.from('ID3\x04\0\0\0\0\0\0#EXTM3U'), 'type'],
  ['a manifest with two sync bytes', Buffer.from(`<!--G${'G--><MPD>'.padStart(199)}`), 'type'],
  ['a text', Buffer.from('Nosferatu'), 'type'],
])('%s is refused', async (_, bytes, fault) => {
  expect(await check(bytes)).toBe(fault);
});

test('a few hundred bytes suffice to check a file of 5 GB', async () => {
  const size = 5 * 1024 ** 3;
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write('mdat', 4, 'latin1');
  head.writeBigUInt64BE(BigInt(size - 32 - 8), 8);
  const parts = [box('ftyp', 'qt  '.padEnd(24)), head, box('moov')];
  let bytes = 0;
  const read = async (at: number, length: number) => {
    bytes += length;
    const start = Buffer.concat([parts[0] ?? head, head]);
    return at < start.length ? start.subarray(at, at + length) : (parts[2] ?? head);
  };
  expect(await checkFilm({ size, read })).toBeUndefined();
  expect(bytes).toBeLessThan(1000);
  expect(await checkFilm({ size: size - 1, read })).toBe('cut');
});
