import { expect, test } from 'vitest';
import { rowSteps } from '@/components/site/frame/row-steps';

const four = ['Catalogue', 'Vidéo à la demande', 'Boutique', 'Ma liste'];
const eight = [
  ...['Catalogue', 'Collections', 'Vidéo à la demande', 'Au cinéma'],
  ...['Actualités', 'Boutique', 'Ma liste', 'La maison'],
];
const stepsOf = (entries: string[], name = 'Bobine') => rowSteps(entries, name, 'Explorer');

test('of a long one the first entries do, and the others as soon as there is room', () => {
  expect(stepsOf(eight)).toEqual([64, 64, 64, 64, 64, 72, 72, 80]);
});

test('a long name leaves less room', () => {
  expect(stepsOf(four, 'Cinémathèque suisse')).toEqual([64, 64, 64, 72]);
  expect(stepsOf(eight, 'Cinémathèque suisse').at(-1)).toBe(90);
});

test('what has room in no row is left to what drops from it', () => {
  expect(stepsOf([...eight, ...eight]).at(-1)).toBe('none');
});

test('the way to the basket leaves less room too', () => {
  expect(rowSteps(eight, 'Bobine', 'Explorer', true)).toEqual([64, 64, 64, 64, 72, 72, 80, 90]);
});
