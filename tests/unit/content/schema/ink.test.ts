import { expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { black, inkSchema, inks, paper } from '@/lib/content/schema/ink';

test.each(Object.entries(inks))('type can be read on %s', (name, ink) => {
  expect(inkSchema.parse(name)).toBe(ink);
  expect(Math.max(contrast(ink, paper), contrast(ink, black))).toBeGreaterThanOrEqual(4.5);
});

test('a house may have an ink of its own', () => {
  expect(inkSchema.parse('#00513b')).toBe('#00513b');
});

test('but none on which neither white nor black can be read, and none without a meaning', () => {
  const faultOf = (ink: string) => inkSchema.safeParse(ink).error?.issues[0]?.message;
  expect(faultOf('#767676')).toContain('4.5 : 1');
  expect(faultOf('yelow')).toContain('vermilion, yellow');
});
