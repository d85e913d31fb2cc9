import { expect, test } from 'vitest';
import { readPlace, withPlace } from '@/lib/navigation/scroll/place';

test('a place is read back from the state it was written into', () => {
  expect(readPlace(withPlace(null, 640))).toBe(640);
});

test('what the router keeps in the state stays beside the place', () => {
  const state = withPlace({ __NA: true, tree: ['a'] }, 12);
  expect(state).toMatchObject({ __NA: true, tree: ['a'] });
  expect(readPlace(withPlace(state, 13))).toBe(13);
});

test.each([null, undefined, {}, { scrollTop: '12' }])('there is no place in %j', (state) => {
  expect(readPlace(state)).toBeUndefined();
});
