import { expect, test } from 'vitest';
import { createNumber } from '@/lib/orders/create-number';
import { createToken, isToken } from '@/lib/orders/create-token';

test('a token is 128 bits that no other has', () => {
  const tokens = Array.from({ length: 1000 }, createToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(isToken(token)).toBe(true);
  }
  expect(isToken(`${createToken()}A`)).toBe(false);
});

test('a number has no signs that look alike', () => {
  const numbers = Array.from({ length: 1000 }, createNumber);
  for (const number of numbers)
    expect(number).toMatch(/^[34679CDFGHJKMNPQRTWXYZ]{3}-[34679CDFGHJKMNPQRTWXYZ]{3}$/);
  const signs = new Set(numbers.join('').replaceAll('-', ''));
  expect(signs.size).toBe(22);
});
