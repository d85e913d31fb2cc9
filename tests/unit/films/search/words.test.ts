import { expect, test } from 'vitest';
import { splitWords } from '@/lib/films/search/words';

test('a text that is found again and again is split once, one that nobody asks for is let go', () => {
  const [asked, left] = [splitWords('often asked for'), splitWords('asked for once')];
  for (let number = 0; number < 100_000; number += 1) {
    splitWords(`w${number}`);
    if (number % 100 === 0) expect(splitWords('often asked for')).toBe(asked);
  }
  const again = splitWords('asked for once');
  expect(again).toEqual(left);
  expect(again).not.toBe(left);
});
