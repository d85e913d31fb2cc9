// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilmEnd } from '@/components/player/end/film-end';
import type { PlayedFilm } from '@/lib/player/player-handle';
import { createStore } from '@/lib/player/state/player-store';
import { Player as words } from '@/messages/fr.json' with { type: 'json' };
import '@/components/player/end/end-panel';

const facts = (slug: string) => ({
  ...{ slug, href: `/movie/${slug}`, title: { text: slug, lang: 'fr', translated: true } },
  ...{ line: '1926', poster: { src: '/p.svg' }, screen: { src: '/s.svg' }, watchable: true },
});
const fetching = vi.fn(async () => Response.json({ next: facts('b'), others: [facts('c')] }));
const follow = vi.fn((event: MouseEvent) => event.preventDefault());
const [onReplay, onSkipFailed] = [vi.fn(), vi.fn()];

type Played = { film?: Partial<PlayedFilm>; isSkipped?: boolean };

function play({ film, isSkipped = false }: Played = {}) {
  const store = createStore({ status: 'playing', currentTime: 50, duration: 600 });
  const root = createRef<HTMLDivElement>();
  const end = (
    <FilmEnd
      {...{ store, root, messages: words, isSkipped, onSkipFailed, onReplay }}
      {...{ locale: 'fr', replay: words.replay, film: { slug: 'a', artist: '', ...film } }}
    />
  );
  render(
    <div {...{ ref: root, tabIndex: -1 }}>
      <dialog open={true}>
        <input />
      </dialog>
      {end}
    </div>,
  );
  root.current?.focus();
  return (change: Parameters<typeof store.write>[0]) =>
    act(async () => {
      store.write(change);
      await vi.advanceTimersByTimeAsync(1);
    });
}
const find = (name: string) => document.querySelector(name) as HTMLElement;
const link = () => screen.queryByRole('link', { name: words.nextFilmPlay });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const ended = { status: 'ended', currentTime: 600 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/');
});

test('the next film is loaded near the end, and follows ten seconds after the last advertisement', async () => {
  window.history.replaceState(null, '', '/movie/a?soiree=studies');
  const write = play();
  expect(fetching).not.toHaveBeenCalled();
  await write({ currentTime: 590 });
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    '/api/next-films?locale=fr&film=a&evening=studies',
    expect.anything(),
  );
  await write({ ...ended, ads: 'playing' });
  expect(link()).toBeNull();
  await write({ ads: 'complete' });
  expect(link()?.getAttribute('href')).toBe('/movie/b');
  expect(screen.getByRole('status').textContent).toContain('b');
  expect(document.activeElement?.textContent).toBe(words.nextFilmCancel);
  await wait(9990);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(follow).not.toHaveBeenCalled();
  await wait(10);
  expect(follow).toHaveBeenCalledOnce();
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['another player', () => fireEvent(find('input'), new Event('play'))],
  ['typing', () => fireEvent.input(find('input'))],
  ['leaving the page', () => fireEvent(window, new Event('pagehide'))],
  ['attention to another film', () => fireEvent.focus(screen.getByRole('link', { name: /^c/ }))],
])('%s stops the countdown, and the films stay', async (_, stop) => {
  await play()(ended);
  act(() => void stop());
  await wait(20_000);
  expect(follow).not.toHaveBeenCalled();
  expect(link()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.replay }));
  expect(onReplay).toHaveBeenCalledOnce();
});

test('an evening says which of its films comes next, and at its end that it is over and where its page is', async () => {
  const evening = {
    ...{ title: { text: 'Études', lang: 'fr', translated: true }, href: '/collection/etudes' },
    ...{ position: 2, count: 3 },
  };
  fetching.mockResolvedValueOnce(Response.json({ next: facts('b'), others: [], evening }));
  await play()(ended);
  expect(screen.getByText(/2.*3/)).toBeDefined();
  cleanup();
  const isOver = { ...evening, position: undefined };
  fetching.mockResolvedValueOnce(Response.json({ others: [facts('c')], evening: isOver }));
  await play()(ended);
  expect(screen.getByRole('status').textContent).toContain('Études');
  const back = screen.getByRole('link', { name: words.eveningPage });
  expect(back.getAttribute('href')).toBe('/collection/etudes');
});

test('the focus stays in an open panel', async () => {
  const write = play();
  find('input').focus();
  await write(ended);
  expect(document.activeElement).toBe(find('input'));
});

test.each([{ trailer: true }, { framed: true as const }])(
  '%o is followed by nothing',
  async (film) => {
    await play({ film })(ended);
    expect(fetching).not.toHaveBeenCalled();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: words.replay })).toBeDefined();
  },
);
