import { expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { colourSchema, inkSchema, inks } from '@/lib/content/schema/ink';
import { printed } from '@/lib/content/store/theme';
import { faultsOf } from './faults-of';

const { black, paper } = printed({});

test.each(Object.entries(inks))('type can be read on %s', (name, ink) => {
  expect(inkSchema.parse(name)).toBe(name);
  expect(Math.max(contrast(ink, paper), contrast(ink, black))).toBeGreaterThanOrEqual(4.5);
});

test('a house may have an ink of its own, in any letters', () => {
  expect(inkSchema.parse('#00513B')).toBe('#00513b');
});

test('but none that is neither a word nor a colour', () => {
  for (const none of ['#0051', 12, '', null])
    expect(inkSchema.safeParse(none).success, String(none)).toBe(false);
});

test.each(['moss', 'Grün-2', '1920'])('%s may be the name of one', (name) => {
  expect(inkSchema.parse(name)).toBe(name);
});

test.each([null, 12])('%j is told what an ink is', (ink) => {
  expect(faultsOf(inkSchema, ink)).toEqual([
    ": an ink of the house, such as yellow, or a colour as '#rrggbb'",
  ]);
});

test.each(['two words', ' moss', 'moss!', ''])('%j is no name of an ink', (ink) => {
  expect(faultsOf(inkSchema, ink)).toHaveLength(1);
});

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
