import { z } from 'zod';

/** Thirteen digits, the last of which checks the others; books have theirs as ISBN. */
export const eanSchema = z
  .string()
  .regex(/^\d{13}$/, 'an EAN of thirteen digits in quotes, such as "7612345000008"')
  .refine(hasItsCheck, {
    error: 'an EAN whose last digit fits: some digit of it is wrong',
    when: ({ value }) => /^\d{13}$/.test(String(value)),
  });

/** GS1 General Specifications, 7.9: weights 1 and 3 in turn, to the next ten. */
function hasItsCheck(ean: string): boolean {
  const sum = [...ean].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
