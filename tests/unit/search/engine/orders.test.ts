import { describe, expect, test } from 'vitest';
import type { RawFilm } from '@/lib/content/schema/film';
import { nextChange } from '@/lib/search/api/answer-request';
import { firstFilms } from '@/lib/search/engine/find-films';
import { type FixedOrders, toFixedOrders } from '@/lib/search/engine/index-columns';
import { titleBonus } from '@/lib/search/engine/scores';
import { smallHouse } from './small-house';

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
});

describe('fixed orders', () => {
  const film = (text: string, year: number, runtime?: number, words = {}) =>
    ({ title: { original: { text }, ...words }, year, runtime }) as unknown as RawFilm;

  test('titles are in order as the language of the page has them', () => {
    const films = [
      film('Zorn', 1920, 1, { fr: 'Colère', de: '' }),
      film('Mut', 1920),
      film('Éclair', 1920),
      film('Öl', 1920, 1, { fr: 'Zinc' }),
    ];
    expect([...toFixedOrders(films, 'fr').title]).toEqual([0, 2, 1, 3]);
    expect([...toFixedOrders(films, 'de').title].filter((number) => number > 0)).toEqual([2, 1, 3]);
  });
});

describe('title bonus', () => {
  const titles = [
    ...['Nacht', 'Nacht und Tag', 'Nachtigall', 'Eine lange Nacht', 'Tag', 'Tag der Nacht'],
  ];
  const { index } = smallHouse(
    Object.fromEntries(titles.map((title, number) => [`f-${number}`, { title }])),
  );
  function order(asked: string, found = titles) {
    const scores = Float64Array.from(titles, (title) => (found.includes(title) ? 100 : 0));
    titleBonus(index, asked, scores);
    const ranked = [...scores.entries()].filter(([, score]) => score > 0);
    return ranked.sort(([, a], [, b]) => b - a).map(([film]) => titles[film]);
  }

  test('the whole title comes first, then what begins so, then what has little beside it', () =>
    expect(order('nacht', titles.slice(0, 4))).toEqual([
      ...['Nacht', 'Nacht und Tag', 'Nachtigall', 'Eine lange Nacht'],
    ]));

  test('of several words the last may only begin one of the title', () =>
    expect(order('tag der na', ['Tag', 'Tag der Nacht'])).toEqual(['Tag der Nacht', 'Tag']));

  test('what was not found otherwise is not found by its title', () =>
    expect(order('nacht', ['Tag'])).toEqual(['Tag']));

  test('of two titles of a film the better one counts, whichever comes first', () => {
    const { index: named } = smallHouse({
      both: { title: 'Nacht', de: 'Nacht und Tag' },
      one: { title: 'Nacht' },
    });
    const scores = Float64Array.of(100, 90);
    titleBonus(named, 'nacht', scores);
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 0);
  });
});

const changes = Float64Array.of(10, 20, 30);

test.each([
  [0, 10],
  [9, 10],
  [10, 20],
  [29, 30],
  [30, Infinity],
])('the first change after %i is at %d', (now, next) =>
  expect(nextChange({ changes }, new Date(now))).toBe(next),
);
