import { randomInt } from 'node:crypto';

/** No two that look or sound alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and no vowels, so that no word comes of it. */
export const numberLetters = '34679CDFGHJKMNPQRTWXYZ';

/** An order's number as people say it on the telephone (`K7Q-4ZT`): of 113 million, and it opens nothing. */
export function createNumber(): string {
  const part = () =>
    Array.from({ length: 3 }, () => numberLetters[randomInt(numberLetters.length)]).join('');
  return `${part()}-${part()}`;
}
