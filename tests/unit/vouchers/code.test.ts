import { expect, test } from 'vitest';
import { digestCode, makeCode, plainCode } from '@/lib/vouchers/code';

test('a code is sixteen letters that nobody mistakes, in groups of four', () => {
  const codes = Array.from({ length: 500 }, makeCode);
  for (const code of codes)
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(500);
  // Each of the 32 letters comes up: 8,000 draws leave one out once in some 10¹⁰⁸.
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

test('blanks, dashes of any kind, small letters and mistaken ones are the same code', () => {
  expect(plainCode(' o1i l–7k2m—q4zt‑ab ')).toBe('01117K2MQ4ZTAB');
  expect(digestCode('abcd-efgh')).toBe(digestCode('ABCD EFGH'));
  expect(digestCode('abcd-efgh')).not.toBe(digestCode('ABCD EFGJ'));
});
