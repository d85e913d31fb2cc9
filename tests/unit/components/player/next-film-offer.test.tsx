// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NextFilmOffer } from '@/components/player/next-film-offer';
import { createStore } from '@/lib/player/state/player-store';
import { Player as words } from '@/messages/fr.json' with { type: 'json' };

const films = [{ evening: 'studies', href: '/movie/b?soiree=studies', title: 'B' }];
const follow = vi.fn((event: MouseEvent) => event.preventDefault());

function play(search: string) {
  window.history.replaceState(null, '', `/movie/a${search}`);
  const store = createStore({ status: 'playing' });
  const root = createRef<HTMLDivElement>();
  const offer = <NextFilmOffer {...{ store, root, words, films }} />;
  render(<div {...{ ref: root, tabIndex: -1 }}>{offer}</div>, { container: document.body });
  root.current?.focus();
  return (change: Parameters<typeof store.write>[0]) => act(() => store.write(change));
}
const link = () => screen.queryByRole('link', { name: words.nextFilmPlay });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  vi.useRealTimers();
  follow.mockClear();
});

test('the next film of the evening in the address follows ten seconds after the last advertisement', async () => {
  const write = play('?soiree=studies');
  write({ status: 'ended', ads: 'playing' });
  expect(link()).toBeNull();
  write({ ads: 'complete' });
  expect(link()?.getAttribute('href')).toBe('/movie/b?soiree=studies');
  expect(screen.getByRole('status').textContent).toContain('B');
  expect(document.activeElement?.textContent).toBe(words.nextFilmCancel);
  await wait(9999);
  expect(follow).not.toHaveBeenCalled();
  await wait(1);
  expect(follow).toHaveBeenCalledOnce();
});

test('Escape cancels it, and the player has the focus', async () => {
  play('?soiree=studies')({ status: 'ended' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await wait(20_000);
  expect(follow).not.toHaveBeenCalled();
  expect(link()).toBeNull();
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});
