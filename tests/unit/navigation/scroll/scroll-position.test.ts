import { expect, test } from 'vitest';
import { readScrollPosition, withScrollPosition } from '@/lib/navigation/scroll/scroll-position';

test('a place is read back from the state it was written into', () => {
  expect(readScrollPosition(withScrollPosition(null, 640))).toBe(640);
});

test('what the router keeps in the state stays beside the place', () => {
  const state = withScrollPosition({ __NA: true, tree: ['a'] }, 12);
  expect(state).toMatchObject({ __NA: true, tree: ['a'] });
  expect(readScrollPosition(withScrollPosition(state, 13))).toBe(13);
});

test.each([null, undefined, {}, { scrollTop: '12' }])('there is no place in %j', (state) => {
  expect(readScrollPosition(state)).toBeUndefined();
});
