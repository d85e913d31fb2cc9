import { expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { toneFor } from '@/lib/colour/tone-for';
import { inks } from '@/lib/content/schema/ink';

test('a colour that can be read stays as it is', () => {
  expect(toneFor('#1f45a5', '#ffffff')).toBe('#1f45a5');
});

test.each(Object.entries(inks))('%s has a tone for a light and for a dark paper', (_, ink) => {
  for (const paper of ['#f7f7f4', '#111110'])
    expect(contrast(toneFor(ink, paper), paper)).toBeGreaterThanOrEqual(4.5);
});

test('yellow grows darker on white, blue lighter on black', () => {
  expect(toneFor('#f5bd1f', '#ffffff') < '#f5bd1f').toBe(true);
  expect(toneFor('#1f45a5', '#000000') > '#1f45a5').toBe(true);
});
