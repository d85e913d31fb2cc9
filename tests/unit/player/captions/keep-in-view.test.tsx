// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeepInView } from '@/components/player/transcript-list';

function List({ current, follow = true }: { current: number; follow?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  useKeepInView(list, current, follow);
  return (
    <ul ref={list}>
      {[0, 1, 2, 3, 4].map((item) => (
        <li key={item}>
          <button type="button">{item}</button>
        </li>
      ))}
    </ul>
  );
}

/** Lines of 40 pixels in a list of 100: jsdom measures nothing by itself. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return 40 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const top = () => screen.getByRole('list').scrollTop;

test('an item out of sight comes to the middle, one in sight moves nothing', () => {
  const { rerender } = render(<List current={1} />);
  expect(top()).toBe(0);
  rerender(<List current={3} />);
  expect(top()).toBe(90);
});

test('a reader with the pointer in the list keeps the place', () => {
  const { rerender } = render(<List current={-1} />);
  const list = screen.getByRole('list');
  vi.spyOn(list, 'matches').mockImplementation((selector) => selector === ':hover');
  rerender(<List current={4} />);
  expect(list.scrollTop).toBe(0);
});

test('a reader who goes through the list by keyboard keeps the place', () => {
  const { rerender } = render(<List current={-1} />);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  screen.getByRole('button', { name: '0' }).focus();
  rerender(<List current={4} />);
  expect(top()).toBe(0);
});

test('while somebody searches the list stays', () => {
  const { rerender } = render(<List current={-1} follow={false} />);
  rerender(<List current={4} follow={false} />);
  expect(top()).toBe(0);
});
