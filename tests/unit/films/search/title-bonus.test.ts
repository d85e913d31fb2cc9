import { expect, test } from 'vitest';
import { fieldWeights } from '@/lib/films/search/fields';
import { titleBonus } from '@/lib/films/search/title-bonus';
import { smallHouse } from './small-house';

const titles = ['Nacht', 'Nacht und Tag', 'Nachtigall', 'Eine lange Nacht', 'Tag', 'Tag der Nacht'];
const { index } = smallHouse(
  Object.fromEntries(titles.map((title, number) => [`f-${number}`, { title }])),
);

function order(asked: string, found = titles) {
  const scores = Float64Array.from(titles, (title) => (found.includes(title) ? 100 : 0));
  titleBonus(index, asked, scores);
  const ranked = [...scores.entries()].filter(([, score]) => score > 0);
  return ranked.sort(([, a], [, b]) => b - a).map(([film]) => titles[film]);
}

test('the whole title comes first, then what begins so, then what has little beside it', () => {
  expect(order('nacht', titles.slice(0, 4))).toEqual([
    ...['Nacht', 'Nacht und Tag', 'Nachtigall', 'Eine lange Nacht'],
  ]);
});

test('of several words the last may only begin one of the title', () => {
  expect(order('tag der na', ['Tag', 'Tag der Nacht'])).toEqual(['Tag der Nacht', 'Tag']);
});

test('what was not found otherwise is not found by its title', () => {
  expect(order('nacht', ['Tag'])).toEqual(['Tag']);
});

test('a short title does not make up for a field that is worth less', () => {
  const [, director, actor] = fieldWeights;
  const scores = Float64Array.from(titles, (title) =>
    title === 'Tag' ? actor : title === 'Eine lange Nacht' ? director : 0,
  );
  titleBonus(index, 'nju', scores);
  expect(scores[3]).toBeGreaterThan(scores[4] ?? 0);
});

test('of two titles of a film the better one counts, whichever comes first', () => {
  const { index: named } = smallHouse({
    both: { title: 'Nacht', de: 'Nacht und Tag' },
    one: { title: 'Nacht' },
  });
  const scores = Float64Array.of(100, 90);
  titleBonus(named, 'nacht', scores);
  expect(scores[0]).toBeGreaterThan(scores[1] ?? 0);
});

test('a title that was not asked for adds at most three, by its letters beside those that were', () => {
  const scores = new Float64Array(titles.length).fill(100);
  titleBonus(index, 'xyzxyz', scores);
  expect(scores[0]).toBe(103);
  expect(scores[1]).toBeCloseTo(100 + (3 * 'xyzxyz'.length) / 'nacht und tag'.length);
  expect(scores[3], 'without its article').toBeCloseTo(100 + 18 / 'lange nacht'.length);
});
