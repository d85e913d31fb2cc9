// @vitest-environment jsdom

import { describe, expect, test, vi } from 'vitest';
import { createHandle } from '@/lib/player/plyr/create-handle';
import { createMedia } from '@/lib/player/plyr/create-media';
import type { Plyr } from '@/lib/player/plyr/plyr';
import { type PlyrSettings, plyrOptions } from '@/lib/player/plyr/plyr-options';
import { showTimes } from '@/lib/player/plyr/show-times';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { createStore } from '@/lib/player/state/create-store';
import french from '@/messages/fr.json';

describe('options', () => {
  const settings: PlyrSettings = {
    source: {
      ...{ type: 'video', title: 'Nosferatu', autoplay: false, tracks: [] },
      sources: [{ provider: 'html5', src: '/film.mp4' }],
    },
    words: french.Player,
    locale: 'fr',
    captions: { active: false, language: 'fr' },
    ...{ volume: 0.4, muted: false },
    togglePlay: vi.fn(),
  };

  /** Every text among the options, however deep. */
  function texts(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  }

  test('nothing of it lies on another host', () => {
    const addresses = texts(plyrOptions(settings)).filter((text) => /^(https?:)?\/\//.test(text));
    expect(addresses).toEqual([location.origin]);
    expect(plyrOptions(settings)).toMatchObject({
      iconUrl: '/player/icons.svg',
      blankVideo: '/player/blank.mp4',
    });
  });

  test('what Plyr does badly is off: storage, keys, advertisements, thumbnails', () => {
    expect(plyrOptions(settings)).toMatchObject({
      storage: { enabled: false },
      keyboard: { focused: false, global: false },
      ads: { enabled: false },
      previewThumbnails: { enabled: false },
    });
  });

  test('providers are asked not to follow the visitor', () => {
    expect(plyrOptions(settings)).toMatchObject({
      youtube: { noCookie: true },
      vimeo: { dnt: 1 },
    });
  });

  test('where there is no quality to choose, the settings do not list it', () => {
    expect(plyrOptions(settings)).toMatchObject({ settings: ['captions', 'speed'] });
    const quality = { options: [720, 240], start: 720, choose: vi.fn() };
    expect(plyrOptions({ ...settings, quality })).toMatchObject({
      settings: ['captions', 'quality', 'speed'],
    });
  });

  test('an audio work has neither ratio nor full screen', () => {
    const options = plyrOptions({ ...settings, source: { ...settings.source, type: 'audio' } });
    expect(options).not.toHaveProperty('ratio');
    expect((options as { controls: string[] }).controls).not.toContain('fullscreen');
  });

  test('YouTube is told the language and the site, and not the page', () => {
    history.replaceState(null, '', '/movie/sintel');
    expect(plyrOptions({ ...settings, locale: 'de' })).toMatchObject({
      youtube: { hl: 'de', widget_referrer: location.origin },
    });
  });
});

describe('elements', () => {
  const source: PlayerSource = {
    ...{ type: 'video', title: '', autoplay: false, poster: '/p.jpg' },
    sources: [{ provider: 'html5', src: '/film.mp4' }],
    tracks: [
      { kind: 'captions', srclang: 'fr', src: '/fr.vtt', label: 'français' },
      { kind: 'chapters', srclang: 'fr', src: '/chapters.vtt' },
    ],
  };

  test('captions are tracks without a default, with which Plyr leaks; chapters are ours', () => {
    const media = createMedia(source, { provider: 'html5', src: '/film.mp4' });
    const tracks = [...media.querySelectorAll('track')];
    expect(tracks.map(({ label, default: first }) => [label, first])).toEqual([
      ['français', false],
    ]);
  });

  test('nothing is fetched for a provider: an element that names it', () => {
    const embed = createMedia(source, { provider: 'youtube', src: 'aqz-KE-bpKQ' });
    expect(embed.outerHTML).toBe(
      '<div data-plyr-provider="youtube" data-plyr-embed-id="aqz-KE-bpKQ"></div>',
    );
  });
});

describe('captions', () => {
  function open(tracks?: number[], isVideo = true) {
    const media = { textTracks: tracks };
    const player = { currentTrack: -1, isVideo, media, toggleCaptions: vi.fn() };
    player.toggleCaptions.mockImplementation(() => {
      player.currentTrack = player.currentTrack < 0 ? 0 : -1;
    });
    const handle = createHandle({
      ...{ root: document.body, provider: 'html5', store: createStore() },
      ...{ player: player as unknown as Plyr, play: vi.fn(), pause: vi.fn() },
    });
    return { handle, player };
  }

  test('who toggles captions hears whether they are shown now', () => {
    const { handle } = open([1, 2]);
    expect(handle.toggleCaptions()).toBe(true);
    expect(handle.toggleCaptions()).toBe(false);
  });

  test('where there are none nothing is toggled, for Plyr would throw', () => {
    for (const { handle, player } of [open([]), open(), open([1], false)]) {
      expect(handle.toggleCaptions()).toBeUndefined();
      expect(player.toggleCaptions).not.toHaveBeenCalled();
    }
  });
});

describe('times', () => {
  function open(start: Parameters<typeof createStore>[0], locale = 'fr') {
    const container = document.createElement('div');
    container.innerHTML = `<input type="range" data-plyr="seek" aria-valuemax="100">
    <span class="plyr__time--current">00:00</span><span class="plyr__time--duration">00:00</span>
    <div class="plyr__progress"><span class="plyr__tooltip">00:00</span></div>
    <input type="range" data-plyr="volume" aria-valuetext="100.0%">`;
    const store = createStore(start);
    const words = { seekTime: '{currentTime} sur {duration}' };
    const stop = showTimes(container, store, { words, locale });
    const read = (selector: string, name?: string) => {
      const found = container.querySelector(selector);
      return name ? found?.getAttribute(name) : found?.textContent;
    };
    return { container, store, stop, read };
  }

  const seek = '[data-plyr=seek]';

  test('a film that begins further on is said to last as long as it lasts, as its facts round it', () => {
    const { store, stop, read } = open({ currentTime: 20 });
    expect(read('.plyr__time--duration')).toBe('0:00');
    store.write({ duration: 53.76 });
    expect(read('.plyr__time--current')).toBe('0:20');
    expect(read('.plyr__time--duration')).toBe('0:54');
    store.write({ duration: 3725 });
    expect(read('.plyr__time--duration')).toBe('1:02:05');
    stop();
    store.write({ duration: 10 });
    expect(read('.plyr__time--duration')).toBe('1:02:05');
  });

  test('the time above the seek bar is written as those beside it', async () => {
    const { container } = open({ duration: 72 });
    const tooltip = container.querySelector('.plyr__tooltip');
    for (const [plyrs, ours] of [
      ['00:43', '0:43'],
      ['12:34', '12:34'],
      ['01:02:03', '1:02:03'],
    ] as const) {
      tooltip?.replaceChildren(plyrs);
      await Promise.resolve();
      expect(tooltip?.textContent).toBe(ours);
    }
  });

  test('what Plyr writes is written over, in the page’s language', async () => {
    const { container, store, read } = open({ duration: 60, volume: 0.5 }, 'de');
    expect(read('[data-plyr=volume]', 'aria-valuetext')).toBe('50\u00a0%');
    container.querySelector('[data-plyr=volume]')?.setAttribute('aria-valuetext', '50.0%');
    container.querySelector(seek)?.setAttribute('aria-valuemax', '0');
    await Promise.resolve();
    expect(read('[data-plyr=volume]', 'aria-valuetext')).toBe('50\u00a0%');
    expect(read(seek, 'aria-valuemax')).toBe('60');
    store.write({ muted: true });
    expect(read('[data-plyr=volume]', 'aria-valuetext')).toBe('0\u00a0%');
  });
});
