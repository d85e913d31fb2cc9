import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BesidePlayer } from '@/components/player/beside-player';
import { CaptionLooks } from '@/components/player/caption-looks';
import { CopyTimeLink } from '@/components/player/copy-time-link';
import { Descriptions } from '@/components/player/descriptions';
import { PlainPlayer } from '@/components/player/native-player';
import { Transcript } from '@/components/player/transcript';
import { TranscriptList } from '@/components/player/transcript-list';
import { mediaSchema } from '@/lib/content/schema/media';
import { siteSchema } from '@/lib/content/schema/site';
import { defaultLook, readLook } from '@/lib/player/captions/caption-look';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { registerPlayer } from '@/lib/player/session/player-registry';
import { readPreferences } from '@/lib/player/session/preferences';
import { createStore } from '@/lib/player/state/player-store';
import fr from '@/messages/fr.json' with { type: 'json' };
import '@/components/player/transcript-panel';
import '@/lib/player/chapters/load-chapters';
import { renderInLanguage } from '../components/render-in-language';
import '../patient-screen';

// @vitest-environment jsdom

// Transformed before the first test, so that none waits for them on a busy machine.

const words = {
  ...fr.Player,
  chapters: 'Chapitres',
  timeLink: { copy: 'Copier', copied: '{time}', byHand: 'À copier' },
  transcript: {
    ...{ title: 'Transcription', search: 'Chercher', languages: 'Langue', loading: '…' },
    ...{ hitsNone: '0', hitsOne: '1', hitsOther: '{count}', failed: 'Illisible' },
  },
};
const files: Record<string, string> = {
  '/fr.vtt':
    'WEBVTT\n\n00:01.000 --> 00:03.000\n[Le disque se lève]\n\n00:10.000 --> 00:12.000\n<i>Éclipse</i>\n\n01:20.000 --> 01:22.000\nFin\n',
  '/de.vtt': 'WEBVTT\n\n00:01.000 --> 00:03.000\n[Die Scheibe geht auf]\n',
  '/chapters.de.vtt': 'WEBVTT\n\n01:15.000 --> 01:20.000\nOrbiten\n',
};
const fetched = vi.fn(async (src: string) =>
  src in files ? new Response(files[src]) : new Response('', { status: 404 }),
);

beforeEach(() => {
  localStorage.clear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

/** jsdom reports the opening of a `details` only when it is told. */
function openDetails() {
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

describe('the transcript', () => {
  const tracks = [
    { srclang: 'fr', src: '/fr.vtt', label: 'Français' },
    { srclang: 'de', src: '/de.vtt', label: 'Allemand' },
  ];
  function show(given = tracks) {
    const store = createStore({ status: 'ready', duration: 90 });
    const shown = { tracks: given, locale: 'fr', store, jump: vi.fn(), words: words.transcript };
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

  test('is fetched once it is opened, or a player starts', async () => {
    const store = show();
    expect(fetched).not.toHaveBeenCalled();
    act(() => store.write({ status: 'playing' }));
    await screen.findByText('Éclipse');
    cleanup();
    fetched.mockClear();
    await open();
    expect(fetched.mock.calls.map(([src]) => src)).toEqual(['/fr.vtt']);
  });

  test('marks the cue that runs, and only that one', async () => {
    const store = await open();
    const running = (currentTime: number) => {
      act(() => store.write({ currentTime }));
      const found = within(list()).queryAllByRole('button', { current: true });
      return found.map(({ textContent }) => textContent);
    };
    expect([0, 11, 81].map(running)).toEqual([[], ['0:10Éclipse'], ['1:20Fin']]);
  });

  test('is one tab stop, and arrows go through it', async () => {
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

  test('has the other language a button away, and says which it is', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Allemand', pressed: false }));
    await screen.findByText('[Die Scheibe geht auf]');
    expect(list().lang).toBe('de');
    expect(screen.queryByText('Éclipse')).toBeNull();
  });

  test('says that a file cannot be read', async () => {
    show([{ srclang: 'fr', src: '/gone.vtt', label: 'Français' }]);
    openDetails();
    expect((await screen.findByRole('alert')).textContent).toBe('Illisible');
  });
});

describe('the list of a transcript', () => {
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

  test('brings a line that is out of sight to the middle, and moves nothing for one in sight', () => {
    const { list, go } = show(1);
    expect(list.scrollTop).toBe(0);
    go(3);
    expect(list.scrollTop).toBe(90);
  });

  test('stays where a reader has the pointer in it', () => {
    const { list, go } = show(-1);
    vi.spyOn(list, 'matches').mockImplementation((selector) => selector === ':hover');
    go(4);
    expect(list.scrollTop).toBe(0);
  });

  test('stays where a reader goes through it by keyboard', () => {
    const { list, go } = show(-1);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    screen.getAllByRole('button')[0]?.focus();
    go(4);
    expect(list.scrollTop).toBe(0);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves keys with %s alone', (held) => {
    show(0);
    const first = screen.getAllByRole('button')[0] as HTMLElement;
    first.focus();
    for (const key of ['ArrowDown', 'End', 'Home'])
      expect(fireEvent.keyDown(first, { key, [held]: true })).toBe(true);
    expect(document.activeElement).toBe(first);
  });
});

describe('what stands beside a player', () => {
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
  beforeEach(() => {
    render(<BesidePlayer slug="a" source={source} locale="de" words={words} onStart={onStart} />);
  });

  test('are the chapters in the page’s language, once it is opened', async () => {
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Copier' })).toBeNull();
    const root = document.createElement('div');
    const handle = { store: createStore(), seek: vi.fn(), play: vi.fn(), root };
    act(() => onTestFinished(registerPlayer('a', 'video', handle as unknown as PlayerHandle)));
    const chapter = await screen.findByRole('button', { name: /Orbiten/ });
    fireEvent.click(chapter);
    expect([handle.seek.mock.calls, handle.play.mock.calls]).toEqual([[[75]], [[]]]);
    expect(screen.getByRole('button', { name: 'Copier' })).toBeDefined();
    act(() => handle.store.write({ currentTime: 80 }));
    // React reads the store with the new chapters in a passive effect, which `act` does not wait for.
    expect((await screen.findByRole('button', { current: true })).textContent).toContain('Orbiten');
  });

  test('is a transcript, of which a line opens the player at its moment', async () => {
    openDetails();
    fireEvent.click(await screen.findByRole('button', { name: /Scheibe/ }));
    expect(window.location.search).toBe('?t=1');
    expect(onStart).toHaveBeenCalledOnce();
  });
});

test('the looks of captions are chosen, found again, and else the usual ones', () => {
  const draw = () => {
    const root = document.createElement('section');
    render(<CaptionLooks root={root} words={fr.Player.captionLook} />);
    return root.style;
  };
  draw();
  for (const name of ['Grande', 'Jaune', 'Noir']) fireEvent.click(screen.getByLabelText(name));
  cleanup();
  const style = draw();
  expect(style.getPropertyValue('--caption-size')).toBe('1.35');
  expect(style.getPropertyValue('--plyr-captions-background')).toBe('#000');
  expect(style.getPropertyValue('--plyr-captions-text-color')).toBe('#ffe14d');
  expect(screen.getByLabelText('Grande')).toHaveProperty('checked', true);
  const odd = readLook({ size: 'enormous', colour: 'constructor', ground: 'none' });
  expect(odd).toEqual({ ...defaultLook, ground: 'none' });
  expect(readLook('loud')).toEqual(defaultLook);
});

test('what is seen is told in words once that is asked for, where a screen reader hears it', async () => {
  const store = createStore({ status: 'playing' });
  const tracks = [{ kind: 'descriptions' as const, srclang: 'fr', src: '/fr.vtt' }];
  const said = { descriptions: 'Décrire les images' };
  render(<Descriptions tracks={tracks} locale="fr" store={store} words={said} />);
  expect(fetched).not.toHaveBeenCalled();
  act(() => store.write({ currentTime: 2 }));
  fireEvent.click(screen.getByLabelText('Décrire les images'));
  await screen.findByText('[Le disque se lève]');
  act(() => store.write({ currentTime: 11 }));
  expect(screen.getByRole('status').textContent).toBe('Éclipse');
  expect(readPreferences().descriptions).toBe(true);
});

test.each([
  ['refuses', { writeText: vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')) }],
  ['has no clipboard', undefined],
])('where the browser %s, the address of a moment stands selected in a field', async (_, value) => {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  render(<CopyTimeLink readTime={() => 90.4} words={words.timeLink} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copier' })));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'À copier' });
  expect(field.value).toBe(`${window.location.href}?t=90`);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(document.activeElement).toBe(field);
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('without our player a film has the browser’s own, and a provider’s is at the provider’s', () => {
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
  const abroad = media({ provider: 'youtube', src: 'aqz-KE-bpKQ' });
  const other = renderInLanguage(<PlainPlayer media={abroad} title="Sintel" embed={embed} />);
  expect(other.container.querySelector('a')?.href).toBe(page);
});
