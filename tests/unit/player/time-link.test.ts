// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { attachTimeLink } from '@/lib/player/attach-time-link';
import { createStore } from '@/lib/player/state/player-store';
import {
  formatClock,
  isTimeHash,
  parseTime,
  readTimeLink,
  writeTimeLink,
} from '@/lib/player/time-link';

test.each([
  ['90', 90],
  ['90s', 90],
  ['90.5', 90.5],
  ['0', 0],
  ['1m30s', 90],
  ['1m30', 90],
  ['1h2m3s', 3723],
  ['1H', 3600],
  ['1:30', 90],
  ['01:02:03', 3723],
  ['90:00', 5400],
  [' 5 ', 5],
])('%j is %s seconds', (written, seconds) => expect(parseTime(written)).toBe(seconds));

test.each(['', 'abc', '-5', '1:75', '1:90:00', '30s1m', 'm', '1e3', '1:2:3:4', '12345678', '1,5'])(
  '%j is no time',
  (written) => expect(parseTime(written)).toBeUndefined(),
);
const read = (path: string) => readTimeLink(new URL(path, 'https://bobine.example'));

test.each([
  ['/movie/a?t=1m30s', 90],
  ['/movie/a#t=90', 90],
  ['/movie/a#t=90,120', 90],
  ['/movie/a?t=10#t=90', 10],
  ['/movie/a?t=soon', undefined],
  ['/movie/a?t=soon#t=90', 90],
  ['/movie/a#watch', undefined],
])('the URL %s has the time %s', (path, seconds) => expect(read(path)).toBe(seconds));

test('a written link has whole seconds, none at the start, and no hash', () => {
  const link = writeTimeLink('https://bobine.example/de/movie/a?x=1&t=5#t=7', 90.9);
  expect(link).toBe('https://bobine.example/de/movie/a?x=1&t=90');
  expect(writeTimeLink(link, 0.4)).toBe('https://bobine.example/de/movie/a?x=1');
});

test.each([
  [7.9, '0:07'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [Number.NaN, '0:00'],
  [-3, '0:00'],
])('%s seconds are formatted as %s', (seconds, shown) => expect(formatClock(seconds)).toBe(shown));

test('a hash with a time is distinguished from an element id', () =>
  expect(['t=90', 't=1m30s', 'synopsis', 't', 'title=90'].filter(isTimeHash)).toEqual([
    't=90',
    't=1m30s',
  ]));

test.each([
  ['/movie/a?x=1&t=90', {}, '/movie/a?x=1'],
  ['/movie/a?t=soon#watch', {}, '/movie/a?t=soon#watch'],
  ['/movie/a?t=90', { below: true }, '/movie/a?t=90'],
] as const)('once the film plays, the URL %s with %j becomes %s', (before, film, after) => {
  const address = () => location.pathname + location.search + location.hash;
  window.history.replaceState(null, '', before);
  const store = createStore({ status: 'ready' });
  attachTimeLink({ store }, film);
  store.write({ status: 'loading' });
  expect(address()).toBe(before);
  store.write({ status: 'playing' });
  expect(address()).toBe(after);
});
