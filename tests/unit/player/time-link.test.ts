import { expect, test } from 'vitest';
import { isTimeHash } from '@/lib/player/attach-time-link';
import { formatClock, parseTime, readTimeLink, writeTimeLink } from '@/lib/player/time-link';

test.each([
  ['90', 90],
  ['90s', 90],
  ['90.5', 90.5],
  ['0', 0],
  ['1m30s', 90],
  ['1m30', 90],
  ['2m', 120],
  ['1h2m3s', 3723],
  ['1H', 3600],
  ['1:30', 90],
  ['01:02:03', 3723],
  ['90:00', 5400],
  [' 5 ', 5],
])('%s is %s seconds', (written, seconds) => {
  expect(parseTime(written)).toBe(seconds);
});

test.each(['', 'abc', '-5', '1:75', '1:90:00', '30s1m', 'm', '1e3', '1:2:3:4', '12345678', '1,5'])(
  '%s is no moment',
  (written) => {
    expect(parseTime(written)).toBeUndefined();
  },
);
const read = (path: string) => readTimeLink(new URL(path, 'https://bobine.example'));

test('an address asks for a moment in its query or in its fragment', () => {
  expect(read('/movie/a?t=1m30s')).toBe(90);
  expect(read('/movie/a#t=90')).toBe(90);
  expect(read('/movie/a#t=90,120')).toBe(90);
  expect(read('/movie/a?t=10#t=90')).toBe(10);
});

test('a bad moment is as good as none', () => {
  expect(read('/movie/a?t=soon')).toBeUndefined();
  expect(read('/movie/a?t=soon#t=90')).toBe(90);
  expect(read('/movie/a#watch')).toBeUndefined();
});

test('a link says whole seconds, in place of an earlier moment and of a fragment', () => {
  const link = writeTimeLink('https://bobine.example/de/movie/a?x=1&t=5#t=7', 90.9);
  expect(link).toBe('https://bobine.example/de/movie/a?x=1&t=90');
  expect(readTimeLink(new URL(link))).toBe(90);
});

test('a link to the beginning is the page’s own address', () => {
  expect(writeTimeLink('https://bobine.example/movie/a?t=5', 0.4)).toBe(
    'https://bobine.example/movie/a',
  );
});

test.each([
  [7.9, '0:07'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [Number.NaN, '0:00'],
  [-3, '0:00'],
])('%s seconds are shown as %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

test('a moment is told from a place of the page', () => {
  expect(['t=90', 't=1m30s', 'synopsis', 't', 'title=90'].filter(isTimeHash)).toEqual([
    't=90',
    't=1m30s',
  ]);
});
