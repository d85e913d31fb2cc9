import { expect, test } from 'vitest';
import {
  readScrollPosition,
  withoutScrollPosition,
  withScrollPosition,
} from '@/lib/navigation/scroll/scroll-position';

test('a scroll position is read back from the state it was written into', () => {
  expect(readScrollPosition(withScrollPosition(null, 640))).toBe(640);
});

test('what the router keeps in the state stays beside it', () => {
  const state = withScrollPosition({ __NA: true, tree: ['a'] }, 12);
  expect(state).toMatchObject({ __NA: true, tree: ['a'] });
  expect(readScrollPosition(withScrollPosition(state, 13))).toBe(13);
});

test('a state is handed to another entry without its scroll position, and none stays none', () => {
  expect(withoutScrollPosition(withScrollPosition({ __NA: true }, 640))).toEqual({ __NA: true });
  expect(withoutScrollPosition(undefined)).toBeUndefined();
});

test.each([null, undefined, {}, { scrollTop: '12' }])(
  'there is no scroll position in %j',
  (state) => {
    expect(readScrollPosition(state)).toBeUndefined();
  },
);
