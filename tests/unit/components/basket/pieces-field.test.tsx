// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PiecesField } from '@/components/basket/pieces-field';
import { mostPieces } from '@/lib/basket/basket';

const words = { label: 'Pieces', less: '−', more: '+', most: 'most', none: 'stays {pieces}' };

function field(pieces = 5) {
  const onChange = vi.fn();
  const onRemove = vi.fn();
  render(<PiecesField {...{ pieces, onChange, onRemove, words }} />);
  return { input: screen.getByRole('spinbutton'), onChange, onRemove };
}
afterEach(cleanup);

test('0 removes the article, once the field is left', () => {
  const { input, onRemove } = field();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: '0' } });
  expect(onRemove).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(onRemove).toHaveBeenCalledOnce();
});

test.each(['-1', '1.5', ''])('“%s” goes back to the number before, and says so', (text) => {
  const { input, onChange, onRemove } = field();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
  expect(screen.getByText('stays 5')).toBeTruthy();
  expect(onChange).toHaveBeenLastCalledWith(5);
  expect(onRemove).not.toHaveBeenCalled();
});

test.each([
  ['−', 1],
  ['+', mostPieces],
])('“%s” keeps the focus at its end, where a press does nothing', (name, pieces) => {
  const { onChange } = field(pieces);
  const button = screen.getByRole('button', { name });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(onChange).not.toHaveBeenCalled();
});
