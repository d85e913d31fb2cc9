// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyTimeLink } from '@/components/player/copy-time-link';

const words = { copy: 'Copier', copied: 'Copié à {time}', byHand: 'À copier' };
const writeText = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function copy() {
  render(<CopyTimeLink readTime={() => 90.4} words={words} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copier' })));
}

test('the address with the moment is copied, and the confirmation stays four seconds', async () => {
  await copy();
  expect(writeText).toHaveBeenCalledWith(`${window.location.href}?t=90`);
  expect(screen.getByRole('status').textContent).toBe('Copié à 1:30');
  act(() => vi.advanceTimersByTime(4000));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('where the browser refuses, the address stands selected in a field', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await copy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'À copier' });
  expect(field.value).toBe(`${window.location.href}?t=90`);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(document.activeElement).toBe(field);
});

test('without a clipboard at all it is the same', async () => {
  Reflect.deleteProperty(navigator, 'clipboard');
  await copy();
  expect(screen.getByRole('textbox', { name: 'À copier' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
});
