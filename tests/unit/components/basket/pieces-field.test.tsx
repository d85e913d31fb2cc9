// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PiecesField } from '@/components/basket/pieces-field';

const words = { label: 'Pieces', less: '−', more: '+', most: 'most', none: 'stays {pieces}' };

function field() {
  const onChange = vi.fn();
  const onRemove = vi.fn();
  render(<PiecesField {...{ pieces: 5, onChange, onRemove, words }} />);
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
