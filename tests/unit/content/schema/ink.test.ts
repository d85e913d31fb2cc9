import { expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { black, inkSchema, inks, paper } from '@/lib/content/schema/ink';

test.each(Object.entries(inks))('type can be read on %s', (name, ink) => {
  expect(inkSchema.parse(name)).toBe(name);
  expect(Math.max(contrast(ink, paper), contrast(ink, black))).toBeGreaterThanOrEqual(4.5);
});

test('a house may have an ink of its own, in any letters', () => {
  expect(inkSchema.parse('#00513B')).toBe('#00513b');
});

test('but none that is neither a word nor a colour', () => {
  expect(inkSchema.safeParse('#0051').success).toBe(false);
  expect(inkSchema.safeParse(12).success).toBe(false);
});
