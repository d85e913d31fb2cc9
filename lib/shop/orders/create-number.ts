import { randomInt } from 'node:crypto';

/**
 * Without characters that look or sound alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and without vowels,
 * so that no words result.
 */
export const numberLetters = '34679CDFGHJKMNPQRTWXYZ';

/**
 * A random order number (`K7Q-4ZT`) that is easy to say on the telephone: one of 113 million. It
 * grants no access.
 */
export function createNumber(): string {
  const part = () =>
    Array.from({ length: 3 }, () => numberLetters[randomInt(numberLetters.length)]).join('');
  return `${part()}-${part()}`;
}
