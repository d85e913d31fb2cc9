import { expect, test } from 'vitest';
import { inFours } from '@/lib/text/in-fours';

test('an IBAN and a creditor reference stand in groups of four', () => {
  expect(inFours('CH9300762011623852957')).toBe('CH93 0076 2011 6238 5295 7');
  expect(inFours('RF18 5390 0754 7034')).toBe('RF18 5390 0754 7034');
  expect(inFours('')).toBe('');
});

test('a QR reference stands as the paper has it: two, then fives', () => {
  expect(inFours('210000000003139471430009017')).toBe('21 00000 00003 13947 14300 09017');
});
