import { expect, test } from 'vitest';
import { eanSchema } from '@/lib/content/schema/ean';

test.each(['4006381333931', '9783161484100', '7612345000008'])('%s is an EAN', (ean) => {
  expect(eanSchema.parse(ean)).toBe(ean);
});

test.each([
  ['4006381333932', 'an EAN whose last digit fits: some digit of it is wrong'],
  ['978316148410', 'an EAN of thirteen digits in quotes, such as "7612345000008"'],
  ['97831614841001', 'an EAN of thirteen digits in quotes, such as "7612345000008"'],
  ['x9783161484100', 'an EAN of thirteen digits in quotes, such as "7612345000008"'],
  ['978-3161484100', 'an EAN of thirteen digits in quotes, such as "7612345000008"'],
])('%s is none: %s', (ean, words) => {
  expect(eanSchema.safeParse(ean).error?.issues.map(({ message }) => message)).toEqual([words]);
});

test('the example of the fault is one itself', () => {
  expect(eanSchema.safeParse('7612345000008').success).toBe(true);
});
