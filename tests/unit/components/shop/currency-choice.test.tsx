// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CurrencyChoice } from '@/components/shop/currency-choice';

const prices = [
  { currency: 'CHF' as const, words: '34.90 CHF' },
  { currency: 'EUR' as const, words: '32.90 EUR' },
];
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the house’s first currency is chosen until a visitor chooses, and the device remembers it', () => {
  const { unmount } = render(<CurrencyChoice legend="Prix" prices={prices} />);
  expect(radio('34.90 CHF').checked).toBe(true);
  fireEvent.click(radio('32.90 EUR'));
  expect(localStorage.getItem('bobine-currency')).toBe('EUR');
  unmount();
  render(<CurrencyChoice legend="Prix" prices={prices} />);
  expect(radio('32.90 EUR').checked).toBe(true);
});

test('a currency in which it is not sold, or that nobody knows, changes nothing', () => {
  for (const kept of ['EUR', 'XXX']) {
    localStorage.setItem('bobine-currency', kept);
    const { unmount } = render(<CurrencyChoice legend="Prix" prices={prices.slice(0, 1)} />);
    expect(radio('34.90 CHF').checked).toBe(true);
    unmount();
  }
});
