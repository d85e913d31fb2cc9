// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BesidePlayer } from '@/components/player/beside-player';
import { PlainPlayer } from '@/components/player/native-player';
import { PlayerPanels } from '@/components/player/settings/player-panels';
import { Transcript } from '@/components/player/transcript/transcript';
import { TranscriptList } from '@/components/player/transcript/transcript-list';
import { mediaSchema } from '@/lib/content/schema/media';
import { siteSchema } from '@/lib/content/schema/site';
import { listenBeforeRouter } from '@/lib/navigation/sheets/before-router';
import { watchSheetEntries } from '@/lib/navigation/sheets/cover-page';
import { defaultCaptionStyle, readCaptionStyle } from '@/lib/player/captions/caption-style';
import type { PanelName } from '@/lib/player/panels';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { registerPlayer } from '@/lib/player/session/player-registry';
import { readPreferences } from '@/lib/player/session/preferences';
import { createStore } from '@/lib/player/state/player-store';
import fr from '@/messages/fr.json' with { type: 'json' };
import '@/components/player/transcript/chapter-list';
import '@/components/player/settings/settings-panel';
import '@/components/player/transcript/transcript-panel';
import { renderInLanguage } from '../render-in-language';
import '../../long-find-timeout';

// Dynamic imports of the components, loaded before the first test.

listenBeforeRouter();
watchSheetEntries(() => false);

const words = {
  ...fr.Player,
  chapters: 'Chapitres',
  transcript: {
    ...{ title: 'Transcription', search: 'Chercher', languages: 'Langue', loading: '…' },
    ...{ hitsNone: '0', hitsOne: '1', hitsOther: '{count}', failed: 'Illisible' },
  },
};
const files: Record<string, string> = {
  '/fr.vtt':
    'WEBVTT\n\n00:01.000 --> 00:03.000\n[Le disque se lève]\n\n00:10.000 --> 00:12.000\n<i>Éclipse</i>\n\n01:20.000 --> 01:22.000\nFin\n',
  '/de.vtt': 'WEBVTT\n\n00:01.000 --> 00:03.000\n[Die Scheibe geht auf]\n',
  '/subtitles.m3u8': '#EXTM3U\n#EXTINF:4,\nfr.vtt\n#EXTINF:4,\nde.vtt\n#EXT-X-ENDLIST\n',
  '/chapters.de.vtt': 'WEBVTT\n\n01:15.000 --> 01:20.000\nOrbiten\n',
};
const fetching = vi.fn(async (src: string) => {
  const url = new URL(src, window.location.href);
  const file = files[url.pathname];
  const response = new Response(file, { status: file === undefined ? 404 : 200 });
  return Object.defineProperty(response, 'url', { value: url.href });
});

beforeEach(() => {
  fetching.mockClear();
  vi.stubGlobal('fetch', fetching);
  HTMLElement.prototype.scrollIntoView = vi.fn();
});
afterEach(() => void window.history.replaceState(null, '', '/'));

/** jsdom does not fire `toggle` by itself. */
function openDetails() {
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

const tracks = [
  { srclang: 'fr', src: '/fr.vtt', label: 'Français' },
  { srclang: 'de', src: '/de.vtt', label: 'Allemand' },
];
function show(given = tracks) {
  const store = createStore({ status: 'ready', duration: 90 });
  const shown = { tracks: given, locale: 'fr', store, jump: vi.fn(), messages: words.transcript };
  render(<Transcript {...shown} />);
  return store;
}
async function open() {
  const store = show();
  openDetails();
  await screen.findByText('Éclipse');
  return store;
}
const list = () => screen.getByRole('list', { name: 'Transcription' });
const cues = () => within(list()).getAllByRole('button') as [HTMLElement, ...HTMLElement[]];

test('Transcript is loaded when it is opened or the film plays', async () => {
  const store = show();
  expect(fetching).not.toHaveBeenCalled();
  act(() => store.write({ seen: true }));
  await screen.findByText('Éclipse');
  cleanup();
  fetching.mockClear();
  await open();
  expect(fetching.mock.calls.map(([src]) => src)).toEqual(['/fr.vtt']);
});

test('Transcript is one tab stop with arrow keys inside', async () => {
  const store = await open();
  act(() => store.write({ currentTime: 11 }));
  const stops = () => cues().map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([-1, 0, -1]);
  const press = (key: string) => {
    act(() => void fireEvent.keyDown(document.activeElement as Element, { key }));
    return cues().indexOf(document.activeElement as HTMLElement);
  };
  act(() => cues()[1]?.focus());
  expect(press('ArrowDown')).toBe(2);
  expect(press('Home')).toBe(0);
  expect(stops()).toEqual([0, -1, -1]);
});

test('Transcript shows a message for an unreadable file', async () => {
  show([{ srclang: 'fr', src: '/gone.vtt', label: 'Français' }]);
  openDetails();
  expect((await screen.findByRole('alert')).textContent).toBe('Illisible');
});

describe('TranscriptList', () => {
  /** Items of 40 px in a list of 100 px, since jsdom has no layout. */
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return 40 * [...(this.parentElement?.children ?? [])].indexOf(this);
    });
  });

  const entries = ['One', 'Two', 'Three', 'Four', 'Five'].map((text, startTime) => ({
    ...{ startTime, endTime: startTime + 1, text, ranges: [] },
  }));
  const drawn = (current: number) => (
    <TranscriptList {...{ entries, current, label: 'All', jump: vi.fn(), follow: true }} />
  );
  function show(current: number) {
    const { rerender } = render(drawn(current));
    const list = screen.getByRole('list');
    return { list, go: (to: number) => rerender(drawn(to)) };
  }

  test('does not scroll under the pointer or during keyboard use', () => {
    const { list, go } = show(-1);
    const matches = vi.spyOn(list, 'matches').mockImplementation((name) => name === ':hover');
    go(4);
    expect(list.scrollTop).toBe(0);
    matches.mockRestore();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    screen.getAllByRole('button')[0]?.focus();
    go(3);
    expect(list.scrollTop).toBe(0);
  });
});

describe('BesidePlayer', () => {
  const source = {
    ...{ type: 'video' as const, title: 'Étude', autoplay: false },
    sources: [{ provider: 'html5' as const, src: '/film.mp4' }],
    tracks: [
      { kind: 'captions' as const, srclang: 'de', src: '/de.vtt' },
      { kind: 'chapters' as const, srclang: 'fr', src: '/chapters.fr.vtt' },
      { kind: 'chapters' as const, srclang: 'de', src: '/chapters.de.vtt' },
    ],
  };
  const onStart = vi.fn();
  beforeEach(
    () =>
      void render(
        <BesidePlayer slug="a" source={source} locale="de" messages={words} onStart={onStart} />,
      ),
  );

  test('lists the chapters in the page’s language once the player is open', async () => {
    expect(fetching).not.toHaveBeenCalled();
    const root = document.createElement('div');
    const handle = { store: createStore(), seek: vi.fn(), play: vi.fn(), root };
    act(() => onTestFinished(registerPlayer('a', 'video', handle as unknown as PlayerHandle)));
    const chapter = await screen.findByText(/Orbiten/);
    fireEvent.click(chapter);
    expect([handle.seek.mock.calls, handle.play.mock.calls]).toEqual([[[75]], [[]]]);
    act(() => handle.store.write({ currentTime: 80 }));
    // React reads the store with the new chapters in a passive effect, which `act` does not wait for.
    expect(
      (await screen.findByRole('button', { current: true, hidden: true })).textContent,
    ).toContain('Orbiten');
  });
});

describe('PlayerPanels', () => {
  const source = {
    ...{ type: 'video' as const, title: 'Étude', autoplay: false, sources: [] },
    tracks: [
      { kind: 'descriptions' as const, srclang: 'fr', src: '/fr.vtt' },
      { kind: 'captions' as const, srclang: 'de', src: '/de.vtt' },
    ],
  };
  const player = { film: { slug: 'a', artist: '' }, source, locale: 'fr' as const };
  beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
  function open(panel: PanelName) {
    const store = createStore({ status: 'playing' });
    const root = document.createElement('section');
    const handle = { store, root, seek: vi.fn(), play: vi.fn() } as unknown as PlayerHandle;
    onTestFinished(registerPlayer('a', 'video', handle));
    const onClose = vi.fn();
    render(
      <div className="bobine-player">
        <PlayerPanels {...{ ...player, store, panel, onClose }} messages={fr.Player} />
      </div>,
    );
    return { store, root, handle, onClose };
  }

  test('caption settings are stored, and invalid ones read as the defaults', async () => {
    const { root } = open('captionLook');
    fireEvent.click(await screen.findByLabelText('Jaune'));
    root.style.setProperty('--caption-size', '1.35');
    fireEvent.click(screen.getByLabelText('Noir'));
    expect(root.style.getPropertyValue('--caption-size')).toBe('1.35');
    expect(root.style.getPropertyValue('--plyr-captions-background')).toBe('#000');
    expect(root.style.getPropertyValue('--plyr-captions-text-color')).toBe('#ffe14d');
    cleanup();
    open('captionLook');
    expect(await screen.findByLabelText('Grande')).toHaveProperty('checked', true);
    const odd = readCaptionStyle({ size: 'enormous', colour: 'constructor', ground: 'none' });
    expect(odd).toEqual({ ...defaultCaptionStyle, ground: 'none' });
    expect(readCaptionStyle('loud')).toEqual(defaultCaptionStyle);
  });

  test('Back closes the panel, and so does Tab out of the player', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { onClose } = open('captionLook');
    const radio = await screen.findByLabelText('Jaune');
    fireEvent.blur(radio, { relatedTarget: screen.getByLabelText('Noir') });
    fireEvent.blur(radio);
    expect(onClose).not.toHaveBeenCalled();
    history.back();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    fireEvent.blur(radio, { relatedTarget: document.body });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('descriptions are written in a live region or spoken, and the choice is stored', async () => {
    const speech = { speak: vi.fn(), cancel: vi.fn(), pause: vi.fn(), paused: false };
    vi.stubGlobal('speechSynthesis', speech);
    vi.stubGlobal('SpeechSynthesisUtterance', function (this: object, text: string) {
      Object.assign(this, { text });
    });
    const { store } = open('descriptions');
    fireEvent.click(await screen.findByLabelText(fr.Player.descriptions.written));
    act(() => store.write({ currentTime: 2, volume: 0.5 }));
    await screen.findByText('[Le disque se lève]');
    fireEvent.click(screen.getByLabelText(fr.Player.descriptions.spoken));
    act(() => store.write({ currentTime: 11 }));
    expect(screen.getByRole('status').textContent).toBe('Éclipse');
    expect(speech.speak.mock.calls.map(([one]) => one)).toMatchObject([
      { text: '[Le disque se lève]', lang: 'fr', volume: 0.5 },
      { text: 'Éclipse' },
    ]);
    act(() => store.write({ status: 'paused' }));
    expect(speech.pause).toHaveBeenCalled();
    act(() => store.write({ currentTime: 30 }));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(readPreferences()).toMatchObject({ descriptions: true, spokenDescriptions: true });
  });
});

test('with the player switched off, files have native controls and embeds a link', () => {
  expect(siteSchema.shape.player.parse(false)).toBe(false);
  const media = (source: object) => ({
    ...mediaSchema.parse({ type: 'video', sources: [source] }),
    title: undefined,
  });
  const own = media({ provider: 'html5', src: '/media/film.mp4' });
  const { container } = renderInLanguage(<PlainPlayer media={own} title="Nerven" />);
  expect(container.querySelector('video')?.hasAttribute('controls')).toBe(true);
  expect(container.querySelector<HTMLElement>('[data-player-error]')?.dataset.playerError).toBe(
    'Setup failed: disabled by config',
  );
  const page = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const embed = { provider: 'youtube', name: 'YouTube', page } as const;
  const remote = media({ provider: 'youtube', src: 'aqz-KE-bpKQ' });
  const other = renderInLanguage(<PlainPlayer media={remote} title="Sintel" embed={embed} />);
  expect(other.container.querySelector('a')?.href).toBe(page);
});
