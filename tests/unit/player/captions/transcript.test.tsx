// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Transcript } from '@/components/player/transcript';
// Transformed before the first test, so that none waits for it on a busy machine.
import '@/components/player/transcript-panel';
import { createStore } from '@/lib/player/state/create-store';
import '../../patient-screen';

const files: Record<string, string> = {
  '/fr.vtt':
    'WEBVTT\n\n00:01.000 --> 00:03.000\n[Le disque se lève]\n\n00:10.000 --> 00:12.000\n<i>Éclipse</i>\n\n01:20.000 --> 01:22.000\nFin de l’éclipse\n',
  '/de.vtt': 'WEBVTT\n\n00:01.000 --> 00:03.000\n[Die Scheibe geht auf]\n',
};

const tracks = [
  { srclang: 'fr', src: '/fr.vtt', label: 'Français' },
  { srclang: 'de', src: '/de.vtt', label: 'Allemand' },
];

const words = {
  title: 'Transcription',
  search: 'Chercher',
  hitsNone: 'Aucun passage',
  hitsOne: '1 passage',
  hitsOther: '{count} passages',
  languages: 'Langue',
  loading: 'Chargement',
  failed: 'Illisible',
};

const fetched = vi.fn(async (src: string) =>
  src in files ? new Response(files[src]) : new Response('', { status: 404 }),
);

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(props = {}) {
  const store = createStore({ status: 'ready', duration: 90 });
  const jump = vi.fn();
  const shown = { tracks, locale: 'fr', store, jump, words, ...props };
  render(<Transcript {...shown} />);
  return { store, jump };
}

/** jsdom reports the opening of a `details` only when it is told. */
function open() {
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Chercher' }), { target: { value } });
const list = () => within(screen.getByRole('list', { name: 'Transcription' }));
const cues = () => list().getAllByRole('button');
const current = () =>
  list()
    .queryAllByRole('button', { current: true })
    .map(({ textContent }) => textContent);

test('nothing is fetched until it is opened', async () => {
  show({ store: undefined });
  expect(fetched).not.toHaveBeenCalled();
  open();
  await screen.findByText('Éclipse');
  expect(fetched.mock.calls.map(([src]) => src)).toEqual(['/fr.vtt']);
});

test('a player that starts brings it too', async () => {
  const { store } = show();
  act(() => store.write({ status: 'playing' }));
  expect(await screen.findByText('Éclipse')).toBeDefined();
});

test('a cue is a button with its time, and leads there', async () => {
  const { jump } = show();
  open();
  await screen.findByText('Éclipse');
  expect(cues().map(({ textContent }) => textContent)).toEqual([
    '0:01[Le disque se lève]',
    '0:10Éclipse',
    '1:20Fin de l’éclipse',
  ]);
  fireEvent.click(cues()[2] as HTMLElement);
  expect(jump).toHaveBeenCalledWith(80);
});

test('the cue that runs is marked, and only that one', async () => {
  const { store } = show();
  open();
  await screen.findByText('Éclipse');
  expect(current()).toEqual([]);
  act(() => store.write({ currentTime: 11 }));
  expect(current()).toEqual(['0:10Éclipse']);
  act(() => store.write({ currentTime: 81 }));
  expect(current()).toEqual(['1:20Fin de l’éclipse']);
});

test('a search leaves the cues that hold the words, marks them and says how many', async () => {
  show();
  open();
  await screen.findByText('Éclipse');
  const said = () => screen.getByRole('status').textContent;
  search('ECLIPSE');
  expect(said()).toBe('2 passages');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Éclipse',
    'éclipse',
  ]);
  search('disque');
  expect(said()).toBe('1 passage');
  search('train');
  expect(said()).toBe('Aucun passage');
  expect(list().queryAllByRole('button')).toEqual([]);
  search('');
  expect(said()).toBe('');
  expect(cues()).toHaveLength(3);
});

test('what was found and does not run is not marked as running', async () => {
  const { store } = show();
  open();
  await screen.findByText('Éclipse');
  act(() => store.write({ currentTime: 85 }));
  search('disque');
  expect(current()).toEqual([]);
  search('fin');
  expect(current()).toEqual(['1:20Fin de l’éclipse']);
});

test('the list is one tab stop, and arrows go through it', async () => {
  const { store } = show();
  open();
  await screen.findByText('Éclipse');
  act(() => store.write({ currentTime: 11 }));
  const stops = () => cues().map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([-1, 0, -1]);
  act(() => cues()[1]?.focus());
  fireEvent.keyDown(cues()[1] as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cues()[2]);
  fireEvent.keyDown(cues()[2] as HTMLElement, { key: 'Home' });
  expect(document.activeElement).toBe(cues()[0]);
  expect(stops()).toEqual([0, -1, -1]);
});

test('the other language is a button away, and its list says which it is', async () => {
  show();
  open();
  await screen.findByText('Éclipse');
  fireEvent.click(screen.getByRole('button', { name: 'Allemand', pressed: false }));
  await screen.findByText('[Die Scheibe geht auf]');
  expect(screen.getByRole('list', { name: 'Transcription' }).lang).toBe('de');
  expect(screen.queryByText('Éclipse')).toBeNull();
});

test('a single language has no buttons to choose one, whatever the page’s', async () => {
  show({ tracks: [tracks[1]] });
  open();
  await screen.findByText('[Die Scheibe geht auf]');
  expect(screen.queryByRole('group', { name: 'Langue' })).toBeNull();
});

test('a file that cannot be read is said', async () => {
  show({ tracks: [{ srclang: 'fr', src: '/gone.vtt', label: 'Français' }] });
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Illisible');
});

test('without captions there is no transcript', () => {
  show({ tracks: [] });
  expect(document.querySelector('details')).toBeNull();
});
