// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showCurrency } from '@/components/live-buttons/attach-basket';
import { keepCurrency } from '@/lib/money/kept-currency';

const shown = () => document.documentElement.dataset.currency;
let stop = () => {};

beforeEach(() => localStorage.clear());
afterEach(() => stop());

test('prices are read in each currency until one is chosen, and then in that', () => {
  stop = showCurrency();
  expect(shown()).toBeUndefined();
  keepCurrency('EUR');
  expect(shown()).toBe('EUR');
  keepCurrency('CHF');
  expect(shown()).toBe('CHF');
});

test('what the device keeps counts at once; what it has forgotten no longer, nor what has been taken back', () => {
  keepCurrency('EUR');
  stop = showCurrency();
  expect(shown()).toBe('EUR');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBeUndefined();
  keepCurrency('EUR');
  stop();
  expect(shown()).toBeUndefined();
});
