// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BesidePlayer } from '@/components/player/beside-player';
import type { PlayerHandle } from '@/lib/player/player-handle';
// Transformed before the first test, so that none waits for them on a busy machine.
import '@/components/player/transcript-panel';
import '@/lib/player/chapters/load-chapters';
import { announce } from '@/lib/player/session/open-players';
import { createStore } from '@/lib/player/state/create-store';
import fr from '@/messages/fr.json' with { type: 'json' };
import '../../patient-screen';

const words = {
  ...fr.Player,
  chapters: 'Chapitres',
  timeLink: { copy: 'Copier', copied: '{time}', byHand: 'À copier' },
  transcript: {
    title: 'Transcription',
    search: 'Chercher',
    hitsNone: '0',
    hitsOne: '1',
    hitsOther: '{count}',
    languages: 'Langue',
    loading: '…',
    failed: 'Illisible',
  },
};

const source = {
  type: 'video' as const,
  sources: [{ provider: 'html5' as const, src: '/film.mp4' }],
  title: 'Étude',
  autoplay: false,
  tracks: ['captions', 'chapters'].flatMap((kind) =>
    ['fr', 'de'].map((srclang) => ({
      kind: kind as 'captions' | 'chapters',
      srclang,
      src: `/${kind}.${srclang}.vtt`,
    })),
  ),
};

const fetched = vi.fn(
  async (src: string) => new Response(`WEBVTT\n\n01:15.000 --> 01:20.000\n${src}\n`),
);
const onStart = vi.fn();
let takeBack = () => {};

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetched);
  render(<BesidePlayer slug="etude" source={source} locale="de" words={words} onStart={onStart} />);
});

afterEach(() => {
  cleanup();
  takeBack();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

function openPlayer() {
  const root = document.createElement('div');
  const handle = { store: createStore(), seek: vi.fn(), play: vi.fn(), root };
  act(() => {
    takeBack = announce('etude', 'video', handle as unknown as PlayerHandle);
  });
  return handle;
}

test('before the player is opened nothing is fetched, and there is no moment to link to', () => {
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Copier' })).toBeNull();
});

test('with the player come the chapters in the page’s language, and lead to their moments', async () => {
  const { seek, play } = openPlayer();
  fireEvent.click(await screen.findByRole('button', { name: /chapters\.de/ }));
  expect([seek.mock.calls, play.mock.calls]).toEqual([[[75]], [[]]]);
  expect(screen.getByRole('button', { name: 'Copier' })).toBeDefined();
});

test('a line of the transcript opens a player that is not open, at its moment', async () => {
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.click(await screen.findByRole('button', { name: /captions\.de/ }));
  expect(window.location.search).toBe('?t=75');
  expect(onStart).toHaveBeenCalledOnce();
});
