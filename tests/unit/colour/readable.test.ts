import { expect, test } from 'vitest';
import { bearsOneOf, isDark, readable, readsOn } from '@/lib/colour/readable';

test('words are read from a contrast of 4.5 : 1', () => {
  expect(readable).toBe(4.5);
  // 4.54 and 4.47.
  expect(readsOn(['#ffffff'])('#767676')).toBe(true);
  expect(readsOn(['#ffffff'])('#777777')).toBe(false);
});

test('a colour has to be read on each ground, and one ink on it is enough', () => {
  const grounds = ['#ffffff', '#e0e0e0'];
  expect(readsOn(grounds)('#757575')).toBe(false);
  expect(readsOn(grounds)('#595959')).toBe(true);
  expect(bearsOneOf(['#ffffff', '#111111'])('#595959')).toBe(true);
  expect(bearsOneOf(['#111111', '#ffffff'])('#595959')).toBe(true);
  expect(bearsOneOf(['#ffffff', '#111111'])('#777777')).toBe(false);
});

test('an ink is read on a colour from 4.5 : 1 too', () => {
  expect(bearsOneOf(['#ffffff'])('#767676')).toBe(true);
  expect(bearsOneOf(['#ffffff'])('#777777')).toBe(false);
  expect(bearsOneOf([])('#000000')).toBe(false);
});

test.each([
  ['#000000', true],
  ['#757575', true],
  ['#767676', false],
  ['#ffffff', false],
])('whether %s is dark: %s', (ground, is) => {
  expect(isDark(ground)).toBe(is);
});
