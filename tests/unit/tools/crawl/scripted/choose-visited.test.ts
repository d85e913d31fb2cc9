import { expect, test } from 'vitest';
import { chooseVisited, kindOf } from '@/tools/crawl/scripted/choose-visited';

const films = ['/movie/a', '/movie/b', '/movie/c', '/de/movie/a'];

test('every kind is there in each language before one has two', () => {
  expect(chooseVisited([...films, '/vod', '/catalogue?genre=a'], 4)).toEqual([
    ...['/movie/a', '/de/movie/a', '/vod', '/catalogue?genre=a'],
  ]);
});

test('there are no more than there are', () => {
  expect(chooseVisited(films, 9).sort()).toEqual([...films].sort());
});

test.each([
  ['/', '/'],
  ['/de', '/'],
  ['/de/movie/a', '/movie/…'],
  ['/catalogue?genre=a', '/catalogue?genre'],
])('%s is of the kind %s', (address, kind) => {
  expect(kindOf(address)).toBe(kind);
});
