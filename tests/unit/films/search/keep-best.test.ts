import { expect, test } from 'vitest';
import { keepBest } from '@/lib/films/search/keep-best';

/** Films by their score, how many words they have, and whether somebody of them was named. */
function keep(films: readonly [score: number, hits: number, isPerson?: 1][], wanted: number) {
  const sums = {
    scores: Float64Array.from(films, ([score]) => score),
    hits: Uint8Array.from(films, ([, hits]) => hits),
    isPerson: Uint8Array.from(films, ([, , isPerson = 0]) => isPerson),
  };
  const isPartial = keepBest(sums, wanted);
  return { scores: [...sums.scores], isPartial };
}

test('the films with most of the words are kept, and it is said where that is not all', () => {
  expect(
    keep(
      [
        [10, 2],
        [90, 1],
        [20, 2],
      ],
      2,
    ),
  ).toEqual({ scores: [10, 0, 20], isPartial: false });
  expect(
    keep(
      [
        [10, 2],
        [90, 1],
      ],
      3,
    ),
  ).toEqual({ scores: [10, 0], isPartial: true });
});

test('where nothing is found, nothing is left out', () => {
  expect(keep([[0, 0]], 2)).toEqual({ scores: [0], isPartial: false });
});

test('somebody who was named is kept where that is worth more than the best of all words', () => {
  const all = [
    [20, 2],
    [30, 2],
  ] as const;
  const kept = (score: number, isPerson?: 1) =>
    keep([...all, [score, 1, isPerson]] as never, 2).scores[2];
  expect(kept(31, 1)).toBe(31);
  expect(kept(30, 1)).toBe(0);
  expect(kept(31)).toBe(0);
});
