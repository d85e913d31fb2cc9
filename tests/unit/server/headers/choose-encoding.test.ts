import { expect, it } from 'vitest';
import { chooseEncoding } from '@/lib/server/headers/choose-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['GZIP ; q=0.2', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers Accept-Encoding “%s” with %s', (accept, encoding) => {
  expect(chooseEncoding(accept, false)).toBe(encoding);
});

it('takes zstd where Node has it and it is named, after brotli', () => {
  expect(chooseEncoding('gzip, zstd', true)).toBe('zstd');
  expect(chooseEncoding('gzip, br, zstd', true)).toBe('br');
  expect(chooseEncoding('gzip, *', true)).toBe('br');
  expect(chooseEncoding('br;q=0, *', true)).toBe('gzip');
  expect(chooseEncoding('zstd', false)).toBe('identity');
});
