import { randomInt } from 'node:crypto';

/**
 * At most one character of each group that looks or sounds alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and no vowels, so
 * that no words result.
 */
const orderNumberAlphabet = '34679CDFGHJKMNPQRTWXYZ';

/**
 * A random order number (`K7Q-4ZT`) that is easy to say on the telephone: one of 113 million. It
 * grants no access.
 */
export function createOrderNumber(): string {
  const part = () =>
    Array.from(
      { length: 3 },
      () => orderNumberAlphabet[randomInt(orderNumberAlphabet.length)],
    ).join('');
  return `${part()}-${part()}`;
}

const orderNumberPattern = new RegExp(`^[${orderNumberAlphabet}]{3}-[${orderNumberAlphabet}]{3}$`);

/** Whether a text has exactly the form of an order number, so that it can contain nothing else. */
export function isOrderNumber(written: string): boolean {
  return orderNumberPattern.test(written);
}
