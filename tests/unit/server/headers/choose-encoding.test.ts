import * as zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, hasZstd, weighEncodings } from '@/lib/server/headers/choose-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['GZIP ; q=0.2', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0.4, gzip;q=0.9', 'gzip'],
  ['br;level=5;q=0.4, gzip;q=0.3', 'br'],
  ['br ;  q=0 ,gzip', 'gzip'],
  ['br;q=x, gzip;q=0.1', 'gzip'],
  ['br;q=x', 'identity'],
  [',', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
])('answers Accept-Encoding “%s” with %s', (accept, encoding) => {
  expect(weighEncodings(accept, false)).toBe(encoding);
});

it('takes zstd where Node has it and it is named, after brotli', () => {
  expect(weighEncodings('gzip, zstd', true)).toBe('zstd');
  expect(weighEncodings('gzip, br, zstd', true)).toBe('br');
  expect(weighEncodings('gzip, *', true)).toBe('br');
  expect(weighEncodings('br;q=0, *', true)).toBe('gzip');
  expect(weighEncodings('zstd', false)).toBe('identity');
});

it('takes what weighs most among three', () => {
  expect(weighEncodings('br;q=0.5, zstd;q=0.9, gzip;q=0.6', true)).toBe('zstd');
  expect(weighEncodings('br;q=0, zstd;q=0.1', true)).toBe('zstd');
  expect(weighEncodings('zstd;q=0', true)).toBe('identity');
});

it('answers what it has been asked before as the first time, and what comes after hundreds of others', () => {
  const asked = (at: number) => `br;q=0.${at}, gzip;q=0.5`;
  for (let turn = 0; turn < 2; turn += 1)
    for (let at = 100; at < 400; at += 1) expect(chooseEncoding(asked(at))).toBe('gzip');
  expect(chooseEncoding('br;q=0.901, gzip;q=0.5')).toBe('br');
});

it('knows of zstd what this Node does', () => {
  expect(hasZstd).toBe('zstdCompress' in zlib);
  expect(chooseEncoding('zstd')).toBe(hasZstd ? 'zstd' : 'identity');
});

it('sends as it is what nobody says more of', () => {
  for (const _ of [1, 2]) expect(chooseEncoding()).toBe('identity');
});
