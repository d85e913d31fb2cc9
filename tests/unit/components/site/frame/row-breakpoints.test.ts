import { expect, test } from 'vitest';
import { rowBreakpoints } from '@/components/site/frame/row-breakpoints';

const four = ['Catalogue', 'Vidéo à la demande', 'Boutique', 'Ma liste'];
const eight = [
  ...['Catalogue', 'Collections', 'Vidéo à la demande', 'Au cinéma'],
  ...['Actualités', 'Boutique', 'Ma liste', 'La maison'],
];
const stepsOf = (entries: string[], name = 'Bobine') => rowBreakpoints(entries, name, 'Explorer');

test('the first entries of a long menu are shown from the narrowest step, the others from wider ones', () => {
  expect(stepsOf(eight)).toEqual([64, 64, 64, 64, 64, 72, 72, 80]);
});

test('a long site name moves entries to wider steps', () => {
  expect(stepsOf(four, 'Cinémathèque suisse')).toEqual([64, 64, 64, 72]);
  expect(stepsOf(eight, 'Cinémathèque suisse').at(-1)).toBe(90);
});

test('entries that fit no row are shown only in the menu’s panel', () => {
  expect(stepsOf([...eight, ...eight]).at(-1)).toBe('none');
});

test('the cart link moves entries to wider steps too', () => {
  expect(rowBreakpoints(eight, 'Bobine', 'Explorer', true)).toEqual([
    64, 64, 64, 64, 72, 72, 80, 90,
  ]);
});
