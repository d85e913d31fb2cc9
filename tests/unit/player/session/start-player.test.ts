// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeatureContext } from '@/lib/player/player-handle';
import type { Plyr } from '@/lib/player/plyr/load-plyr';
import type { OpenPlyr } from '@/lib/player/plyr/open-plyr';
import { findPlayer } from '@/lib/player/session/player-registry';
import { writePreferences } from '@/lib/player/session/preferences';
import type { SessionSettings, StartOptions } from '@/lib/player/session/session-settings';
import { startInstantly } from '@/lib/player/session/start-playback';
import { startPlayer } from '@/lib/player/session/start-player';
import { findInstantStart, takePreloaded } from '@/lib/player/source/preloaded-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { createStore } from '@/lib/player/state/player-store';
import fr from '@/messages/fr.json' with { type: 'json' };

const openPlyr = vi.hoisted(() => vi.fn());
const openStream = vi.hoisted(() => vi.fn());
vi.mock('@/lib/player/plyr/open-plyr', () => ({ openPlyr }));
vi.mock('@/lib/player/hls/open-stream', () => ({ openStream }));

/** The part of Plyr that a session uses, with a container for its events. */
function stubPlyr(root: HTMLElement, media: HTMLElement): OpenPlyr {
  const container = document.createElement('div');
  container.className = 'plyr';
  root.append(container);
  const player = {
    ...{ paused: true, playing: false, ended: false, currentTime: 0, duration: 60 },
    ...{ volume: 1, speed: 1, language: 'de', options: { speed: [1] } },
    muted: media instanceof HTMLMediaElement && media.muted,
    media,
    play: vi.fn(async () => {}),
    pause: vi.fn(),
    fullscreen: { toggle: vi.fn() },
    toggleCaptions: vi.fn(),
  };
  return { player: player as unknown as Plyr, container, close: vi.fn(() => container.remove()) };
}

let plyr: OpenPlyr;
const play = vi.fn<HTMLMediaElement['play']>();
const report = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/movie/film');
  for (const mock of [openPlyr, openStream, play, report]) mock.mockReset();
  play.mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.stubGlobal('reportError', report);
  openPlyr.mockImplementation(async (root: HTMLElement, media: HTMLElement) => {
    plyr = stubPlyr(root, media);
    return plyr;
  });
});
const file = (src: string) => ({ provider: 'html5' as const, src });
const given: PlayerSource = {
  ...{ type: 'video', title: 'Film', autoplay: false, tracks: [] },
  sources: [file('/a.mp4'), file('/b.mp4')],
};
const single: PlayerSource = { ...given, sources: [file('/a.mp4')] };
const embed: PlayerSource = { ...given, sources: [{ provider: 'youtube', src: 'aqz-KE-bpKQ' }] };
const settle = () => vi.advanceTimersByTimeAsync(0);

async function start(settings: Partial<SessionSettings> = {}, how: StartOptions = { play: false }) {
  const root = document.createElement('section');
  const stage = document.createElement('div');
  root.append(stage);
  document.body.replaceChildren(root);
  const store = createStore();
  const session = startPlayer(
    {
      ...{ root, stage, store, source: given, locale: 'fr', features: [], waitsForAds: false },
      ...{ film: { slug: 'film', artist: '' }, readMessages: () => fr.Player },
      ...{ showHelp: () => {}, showPanel: () => {}, playNext: () => {} },
      ...settings,
    },
    how,
  );
  await settle();
  const media = () => stage.querySelector('video') as HTMLVideoElement;
  const src = () => media().getAttribute('src');
  return { root, stage, store, session, media, src };
}
const lastOptions = () => openPlyr.mock.lastCall?.[2];

/** Delays Plyr or a stream until the returned function is called. */
function late<Made>(mock: typeof openPlyr, make: (root: HTMLElement, media: HTMLElement) => Made) {
  let resolveMade = () => {};
  mock.mockImplementationOnce(
    (root: HTMLElement, media: HTMLElement) =>
      new Promise((resolve) => {
        resolveMade = () => resolve(make(root, media));
      }),
  );
  return async () => {
    resolveMade();
    await settle();
  };
}

test('a started player opens its first source, is ready, and registers itself', async () => {
  const { media, store, root, src } = await start();
  expect(src()).toBe('/a.mp4');
  expect(openPlyr.mock.lastCall?.slice(0, 2)).toEqual([root, media()]);
  expect(store.read()).toMatchObject({ status: 'ready', source: 0, duration: 60 });
  expect(root.dataset.playerState).toBe('ready');
  expect(findPlayer('film', 'video')?.store).toBe(store);
  expect(play).not.toHaveBeenCalled();
});

test('a started player plays before its controls are ready', async () => {
  const opened = late(openPlyr, stubPlyr);
  writePreferences({ volume: 0.4, muted: true });
  const { media } = await start({}, { play: true, at: 12 });
  expect(play).toHaveBeenCalledOnce();
  expect(media()).toMatchObject({ volume: 0.4, muted: true, currentTime: 12 });
  media().currentTime = 13;
  await opened();
  expect(media().currentTime).toBe(13);
});

test('features are attached in order, and disposed of in reverse', async () => {
  const log: string[] = [];
  const feature = (name: string) => (context: FeatureContext) => {
    log.push(`${name} ${context.source.title} ${context.locale} ${context.handle.media?.src}`);
    return () => void log.push(`${name} back`);
  };
  const { session } = await start({ features: [feature('first'), feature('second')] });
  const src = `${location.origin}/a.mp4`;
  expect(log).toEqual([`first Film fr ${src}`, `second Film fr ${src}`]);
  session.stop();
  expect(log.slice(2)).toEqual(['second back', 'first back']);
});

test('features that throw are reported and skipped', async () => {
  const error = new Error('SecurityError');
  const other = vi.fn(() => () => {});
  const broken = () => {
    throw error;
  };
  const { store } = await start({ features: [broken, other] }, { play: true });
  expect(other).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
  expect(store.read().status).not.toBe('failed');
});

describe('a film that was started instantly', () => {
  const startEarly = (box = document.createElement('div')) =>
    startInstantly(given, { slug: 'film', artist: '' }, box);

  test('is taken over by the player without a second start', async () => {
    const box = document.createElement('div');
    const early = startEarly(box);
    expect(play).toHaveBeenCalledOnce();
    Object.defineProperty(early, 'paused', { value: false, configurable: true });
    const { media } = await start({}, { play: true });
    expect(media()).toBe(early);
    expect(box.childElementCount).toBe(0);
    expect(findInstantStart(media())).toBeUndefined();
  });

  test('stays paused if the visitor has paused it', async () => {
    startEarly();
    play.mockClear();
    await start({}, { play: true });
    expect(play).not.toHaveBeenCalled();
  });

  test('plays muted if sound is blocked, and its player offers the sound', async () => {
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    startEarly();
    const { media, store } = await start({}, { play: true });
    expect(play).toHaveBeenCalledTimes(2);
    expect(media().muted).toBe(true);
    expect(store.read().startedMuted).toBe(true);
  });

  test('starts at the URL’s time with the stored volume, and gets native controls without a player', () => {
    window.history.replaceState(null, '', '/movie/film?t=30');
    writePreferences({ volume: 0.4, muted: true });
    const early = startEarly();
    expect(early).toMatchObject({ currentTime: 30, volume: 0.4, muted: true });
    vi.advanceTimersByTime(3000);
    expect(early?.controls).toBe(false);
    early?.dispatchEvent(new Event('loadedmetadata'));
    expect(early?.controls).toBe(true);
    takePreloaded('/a.mp4');
  });
});

test('a failed source is replaced by each other source once', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ status: 200 }));
  const { store, src } = await start();
  for (const next of ['/b.mp4', '/b.mp4']) {
    store.write({ status: 'failed', failure: 'decode' });
    await settle();
    expect(src()).toBe(next);
  }
  expect(store.read()).toMatchObject({ status: 'failed', source: 1, failures: 1 });
});

test('a failed source can be skipped past the position that fails', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ status: 200 }));
  const { store, session, media } = await start({ source: single });
  for (let time = 1; time <= 2; time += 1) {
    store.write({ currentTime: 20, status: 'failed', failure: 'network' });
    expect(store.read().failures).toBe(time);
    if (time === 1) session.retry();
    await settle();
  }
  session.skip();
  await settle();
  expect(media().currentTime).toBe(30);
});

test('a failed start of an embed is a network failure if the provider does not answer, else reported', async () => {
  openPlyr.mockRejectedValueOnce(new DOMException('gone', 'NetworkError'));
  const { store, session } = await start({ source: embed });
  expect(store.read()).toMatchObject({ status: 'failed', failure: 'network' });
  expect(report).not.toHaveBeenCalled();
  session.retry();
  expect(store.read()).toMatchObject({ status: 'loading', failure: undefined });
  await settle();
  const error = new Error('broken');
  openPlyr.mockRejectedValueOnce(error);
  const broken = await start({ source: embed });
  expect(broken.store.read()).toMatchObject({ status: 'failed', failure: 'unknown' });
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

test('a stopped player empties its stage, and is destroyed 200 ms later', async () => {
  const { session, stage, store, root, media } = await start();
  const video = media();
  session.stop();
  expect(findPlayer('film', 'video')).toBeUndefined();
  expect([stage.childElementCount, video.hasAttribute('src')]).toEqual([0, false]);
  expect(HTMLMediaElement.prototype.load).toHaveBeenCalled();
  expect(plyr.close).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(199);
  expect(store.read().status).not.toBe('destroyed');
  await vi.advanceTimersByTimeAsync(1);
  expect(root.dataset.playerState).toBe('destroyed');
});

const source = { ...given, sources: [file('/a.m3u8')] };
const subtitles = [{ kind: 'subtitles', isDefault: true }];
const stream = () => ({ heights: [1080, 480], subtitles, setHeight: vi.fn(), close: vi.fn() });

test('a stream is opened in the page’s language, and closed with the player', async () => {
  const opened = stream();
  openStream.mockResolvedValueOnce(opened);
  const { session, media } = await start({ source });
  expect(openStream.mock.lastCall?.[0]).toMatchObject({
    ...{ media: media(), src: '/a.m3u8', language: 'fr' },
  });
  expect(lastOptions().quality).toMatchObject({ options: [0, 1080, 480], start: 0 });
  expect(lastOptions().captions.active).toBe(true);
  lastOptions().quality.choose(480);
  expect(opened.setHeight).toHaveBeenCalledExactlyOnceWith(480);
  session.stop();
  expect(opened.close).toHaveBeenCalledOnce();
});

test('an embed is played by Plyr, whose events update the store', async () => {
  const { store, stage } = await start({ source: embed }, { play: true, at: 5 });
  expect(stage.querySelector('video')).toBeNull();
  expect(plyr.player.currentTime).toBe(5);
  expect(plyr.player.play).toHaveBeenCalledOnce();
  Object.assign(plyr.player, { paused: false });
  plyr.container.dispatchEvent(new Event('playing'));
  expect(store.read().status).toBe('playing');
  lastOptions().togglePlay();
  expect(plyr.player.pause).toHaveBeenCalledOnce();
});
