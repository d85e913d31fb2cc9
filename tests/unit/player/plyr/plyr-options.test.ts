import { expect, test, vi } from 'vitest';
import { createHandle } from '@/lib/player/plyr/create-handle';
import { createMedia } from '@/lib/player/plyr/create-media';
import type { Plyr } from '@/lib/player/plyr/load-plyr';
import { localizeTimes } from '@/lib/player/plyr/localize-times';
import { type PlyrSettings, plyrOptions } from '@/lib/player/plyr/plyr-options';
import { createStore } from '@/lib/player/state/player-store';
import french from '@/messages/fr.json';

// @vitest-environment jsdom

const settings: PlyrSettings = {
  source: {
    ...{ type: 'video', title: 'Nosferatu', autoplay: false, poster: '/p.jpg' },
    sources: [{ provider: 'html5', src: '/film.mp4' }],
    tracks: [
      { kind: 'captions', srclang: 'fr', src: '/fr.vtt', label: 'français' },
      { kind: 'chapters', srclang: 'fr', src: '/chapters.vtt' },
    ],
  },
  ...{ words: french.Player, locale: 'fr', volume: 0.4, muted: false, togglePlay: vi.fn() },
  captions: { active: false, language: 'fr' },
};

/** Every text among the options, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

test('nothing of it lies on another host', () => {
  const addresses = texts(plyrOptions(settings)).filter((text) => /^(https?:)?\/\//.test(text));
  expect(addresses).toEqual([location.origin]);
});

test('what Plyr does badly is off, and providers are asked not to follow the visitor', () => {
  expect(plyrOptions(settings)).toMatchObject({
    ...{ storage: { enabled: false }, keyboard: { focused: false, global: false } },
    ...{ ads: { enabled: false }, previewThumbnails: { enabled: false } },
    ...{ youtube: { noCookie: true }, vimeo: { dnt: 1 } },
  });
});

test('YouTube is told the language and the site, and not the page', () => {
  history.replaceState(null, '', '/movie/sintel');
  expect(plyrOptions({ ...settings, locale: 'de' })).toMatchObject({
    youtube: { hl: 'de', widget_referrer: location.origin },
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

test('captions are tracks without a default, with which Plyr leaks; nothing is fetched for a provider', () => {
  const media = createMedia(settings.source, { provider: 'html5', src: '/film.mp4' });
  const tracks = [...media.querySelectorAll('track')];
  expect(tracks.map(({ label, default: first }) => [label, first])).toEqual([['français', false]]);
  const embed = createMedia(settings.source, { provider: 'youtube', src: 'aqz-KE-bpKQ' });
  expect(embed.outerHTML).toBe(
    '<div data-plyr-provider="youtube" data-plyr-embed-id="aqz-KE-bpKQ"></div>',
  );
});

test.each<[number[] | undefined, boolean, (boolean | undefined)[]]>([
  [[1, 2], true, [true, false]],
  // Where there are none Plyr would throw.
  [[], true, [undefined, undefined]],
  [undefined, true, [undefined, undefined]],
  [[1], false, [undefined, undefined]],
])(
  'who toggles captions (%j, video: %s) hears whether they show: %j',
  (textTracks, isVideo, shown) => {
    const player = { currentTrack: -1, isVideo, media: { textTracks }, toggleCaptions: vi.fn() };
    player.toggleCaptions.mockImplementation(() => {
      player.currentTrack = player.currentTrack < 0 ? 0 : -1;
    });
    const handle = createHandle({
      ...{ root: document.body, provider: 'html5', store: createStore() },
      ...{ player: player as unknown as Plyr, play: vi.fn(), pause: vi.fn() },
    });
    expect([handle.toggleCaptions(), handle.toggleCaptions()]).toEqual(shown);
    expect(player.toggleCaptions).toHaveBeenCalledTimes(shown[0] === undefined ? 0 : 2);
  },
);

function open(start: Parameters<typeof createStore>[0]) {
  const container = document.createElement('div');
  container.innerHTML = `<input type="range" data-plyr="seek" aria-valuemax="100">
    <span class="plyr__time--current">00:00</span><span class="plyr__time--duration">00:00</span>
    <div class="plyr__progress"><span class="plyr__tooltip">00:00</span></div>
    <input type="range" data-plyr="volume" aria-valuetext="100.0%">`;
  const store = createStore(start);
  const words = { seekTime: '{currentTime} von {duration}' };
  const stop = localizeTimes(container, store, { words, locale: 'de' });
  const find = (selector: string) => container.querySelector(selector) as Element;
  const times = () =>
    ['current', 'duration'].map((name) => find(`.plyr__time--${name}`).textContent);
  return { store, stop, find, times };
}

test('a film that begins further on is said to last as long as it lasts', () => {
  const { store, stop, find, times } = open({ currentTime: 20 });
  expect(times()).toEqual(['0:20', '0:00']);
  store.write({ duration: 53.76 });
  expect(times()).toEqual(['0:20', '0:54']);
  const seek = find('[data-plyr=seek]');
  expect(
    ['valuemax', 'valuenow', 'valuetext'].map((it) => seek.getAttribute(`aria-${it}`)),
  ).toEqual(['53.76', '20', '0:20 von 0:54']);
  store.write({ duration: 3725 });
  stop();
  store.write({ duration: 10 });
  expect(times()).toEqual(['0:20', '1:02:05']);
});

test('what Plyr writes is written over, in the page’s language', async () => {
  const { store, find } = open({ duration: 60, volume: 0.5 });
  const volume = () => find('[data-plyr=volume]').getAttribute('aria-valuetext');
  expect(volume()).toBe('50\u00a0%');
  find('[data-plyr=volume]').setAttribute('aria-valuetext', '50.0%');
  find('[data-plyr=seek]').setAttribute('aria-valuemax', '0');
  find('.plyr__tooltip').replaceChildren('01:02:03');
  await Promise.resolve();
  expect(volume()).toBe('50\u00a0%');
  expect(find('[data-plyr=seek]').getAttribute('aria-valuemax')).toBe('60');
  expect(find('.plyr__tooltip').textContent).toBe('1:02:03');
  store.write({ muted: true });
  expect(volume()).toBe('0\u00a0%');
});
