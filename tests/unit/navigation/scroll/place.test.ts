import { expect, test } from 'vitest';
import { readPlace, withoutPlace, withPlace } from '@/lib/navigation/scroll/place';

test('a place is read back from the state it was written into', () => {
  expect(readPlace(withPlace(null, 640))).toBe(640);
});

test('what the router keeps in the state stays beside the place', () => {
  const state = withPlace({ __NA: true, tree: ['a'] }, 12);
  expect(state).toMatchObject({ __NA: true, tree: ['a'] });
  expect(readPlace(withPlace(state, 13))).toBe(13);
});

test('a state is handed to another entry without its place, and none stays none', () => {
  expect(withoutPlace(withPlace({ __NA: true }, 640))).toEqual({ __NA: true });
  expect(withoutPlace(undefined)).toBeUndefined();
});

test.each([null, undefined, {}, { scrollTop: '12' }])('there is no place in %j', (state) => {
  expect(readPlace(state)).toBeUndefined();
});
