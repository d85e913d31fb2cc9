import { expect, it } from 'vitest';
import { askedPart } from '@/lib/server/public-files/asked-part';

const mebibyte = 1024 * 1024;
const part = (
  range: string | undefined,
  more: Record<string, string> = {},
  size = 10,
  method = 'GET',
) => askedPart({ method, headers: { range, ...more } }, size, '"a"');

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=00004-000005', { start: 4, end: 5 }],
])('%s is one part of ten bytes', (range, found) => expect(part(range)).toEqual(found));

it.each([
  ...[undefined, '', 'bytes=-2', 'bytes=10-', 'bytes=5-4', 'bytes=0-1,3-4', 'xbytes=0-1'],
  ...['bytes=0-1x', 'bytes=a-b', 'items=0-1', 'bytes=1234567890123456-'],
])('%s leaves more to be considered', (range) => expect(part(range)).toBeUndefined());

it('a part of a megabyte is short, one more byte is not', () => {
  expect(part(`bytes=0-${mebibyte - 1}`, {}, 9 * mebibyte)).toEqual({
    start: 0,
    end: mebibyte - 1,
  });
  expect(part(`bytes=0-${mebibyte}`, {}, 9 * mebibyte)).toBeUndefined();
  const late = { start: 5 * mebibyte, end: 5 * mebibyte + 1 };
  expect(part(`bytes=${late.start}-${late.end}`, {}, 9 * mebibyte)).toEqual(late);
});

it('a part is sent of the same film alone, and to a plain question', () => {
  expect(part('bytes=0-3', { 'if-range': '"a"' })).toEqual({ start: 0, end: 3 });
  expect(part('bytes=0-3', { 'if-range': '"b"' })).toBeUndefined();
  for (const method of ['HEAD', 'POST']) expect(part('bytes=0-3', {}, 10, method)).toBeUndefined();
  for (const name of ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'])
    expect(part('bytes=0-3', { [name]: 'x' })).toBeUndefined();
});
