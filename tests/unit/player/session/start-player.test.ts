import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeatureContext } from '@/lib/player/player-handle';
import type { OpenPlyr } from '@/lib/player/plyr/open-plyr';
import { findPlayer } from '@/lib/player/session/player-registry';
import { writePreferences } from '@/lib/player/session/preferences';
import type { SessionSettings, StartOptions } from '@/lib/player/session/session-settings';
import { startInstantly } from '@/lib/player/session/start-playback';
import { startPlayer } from '@/lib/player/session/start-player';
import { takePreloaded, wasStarted } from '@/lib/player/source/preloaded-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { createStore } from '@/lib/player/state/player-store';
import fr from '@/messages/fr.json' with { type: 'json' };
import { stubPlyr } from './stub-plyr';

// @vitest-environment jsdom

const openPlyr = vi.hoisted(() => vi.fn());
const openStream = vi.hoisted(() => vi.fn());
vi.mock('@/lib/player/plyr/open-plyr', () => ({ openPlyr }));
vi.mock('@/lib/player/hls/open-stream', () => ({ openStream }));

let plyr: OpenPlyr;
const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
const report = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  window.history.replaceState(null, '', '/movie/film');
  for (const mock of [openPlyr, openStream, play, report]) mock.mockReset();
  play.mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.stubGlobal('reportError', report);
  openPlyr.mockImplementation(async (root: HTMLElement, media: HTMLElement) => {
    plyr = stubPlyr(root, media);
    return plyr;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const file = (src: string) => ({ provider: 'html5' as const, src });
const given: PlayerSource = {
  ...{ type: 'video', title: 'Film', autoplay: false, tracks: [] },
  sources: [file('/a.mp4'), file('/b.mp4')],
};
const single: PlayerSource = { ...given, sources: [file('/a.mp4')] };
const abroad: PlayerSource = { ...given, sources: [{ provider: 'youtube', src: 'aqz-KE-bpKQ' }] };
const settle = () => vi.advanceTimersByTimeAsync(0);

async function start(settings: Partial<SessionSettings> = {}, how: StartOptions = { play: false }) {
  const root = document.createElement('section');
  const stage = document.createElement('div');
  root.append(stage);
  document.body.replaceChildren(root);
  const store = createStore();
  const session = startPlayer(
    {
      ...{ root, stage, store, source: given, locale: 'fr', features: [], gated: false },
      ...{ film: { slug: 'film', directors: '' }, showHelp: () => {}, readWords: () => fr.Player },
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

/** Plyr, or a stream, that is there only when the test says so. */
function late<Made>(mock: typeof openPlyr, make: (root: HTMLElement, media: HTMLElement) => Made) {
  let arrive = () => {};
  mock.mockImplementationOnce(
    (root: HTMLElement, media: HTMLElement) =>
      new Promise((resolve) => {
        arrive = () => resolve(make(root, media));
      }),
  );
  return async () => {
    arrive();
    await settle();
  };
}

describe('a player that is started', () => {
  test('opens its first source, is ready, and is known to the page', async () => {
    const { media, store, root, src } = await start();
    expect(src()).toBe('/a.mp4');
    expect(openPlyr.mock.lastCall?.slice(0, 2)).toEqual([root, media()]);
    expect(store.read()).toMatchObject({ status: 'ready', source: 0, duration: 60 });
    expect(root.dataset.playerState).toBe('ready');
    expect(findPlayer('film', 'video')?.store).toBe(store);
    expect(play).not.toHaveBeenCalled();
  });

  test('plays before its controls stand, where that was wanted', async () => {
    const opened = late(openPlyr, stubPlyr);
    writePreferences({ volume: 0.4, muted: true });
    const { media } = await start({}, { play: true, at: 12 });
    expect(play).toHaveBeenCalledOnce();
    expect(media()).toMatchObject({ volume: 0.4, muted: true, currentTime: 12 });
    media().currentTime = 13;
    await opened();
    expect(media().currentTime).toBe(13);
  });

  test('waits for its controls where something stands before the film', async () => {
    const opened = late(openPlyr, stubPlyr);
    const { media } = await start({ gated: true }, { play: true, at: 12 });
    expect(play).not.toHaveBeenCalled();
    await opened();
    expect([play.mock.calls.length, media().currentTime]).toEqual([1, 12]);
  });

  test('is given what the visitor chose before, and the words there are by now', async () => {
    await start();
    expect(lastOptions()).toMatchObject({
      ...{ volume: 1, muted: false, words: fr.Player, source: given },
      captions: { active: false, language: 'fr' },
    });
    expect(lastOptions().quality).toBeUndefined();
    writePreferences({ volume: 0.5, muted: true, captions: true, language: 'de' });
    await start({ speeds: [1, 2], normalSpeed: 'normal' });
    expect(lastOptions()).toMatchObject({
      ...{ volume: 0.5, muted: true, speeds: [1, 2], normalSpeed: 'normal' },
      captions: { active: true, language: 'de' },
    });
  });

  test('follows what becomes of its media, and remembers what the visitor does', async () => {
    const { media, root, store } = await start();
    Object.assign(plyr.player, { currentTime: 7 });
    media().dispatchEvent(new Event('timeupdate'));
    expect(store.read().currentTime).toBe(7);
    root.dispatchEvent(new Event('pointerdown'));
    plyr.container.dispatchEvent(new Event('captionsenabled'));
    expect(JSON.parse(localStorage.getItem('bobine-player') ?? '')).toMatchObject({
      language: 'de',
    });
    store.write({ startedMuted: true, muted: true });
    store.write({ muted: false });
    expect(store.read().startedMuted, 'it may sound again').toBe(false);
  });
});

describe('its features', () => {
  test('are attached to each source, and taken back in the opposite order', async () => {
    const done: string[] = [];
    const feature = (name: string) => (context: FeatureContext) => {
      done.push(`${name} ${context.source.title} ${context.locale} ${context.handle.media?.src}`);
      return () => void done.push(`${name} back`);
    };
    const { session } = await start({ features: [feature('first'), feature('second')] });
    const src = `${location.origin}/a.mp4`;
    expect(done).toEqual([`first Film fr ${src}`, `second Film fr ${src}`]);
    session.stop();
    expect(done.slice(2)).toEqual(['second back', 'first back']);
  });

  test('cost themselves alone where they throw', async () => {
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
});

describe('a film that runs from the press on', () => {
  const begun = (box = document.createElement('div')) =>
    startInstantly(given, { slug: 'film', directors: '' }, box);

  test('is joined by its player, and not begun a second time', async () => {
    const box = document.createElement('div');
    const early = begun(box);
    expect(play).toHaveBeenCalledOnce();
    Object.defineProperty(early, 'paused', { value: false, configurable: true });
    const { media } = await start({}, { play: true });
    expect(media()).toBe(early);
    expect(box.childElementCount).toBe(0);
    expect(wasStarted(media())).toBe(false);
  });

  test('and that the visitor has stopped again stays so', async () => {
    begun();
    play.mockClear();
    await start({}, { play: true });
    expect(play).not.toHaveBeenCalled();
  });

  test('begins where the address says, as loud, with the browser’s controls where no player comes', () => {
    window.history.replaceState(null, '', '/movie/film?t=30');
    writePreferences({ volume: 0.4, muted: true });
    const early = begun();
    expect(early).toMatchObject({ currentTime: 30, volume: 0.4, muted: true });
    vi.advanceTimersByTime(3000);
    expect(early?.controls).toBe(true);
    takePreloaded('/a.mp4');
  });
});

describe('a source that fails', () => {
  test('gives way to the next by itself, once each', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ status: 200 }));
    const { store, src } = await start();
    for (const seen of ['/b.mp4', '/b.mp4']) {
      store.write({ status: 'failed', failure: 'unsupported' });
      await settle();
      expect(src()).toBe(seen);
    }
    expect(store.read()).toMatchObject({ status: 'failed', source: 1, failures: 1 });
  });

  test('for want of a network goes on when that is there again', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError()));
    const { store, media } = await start({ source: single });
    const before = media();
    store.write({ currentTime: 20, status: 'failed', failure: 'network' });
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(store.read().status).not.toBe('failed');
    expect(media()).not.toBe(before);
    expect(media().currentTime).toBe(20);
  });

  test('always at the same place can be gone past', async () => {
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
});

test('another source takes the place of the one before, at its moment, and plays', async () => {
  const { session, store, stage, media, src } = await start();
  const before = media();
  const { close } = plyr;
  store.write({ currentTime: 20 });
  session.next();
  await settle();
  expect(close).toHaveBeenCalledOnce();
  expect([before.isConnected, before.hasAttribute('src')]).toEqual([false, false]);
  expect(stage.childElementCount).toBe(1);
  expect([src(), media().currentTime, store.read().source]).toEqual(['/b.mp4', 20, 1]);
  expect(play).toHaveBeenCalled();
});

test('the same source that is tried again begins as the address says', async () => {
  window.history.replaceState(null, '', '/movie/film?t=30');
  const { session, media, src } = await start();
  session.retry();
  await settle();
  expect([src(), media().currentTime]).toEqual(['/a.mp4', 30]);
});

describe('a player that cannot be', () => {
  test('is refused without a source', async () => {
    await expect(start({ source: { ...given, sources: [] } })).rejects.toThrow('Invalid source');
  });

  test('says that a provider is out of reach, and what else is wrong it reports', async () => {
    openPlyr.mockRejectedValueOnce(new DOMException('gone', 'NetworkError'));
    const { store, session } = await start({ source: abroad });
    expect(store.read()).toMatchObject({ status: 'failed', failure: 'network' });
    expect(report).not.toHaveBeenCalled();
    session.retry();
    expect(store.read(), 'tried again').toMatchObject({ status: 'loading', failure: undefined });
    await settle();
    const error = new Error('broken');
    openPlyr.mockRejectedValueOnce(error);
    const broken = await start({ source: abroad });
    expect(broken.store.read()).toMatchObject({ status: 'failed', failure: 'unknown' });
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('keeps quiet about what goes wrong once it is stopped', async () => {
    const opened = late(openPlyr, () => Promise.reject(new Error('late')));
    const { store, session } = await start();
    session.stop();
    await opened();
    expect([store.read().status, report.mock.calls]).toEqual(['loading', []]);
  });
});

describe('a player that is stopped', () => {
  test('leaves nothing in its stage, and is reported destroyed 200 ms later', async () => {
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

  test('and mounted again at once is not', async () => {
    const { session, store } = await start();
    session.stop()();
    await vi.advanceTimersByTimeAsync(300);
    expect(store.read().status).not.toBe('destroyed');
  });

  test('while its player is still being built lets go of that too', async () => {
    const close = vi.fn();
    const opened = late(openPlyr, (...args) => ({ ...stubPlyr(...args), close }));
    const feature = vi.fn(() => () => {});
    const { session, stage } = await start({ features: [feature] });
    session.stop();
    await opened();
    expect(close).toHaveBeenCalledOnce();
    expect(feature).not.toHaveBeenCalled();
    expect(stage.childElementCount).toBe(0);
    expect(findPlayer('film', 'video')).toBeUndefined();
  });
});

describe('a stream', () => {
  const source = { ...given, sources: [file('/a.m3u8')] };
  const stream = () => ({ heights: [1080, 480], setHeight: vi.fn(), close: vi.fn() });

  test('is opened in the language of the page, and closed with the player', async () => {
    const opened = stream();
    openStream.mockResolvedValueOnce(opened);
    const { session, media } = await start({ source });
    expect(openStream.mock.lastCall?.[0]).toMatchObject({
      ...{ media: media(), src: '/a.m3u8', language: 'fr' },
    });
    expect(lastOptions().quality).toMatchObject({ options: [0, 1080, 480], start: 0 });
    lastOptions().quality.choose(480);
    expect(opened.setHeight).toHaveBeenCalledExactlyOnceWith(480);
    session.stop();
    expect(opened.close).toHaveBeenCalledOnce();
  });

  test('that fails while it opens keeps the reason it gave', async () => {
    openStream.mockImplementationOnce(async ({ onFailure }) => {
      onFailure('network');
      throw new Error('no stream');
    });
    const { store } = await start({ source });
    expect(store.read()).toMatchObject({ status: 'failed', failure: 'network' });
  });

  test('that arrives after the player was stopped is closed', async () => {
    const opened = stream();
    const arrive = late(openStream, () => opened);
    const { session } = await start({ source });
    session.stop();
    await arrive();
    expect(opened.close).toHaveBeenCalledOnce();
    expect(openPlyr).not.toHaveBeenCalled();
  });
});

test('a provider’s film has no element of ours: Plyr plays it and tells of it', async () => {
  const { store, stage } = await start({ source: abroad }, { play: true, at: 5 });
  expect(stage.querySelector('video')).toBeNull();
  expect(plyr.player.currentTime).toBe(5);
  expect(plyr.player.play).toHaveBeenCalledOnce();
  Object.assign(plyr.player, { paused: false });
  plyr.container.dispatchEvent(new Event('playing'));
  expect(store.read().status).toBe('playing');
  lastOptions().togglePlay();
  expect(plyr.player.pause).toHaveBeenCalledOnce();
});
