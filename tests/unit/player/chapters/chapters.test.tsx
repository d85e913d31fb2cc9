// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Chapters } from '@/components/player/chapters';
import { createStore } from '@/lib/player/state/create-store';

const chapters = [
  { startTime: 0, title: 'Lever' },
  { startTime: 75, title: 'Orbites' },
];

afterEach(cleanup);

test('chapters are buttons with their time, the one that runs is marked', () => {
  const store = createStore({ currentTime: 80 });
  const jump = vi.fn();
  render(<Chapters chapters={chapters} store={store} jump={jump} words={{ title: 'Chapitres' }} />);
  const marked = () => screen.getByRole('button', { current: true }).textContent;
  expect(marked()).toBe('1:15Orbites');
  act(() => store.write({ currentTime: 3 }));
  expect(marked()).toBe('0:00Lever');
  fireEvent.click(screen.getByRole('button', { name: /Orbites/ }));
  expect(jump).toHaveBeenCalledWith(75);
});

test('a film without chapters has no list', () => {
  render(<Chapters chapters={[]} jump={() => {}} words={{ title: 'Chapitres' }} />);
  expect(screen.queryByRole('region')).toBeNull();
});
