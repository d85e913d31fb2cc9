import { expect, test } from 'vitest';
import { payable } from '@/lib/invoice/payable';

test('letters of western languages stay', () => {
  expect(payable('Œuvre à Zürich, 12 €', 70)).toBe('Œuvre à Zürich, 12 €');
});

test('what a bank does not take is written without its accent', () => {
  expect(payable('Łukasz Dvořák – “Ő”', 70)).toBe('Lukasz Dvorák - "O"');
});

test('a letter of another script becomes a full stop', () => {
  expect(payable('Анна 7', 70)).toBe('.... 7');
});

test('no more than fits', () => {
  expect(payable('a'.repeat(80), 70)).toHaveLength(70);
});
