import { describe, expect, test } from 'vitest';
import { firstFilms } from '@/lib/films/search/first-films';
import type { FixedOrders } from '@/lib/films/search/fixed-orders';

const of = (...numbers: number[]) => Uint32Array.from(numbers);
const fr: FixedOrders = {
  title: of(4, 3, 2, 1, 0),
  oldest: of(0, 1, 2, 3, 4),
  newest: of(1, 0, 3, 2, 4),
  shortest: of(2, 0, 1, 4, 3),
  longest: of(3, 4, 1, 0, 2),
};
const orders = { fr, de: { ...fr, title: of(2, 1, 0, 4, 3) } };
const asked = { locale: 'fr', until: 9 } as const;

describe('films in a fixed order', () => {
  test.each([
    ['title', [4, 2, 1]],
    ['oldest', [1, 2, 4]],
    ['newest', [1, 2, 4]],
    ['shortest', [2, 1, 4]],
    ['longest', [4, 1, 2]],
  ] as const)('are those that were found, by %s', (sort, numbers) => {
    expect(firstFilms({ orders }, [1, 2, 4], { ...asked, sort })).toEqual(numbers);
  });

  test('are as many as are asked for, and in the language of the page', () => {
    const byTitle = { ...asked, sort: 'title' } as const;
    expect(firstFilms({ orders }, [0, 1, 4], { ...byTitle, until: 2 })).toEqual([4, 1]);
    expect(firstFilms({ orders }, [0, 1, 4], { ...byTitle, until: 0 })).toEqual([]);
    expect(firstFilms({ orders }, [0, 1, 4], { ...byTitle, locale: 'de' })).toEqual([1, 0, 4]);
    expect(firstFilms({ orders }, [], byTitle)).toEqual([]);
  });

  test('have nothing to do with how well a text fits', () => {
    const scores = Float64Array.of(0, 1, 9, 0, 5);
    const found = firstFilms({ orders }, [1, 2, 4], { ...asked, sort: 'oldest', scores });
    expect(found).toEqual([1, 2, 4]);
  });
});

describe('films by how well a text fits', () => {
  const relevant = (scores: number[], films = [0, 1, 2, 3, 4], more = {}) =>
    firstFilms({ orders }, films, {
      ...{ ...asked, sort: 'relevance', scores: Float64Array.from(scores) },
      ...more,
    });

  test('have the best first, and of equals the title decides', () => {
    expect(relevant([5, 5, 7, 7, 6])).toEqual([3, 2, 4, 1, 0]);
    expect(relevant([5, 5, 7, 7, 6], undefined, { locale: 'de' })).toEqual([2, 3, 4, 1, 0]);
    expect(relevant([5, 5, 7, 7, 6], [0, 1, 3])).toEqual([3, 1, 0]);
  });

  test('are told apart to a hundredth and no finer', () => {
    expect(relevant([1.01, 1, 1.02, 1.009, 1.001])).toEqual([2, 3, 0, 4, 1]);
    expect(relevant([100_000, 100_000.01, 3, 2, 1])).toEqual([1, 0, 2, 3, 4]);
  });

  test('are as many as are asked for', () => {
    expect(relevant([1, 2, 3, 4, 5], undefined, { until: 2 })).toEqual([4, 3]);
    expect(relevant([1, 2, 3, 4, 5], [0, 3], { until: 1 })).toEqual([3]);
    expect(relevant([1, 2, 3, 4, 5], [])).toEqual([]);
  });

  test('go by title where there is no text', () => {
    expect(firstFilms({ orders }, [3, 0, 1], { ...asked, sort: 'relevance' })).toEqual([3, 1, 0]);
  });
});
