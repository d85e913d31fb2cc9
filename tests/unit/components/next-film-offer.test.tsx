// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NextFilmOffer } from '@/components/player/next-film-offer';
import { createStore } from '@/lib/player/state/player-store';
import fr from '@/messages/fr.json' with { type: 'json' };

const { Player: words } = fr;
const films = [{ evening: 'studies', href: '/movie/b?soiree=studies', title: 'B' }];
const followed = vi.fn((event: MouseEvent) => event.preventDefault());

function play(search: string) {
  window.history.replaceState(null, '', `/movie/a${search}`);
  const store = createStore({ status: 'playing' });
  const root = createRef<HTMLDivElement>();
  render(
    <div ref={root} tabIndex={-1}>
      <NextFilmOffer {...{ store, root, words, films }} />
    </div>,
  );
  root.current?.focus();
  return (change: Parameters<typeof store.write>[0]) => act(() => store.write(change));
}
const link = () => screen.queryByRole('link', { name: words.nextFilmPlay });
const wait = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  });

beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener('click', followed);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('click', followed);
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('after a film of the evening in the address the next one follows, once the advertisements are over', async () => {
  const write = play('?soiree=studies');
  expect(link()).toBeNull();
  write({ status: 'ended', ads: 'playing' });
  expect(link()).toBeNull();
  write({ ads: 'complete' });
  expect(link()?.getAttribute('href')).toBe('/movie/b?soiree=studies');
  expect(screen.getByRole('status').textContent).toContain('B');
  expect(document.activeElement?.textContent).toBe(words.nextFilmCancel);
  await wait(9);
  expect(followed).not.toHaveBeenCalled();
  await wait(1);
  expect(followed).toHaveBeenCalledOnce();
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: words.nextFilmCancel }))],
])('%s cancels it, and the player has the focus', async (_, cancel) => {
  play('?soiree=studies')({ status: 'ended' });
  cancel();
  followed.mockClear();
  await wait(20);
  expect(followed).not.toHaveBeenCalled();
  expect(link()).toBeNull();
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

test.each(['', '?soiree=another'])('nothing follows at the address %j', async (search) => {
  play(search)({ status: 'ended' });
  expect(link()).toBeNull();
});
