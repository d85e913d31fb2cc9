import { expect, test } from 'vitest';
import { breakings, endPenalty } from '@/lib/posters/type/break-lines';

test('a title can be broken at every word space, up to so many lines', () => {
  expect(breakings('Les Vampires', 4)).toEqual([['Les Vampires'], ['Les', 'Vampires']]);
  expect(breakings('a b c', 2)).toHaveLength(3);
});

test('a dash never begins a line', () => {
  const lines = breakings('Faust – Eine deutsche Volkssage', 6).flat();
  expect(lines.some((line) => line.startsWith('–'))).toBe(false);
});

test('articles hang ill at the end of a line, a comma sits well there', () => {
  expect(endPenalty('La Femme de')).toBeGreaterThan(endPenalty('La Femme'));
  expect(endPenalty('Nosferatu,')).toBeLessThan(endPenalty('Nosferatu'));
});
