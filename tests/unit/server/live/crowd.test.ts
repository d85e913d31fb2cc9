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
