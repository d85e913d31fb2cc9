import { expect, test } from 'vitest';
import { colourSchema } from '@/lib/content/schema/colour';
import { faultsOf } from './faults-of';

test('a colour is kept in small letters, however it is written', () => {
  expect(colourSchema.parse('#C8200e')).toBe('#c8200e');
});

test.each(['c8200e', '#c82', '#c8200e0', ' #c8200e', '#c8200g', 'red', null])(
  '%j is none, and one is shown',
  (colour) => {
    expect(faultsOf(colourSchema, colour)).toEqual([
      ": a colour as '#rrggbb', in quotes, such as '#c8200e'",
    ]);
  },
);
