import { expect, test } from 'vitest';
import { createGuessLimit } from '@/lib/vouchers/guess-limit';

const limits = { each: 3, window: 1000, askers: 2 };

test('one who has guessed wrong too often waits, others do not', () => {
  let time = 0;
  const { mayGuess } = createGuessLimit(limits, () => time);
  expect([1, 2, 3, 4].map(() => mayGuess('a'))).toEqual([true, true, true, false]);
  expect(mayGuess('b')).toBe(true);
  time = 999;
  expect(mayGuess('a')).toBe(false);
  time = 1000;
  expect(mayGuess('a')).toBe(true);
});

test('right codes do not count, and do not make wrong ones forgotten', () => {
  const { mayGuess, wasRight } = createGuessLimit(limits, () => 0);
  for (let count = 0; count < 10; count += 1) {
    expect(mayGuess('a')).toBe(true);
    wasRight('a');
  }
  mayGuess('a');
  mayGuess('a');
  expect(mayGuess('a')).toBe(true);
  wasRight('a');
  expect([mayGuess('a'), mayGuess('a')]).toEqual([true, false]);
});

test('no more askers are known than are meant to be', () => {
  const { mayGuess } = createGuessLimit(limits, () => 0);
  for (let count = 0; count < 3; count += 1) mayGuess('a');
  mayGuess('b');
  mayGuess('c');
  expect(mayGuess('a')).toBe(true);
});
