import { expect, test } from 'vitest';
import { createCrowd } from '@/lib/server/live/crowd';

test('one visitor does not take the place of all', () => {
  const enter = createCrowd({ all: 3, each: 2 });
  const leave = enter('a');
  expect(enter('a')).toBeDefined();
  expect(enter('a')).toBeUndefined();
  expect(enter('b')).toBeDefined();
  expect(enter('c')).toBeUndefined();
  leave?.();
  expect(enter('a')).toBeDefined();
});

test('visitors whom nobody can tell apart are counted together alone', () => {
  const enter = createCrowd({ all: 3, each: 1 });
  expect([enter(), enter(), enter(), enter()].map(Boolean)).toEqual([true, true, true, false]);
});

test('who has gone has made room for others, and for himself', () => {
  const enter = createCrowd({ all: 2, each: 1 });
  const leave = enter('a');
  expect([enter('a'), enter('b'), enter('c')].map(Boolean)).toEqual([false, true, false]);
  leave?.();
  expect([enter('a'), enter('c')].map(Boolean)).toEqual([true, false]);
});

test('who has gone once of several times has made room for one', () => {
  const enter = createCrowd({ all: 9, each: 2 });
  const leave = enter('a');
  enter('a');
  leave?.();
  expect([enter('a'), enter('a')].map(Boolean)).toEqual([true, false]);
});

test('128 are answered at the same time, and of one visitor 24', () => {
  const enter = createCrowd();
  const countOf = (visitor: (at: number) => string) =>
    Array.from({ length: 200 }, (_, at) => enter(visitor(at))).filter(Boolean).length;
  expect(countOf(() => 'a')).toBe(24);
  expect(countOf((at) => `visitor ${at}`)).toBe(128 - 24);
});
