// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { clampSpeed, createHandle } from '@/lib/player/plyr/create-handle';
import { createMedia } from '@/lib/player/plyr/create-media';
import type { Plyr } from '@/lib/player/plyr/load-plyr';
import { localizeTimes } from '@/lib/player/plyr/localize-times';
import {
  keepControlsVisible,
  removeSourceFromClones,
  startAtFirstPanel,
} from '@/lib/player/plyr/open-plyr';
import { type PlyrSettings, plyrOptions } from '@/lib/player/plyr/plyr-options';
import { createStore } from '@/lib/player/state/player-store';
import french from '@/messages/fr.json';

const settings: PlyrSettings = {
  source: {
    ...{ type: 'video', title: 'Nosferatu', autoplay: false, poster: '/p.jpg' },
    sources: [{ provider: 'html5', src: '/film.mp4' }],
    tracks: [
      { kind: 'captions', srclang: 'fr', src: '/fr.vtt', label: 'français' },
      { kind: 'chapters', srclang: 'fr', src: '/chapters.vtt' },
    ],
  },
  ...{ messages: french.Player, locale: 'fr', volume: 0.4, muted: false, togglePlay: vi.fn() },
  captions: { active: false, language: 'fr' },
};

test('YouTube gets the language and the site’s origin, not the page', () => {
  history.replaceState(null, '', '/movie/sintel');
  expect(plyrOptions({ ...settings, locale: 'de' })).toMatchObject({
    youtube: { hl: 'de', widget_referrer: location.origin },
  });
});

test('captions become tracks without default, and an embed a placeholder', () => {
  const media = createMedia(settings.source, { provider: 'html5', src: '/film.mp4' });
  const tracks = [...media.querySelectorAll('track')];
  expect(tracks.map(({ label, default: first }) => [label, first])).toEqual([['français', false]]);
  const embed = createMedia(settings.source, { provider: 'youtube', src: 'aqz-KE-bpKQ' });
  expect(embed.outerHTML).toBe(
    '<div data-plyr-provider="youtube" data-plyr-embed-id="aqz-KE-bpKQ"></div>',
  );
  const unlisted = createMedia(settings.source, { provider: 'vimeo', src: '1084537?h=2ab4c8' });
  expect(unlisted.dataset).toMatchObject({ plyrEmbedId: '1084537', plyrEmbedHash: '2ab4c8' });
});

test.each<[string[] | undefined, boolean, (boolean | undefined)[]]>([
  [['metadata', 'captions'], true, [true, false]],
  // Plyr would throw without captions.
  [['metadata'], true, [undefined, undefined]],
  [undefined, true, [undefined, undefined]],
  [['captions'], false, [undefined, undefined]],
])('toggling captions with the tracks %j (video: %s) returns %j', (kinds, isVideo, shown) => {
  const textTracks = kinds?.map((kind) => ({ kind }));
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
});

function open(start: Parameters<typeof createStore>[0]) {
  const container = document.createElement('div');
  container.innerHTML = `<input type="range" data-plyr="seek" aria-valuemax="100">
    <span class="plyr__time--current">00:00</span><span class="plyr__time--duration">00:00</span>
    <div class="plyr__progress"><span class="plyr__tooltip">00:00</span></div>
    <input type="range" data-plyr="volume" aria-valuetext="100.0%">`;
  const store = createStore(start);
  const messages = { seekTime: '{currentTime} von {duration}' };
  const stop = localizeTimes(container, store, { messages, locale: 'de' });
  const find = (selector: string) => container.querySelector(selector) as Element;
  const times = () =>
    ['current', 'duration'].map((name) => find(`.plyr__time--${name}`).textContent);
  return { store, stop, find, times };
}

test('times and ARIA values follow the store in the page’s format', () => {
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

test('values that Plyr writes are replaced in the page’s language', async () => {
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

test('a clone of the element has its tracks but no source', () => {
  const media = document.createElement('video');
  media.src = '/film.mp4';
  media.append(document.createElement('track'));
  removeSourceFromClones(media);
  const copy = media.cloneNode(true) as HTMLVideoElement;
  expect([copy.hasAttribute('src'), copy.children.length]).toEqual([false, 1]);
  expect(media.getAttribute('src')).toBe('/film.mp4');
});

test('open settings keep the controls, and closed ones are back at their first panel', async () => {
  const root = document.createElement('div');
  root.innerHTML = `<div class="plyr__menu__container"><div>
    <div class="home" hidden></div><div class="speed"></div></div></div>`;
  const toggle = vi.fn();
  const player = { toggleControls: toggle } as unknown as Plyr;
  onTestFinished(keepControlsVisible(player, root));
  onTestFinished(startAtFirstPanel(root));
  player.toggleControls(false);
  (root.firstElementChild as HTMLElement).hidden = true;
  await Promise.resolve();
  player.toggleControls(false);
  expect(toggle.mock.calls).toEqual([[true], [false]]);
  expect(root.querySelector('[hidden] [hidden]')?.className).toBe('speed');
});

const speeds = [0.25, 0.5, 1, 1.5, 2];
test.each([
  ['html5', speeds, 0.01, 0.0625],
  ['html5', speeds, 20, 16],
  ['vimeo', speeds, 0.1, 0.5],
  ['vimeo', speeds, 4, 2],
  ['youtube', speeds, 0.6, 0.5],
  ['youtube', speeds, 9, 2],
  ['youtube', [], 2, 1],
] as const)('%s with the speeds %j clamps the speed %f to %f', (provider, offered, given, speed) =>
  expect(clampSpeed(given, provider, offered)).toBe(speed),
);
