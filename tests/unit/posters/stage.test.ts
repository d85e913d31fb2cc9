import { expect, test } from 'vitest';
import { stage } from '@/lib/posters/stage';

const field = { width: 400, height: 200 };

test('a drawing is as large as its field lets it, in the middle', () => {
  expect(stage(field, 'x')).toBe('<g transform="translate(100 0) scale(2)">x</g>');
});

test('with bleed it covers the field, and stands where it is told', () => {
  expect(stage(field, 'x', { bleed: 1, at: [0.5, 1] })).toBe(
    '<g transform="translate(0 -200) scale(4)">x</g>',
  );
});

test('mirrored it fills the same place', () => {
  expect(stage(field, 'x', { mirrored: true, turn: 10 })).toBe(
    '<g transform="translate(300 0) scale(-2 2) rotate(10 50 50)">x</g>',
  );
});
