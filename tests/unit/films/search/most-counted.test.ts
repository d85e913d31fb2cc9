import { expect, test } from 'vitest';
import { mostCounted } from '@/lib/films/search/most-counted';

const counts = Uint32Array.of(3, 0, 7, 3, 1, 7, 3);

test('the highest counts come first, of equals the lower number', () => {
  expect(mostCounted(counts, 10)).toEqual({ numbers: [2, 5, 0, 3, 6, 4], more: 0 });
});

test('no more are given than were asked for, and the rest is counted', () => {
  expect(mostCounted(counts, 4)).toEqual({ numbers: [2, 5, 0, 3], more: 2 });
  expect(mostCounted(counts, 0)).toEqual({ numbers: [], more: 6 });
});

test('a lower count gives way to a higher one, wherever it stands', () => {
  expect(mostCounted(Uint32Array.of(1, 7, 3, 3), 2)).toEqual({ numbers: [1, 2], more: 2 });
  expect(mostCounted(Uint32Array.of(1, 2, 9, 5), 3)).toEqual({ numbers: [2, 3, 1], more: 1 });
});

test('what has no count is not given', () => {
  expect(mostCounted(new Uint32Array(5), 3)).toEqual({ numbers: [], more: 0 });
  expect(mostCounted(new Uint32Array(), 3)).toEqual({ numbers: [], more: 0 });
});
