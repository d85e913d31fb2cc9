// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenPlyr } from '@/lib/player/plyr/open-plyr';
import { beginEarly } from '@/lib/player/session/begin-early';
import { writeChoices } from '@/lib/player/session/choices';
import type { FeatureContext } from '@/lib/player/session/feature';
import { findPlayer } from '@/lib/player/session/open-players';
import type { SessionSettings, Start } from '@/lib/player/session/settings';
import { startPlayer } from '@/lib/player/session/start-player';
import { prepareEarly, takeEarly, wasBegun } from '@/lib/player/source/early-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { createStore } from '@/lib/player/state/create-store';
import fr from '@/messages/fr.json' with { type: 'json' };
import { stubPlyr } from './stub-plyr';

const openPlyr = vi.hoisted(() => vi.fn());
const openStream = vi.hoisted(() => vi.fn());
vi.mock('@/lib/player/plyr/open-plyr', () => ({ openPlyr }));
vi.mock('@/lib/player/hls/open-stream', () => ({ openStream }));

let plyr: OpenPlyr;
const play = vi.spyOn(HTMLMediaElement.prototype, 'play');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  window.history.replaceState(null, '', '/movie/film');
  for (const mock of [openPlyr, openStream, play]) mock.mockReset();
  play.mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  openPlyr.mockImplementation(async (root: HTMLElement, media: HTMLElement) => {
    plyr = stubPlyr(root, media);
    return plyr;
  });
});
afterEach(() => void vi.useRealTimers());

const file = (src: string) => ({ provider: 'html5' as const, src });
const given: PlayerSource = {
  ...{ type: 'video', title: 'Film', autoplay: false, tracks: [] },
  sources: [file('/a.mp4'), file('/b.mp4')],
};
const abroad: PlayerSource = {
  ...given,
  sources: [{ provider: 'youtube', src: 'aqz-KE-bpKQ' }],
};
const settle = () => vi.advanceTimersByTimeAsync(0);

async function start(settings: Partial<SessionSettings> = {}, how: Start = { play: false }) {
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
  return { root, stage, store, session, media };
}
const lastOptions = () => openPlyr.mock.lastCall?.[2];

describe('a player that is started', () => {
  test('opens its first source and is ready', async () => {
    const { media, store, root } = await start();
    expect(media().getAttribute('src')).toBe('/a.mp4');
    expect(openPlyr.mock.lastCall?.slice(0, 2)).toEqual([root, media()]);
    expect(store.read()).toMatchObject({ status: 'ready', source: 0, duration: 60 });
    expect(root.dataset.playerState).toBe('ready');
    expect(play).not.toHaveBeenCalled();
  });

  test('is known to the page until it is stopped', async () => {
    const { session, store } = await start();
    expect(findPlayer('film', 'video')?.store).toBe(store);
    session.stop();
    expect(findPlayer('film', 'video')).toBeUndefined();
  });

  test('plays before its controls stand, where that was wanted', async () => {
    let opened: () => void = () => {};
    openPlyr.mockImplementation(
      (root: HTMLElement, media: HTMLElement) =>
        new Promise((resolve) => {
          opened = () => resolve(stubPlyr(root, media));
        }),
    );
    writeChoices({ volume: 0.4, muted: true });
    const { media } = await start({}, { play: true, at: 12 });
    expect(play).toHaveBeenCalledOnce();
    expect(media()).toMatchObject({ volume: 0.4, muted: true, currentTime: 12 });
    media().currentTime = 13;
    opened();
    await settle();
    expect(media().currentTime).toBe(13);
  });

  test('waits for its controls where something stands before the film', async () => {
    openPlyr.mockReturnValue(new Promise(() => {}));
    await start({ gated: true }, { play: true });
    expect(play).not.toHaveBeenCalled();
  });

  test('begins behind the gate where it was to begin', async () => {
    const { media } = await start({ gated: true }, { play: true, at: 12 });
    expect(media().currentTime).toBe(12);
    expect(play).toHaveBeenCalledOnce();
  });

  test('begins where the address says', async () => {
    window.history.replaceState(null, '', '/movie/film?t=30');
    const { media } = await start();
    expect(media().currentTime).toBe(30);
  });

  test('is given what the visitor chose before, and the words there are by now', async () => {
    await start();
    expect(lastOptions()).toMatchObject({
      ...{ volume: 1, muted: false, words: fr.Player, source: given },
      captions: { active: false, language: 'fr' },
    });
    expect(lastOptions().quality).toBeUndefined();
    writeChoices({ volume: 0.5, muted: true, captions: true, language: 'de' });
    await start({ speeds: [1, 2], normalSpeed: 'normal' });
    expect(lastOptions()).toMatchObject({
      ...{ volume: 0.5, muted: true, speeds: [1, 2], normalSpeed: 'normal' },
      captions: { active: true, language: 'de' },
    });
  });

  test('plays and pauses by one button', async () => {
    const { media } = await start();
    lastOptions().togglePlay();
    expect(play).toHaveBeenCalledOnce();
    Object.defineProperty(media(), 'paused', { value: false });
    lastOptions().togglePlay();
    expect(plyr.player.pause).toHaveBeenCalledOnce();
  });

  test('follows what becomes of its media, its screen and its volume', async () => {
    const { media, root, store } = await start();
    Object.assign(plyr.player, { currentTime: 7 });
    media().dispatchEvent(new Event('timeupdate'));
    expect(store.read().currentTime).toBe(7);
    root.dispatchEvent(new Event('pointerdown'));
    plyr.container.dispatchEvent(new Event('captionsenabled'));
    expect(JSON.parse(localStorage.getItem('bobine-player') ?? '')).toMatchObject({
      language: 'de',
    });
  });

  test('that may sound again has not begun muted any more', async () => {
    const { store } = await start();
    store.write({ startedMuted: true, muted: true });
    expect(store.read().startedMuted).toBe(true);
    store.write({ muted: false });
    expect(store.read().startedMuted).toBe(false);
  });

  test('keeps the qualities of its files beside each other', async () => {
    const sized = (src: string, size: number) => ({ ...file(src), size, type: 'video/mp4' });
    const sources = [sized('/sd.mp4', 480), sized('/hd.mp4', 1080)];
    const { store } = await start({ source: { ...given, sources } });
    expect(lastOptions().quality.options).toEqual([1080, 480]);
    lastOptions().quality.choose(1080);
    expect(store.read().source).toBe(1);
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
});

describe('whatever cannot be had costs itself alone', () => {
  test('a feature that throws as it is attached', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('SecurityError');
    const other = vi.fn(() => () => {});
    const broken = () => {
      throw error;
    };
    const { store } = await start({ features: [broken, other] }, { play: true });
    expect(other).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    expect(store.read().status).not.toBe('failed');
    vi.unstubAllGlobals();
  });

  test('the player itself: the film has the browser’s own controls', async () => {
    vi.stubGlobal('reportError', vi.fn());
    openPlyr.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const { media, store } = await start({ gated: true }, { play: true });
    expect(media().controls).toBe(true);
    expect(play).toHaveBeenCalled();
    expect(store.read().status).not.toBe('failed');
    vi.unstubAllGlobals();
  });
});

describe('a film that runs from the press on', () => {
  const begun = (box: HTMLElement) => beginEarly(given, { slug: 'film', directors: '' }, box);

  test('is joined by its player, and not begun a second time', async () => {
    const box = document.createElement('div');
    const early = begun(box);
    expect(play).toHaveBeenCalledOnce();
    Object.defineProperty(early, 'paused', { value: false, configurable: true });
    const { media } = await start({}, { play: true });
    expect(media()).toBe(early);
    expect(box.childElementCount).toBe(0);
    expect(wasBegun(media())).toBe(false);
  });

  test('comes into sight where it was at hand already', () => {
    const box = document.createElement('div');
    document.body.append(box);
    prepareEarly(given, box);
    const [ready] = box.children;
    const early = begun(box);
    expect(early).toBe(ready);
    expect(early?.style.visibility).toBe('');
    expect(play).toHaveBeenCalledOnce();
    box.remove();
    takeEarly('/a.mp4');
  });

  test('and that the visitor has stopped again stays so', async () => {
    begun(document.createElement('div'));
    play.mockClear();
    await start({}, { play: true });
    expect(play).not.toHaveBeenCalled();
  });

  test('has the browser’s own controls where no player comes', () => {
    const early = begun(document.createElement('div'));
    vi.advanceTimersByTime(3000);
    expect(early?.controls).toBe(true);
    takeEarly('/a.mp4');
  });

  test('begins where it was left, and as loud', async () => {
    window.history.replaceState(null, '', '/movie/film?t=30');
    writeChoices({ volume: 0.4, muted: true });
    const early = begun(document.createElement('div'));
    expect(early).toMatchObject({ currentTime: 30, volume: 0.4, muted: true });
    takeEarly('/a.mp4');
  });
});

describe('a source that fails', () => {
  const fail = (store: ReturnType<typeof createStore>, failure: 'network' | 'unsupported') =>
    store.write({ status: 'failed', failure });

  test('gives way to the next by itself, once each', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ status: 200 }));
    const { store, media } = await start();
    fail(store, 'unsupported');
    await settle();
    expect(media().getAttribute('src')).toBe('/b.mp4');
    fail(store, 'unsupported');
    await settle();
    expect(store.read()).toMatchObject({ status: 'failed', source: 1, failures: 1 });
    vi.unstubAllGlobals();
  });

  test('and has no other says why, as its server does', async () => {
    const asked = vi.fn().mockResolvedValue({ status: 404 });
    vi.stubGlobal('fetch', asked);
    const { store } = await start({ source: { ...given, sources: [file('/a.mp4')] } });
    fail(store, 'unsupported');
    await settle();
    expect(store.read()).toMatchObject({ status: 'failed', failure: 'missing' });
    expect(asked.mock.lastCall?.[1]).toMatchObject({ method: 'HEAD' });
    vi.unstubAllGlobals();
  });

  test('for want of a network goes on when that is there again', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError()));
    const { store, media } = await start({ source: { ...given, sources: [file('/a.mp4')] } });
    const before = media();
    store.write({ currentTime: 20 });
    fail(store, 'network');
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(store.read().status).not.toBe('failed');
    expect(media()).not.toBe(before);
    expect(media().currentTime).toBe(20);
    vi.unstubAllGlobals();
  });

  test('always at the same place can be gone past', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ status: 200 }));
    const { store, session, media } = await start({
      source: { ...given, sources: [file('/a.mp4')] },
    });
    for (let time = 1; time <= 2; time += 1) {
      store.write({ currentTime: 20, status: 'failed', failure: 'network' });
      expect(store.read().failures).toBe(time);
      if (time === 1) session.retry();
      await settle();
    }
    session.skip();
    await settle();
    expect(media().currentTime).toBe(30);
    vi.unstubAllGlobals();
  });
});

describe('another source', () => {
  test('is opened in place of the one before, at its moment, and plays', async () => {
    const { session, store, stage, media } = await start();
    const before = media();
    const { close } = plyr;
    store.write({ currentTime: 20 });
    session.next();
    await settle();
    expect(close).toHaveBeenCalledOnce();
    expect(before.isConnected).toBe(false);
    expect(before.hasAttribute('src')).toBe(false);
    expect(stage.childElementCount).toBe(1);
    expect(media().getAttribute('src')).toBe('/b.mp4');
    expect(media().currentTime).toBe(20);
    expect(store.read().source).toBe(1);
    expect(play).toHaveBeenCalled();
  });

  test('after the last one is the first', async () => {
    const { session, media } = await start();
    session.next();
    await settle();
    session.next();
    await settle();
    expect(media().getAttribute('src')).toBe('/a.mp4');
  });

  test('is not needed to try the same again, which begins as the address says', async () => {
    window.history.replaceState(null, '', '/movie/film?t=30');
    const { session, media } = await start();
    session.retry();
    await settle();
    expect(media().getAttribute('src')).toBe('/a.mp4');
    expect(media().currentTime).toBe(30);
  });
});

describe('a player that cannot be', () => {
  test('is refused where there is one already', async () => {
    const stage = document.createElement('div');
    stage.append('a', document.createElement('video'));
    await expect(start({ stage })).rejects.toThrow('already');
  });

  test('is refused without a source', async () => {
    await expect(start({ source: { ...given, sources: [] } })).rejects.toThrow(
      'Invalid source format',
    );
  });

  test('says that a provider is out of reach, and what else is wrong it reports', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    openPlyr.mockRejectedValueOnce(new DOMException('gone', 'NetworkError'));
    const { store } = await start({ source: abroad });
    expect(store.read()).toMatchObject({ status: 'failed', failure: 'network' });
    expect(report).not.toHaveBeenCalled();
    const error = new Error('broken');
    openPlyr.mockRejectedValueOnce(error);
    const broken = await start({ source: abroad });
    expect(broken.store.read()).toMatchObject({ status: 'failed', failure: 'unknown' });
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    vi.unstubAllGlobals();
  });

  test('is tried again with no word of the failure before', async () => {
    openPlyr.mockRejectedValueOnce(new DOMException('gone', 'NetworkError'));
    const { store, session } = await start({ source: abroad });
    session.retry();
    expect(store.read()).toMatchObject({ status: 'loading', failure: undefined });
    await settle();
    expect(store.read().status).toBe('loading');
  });

  test('keeps quiet about what goes wrong once it is stopped', async () => {
    let fail: (error: Error) => void = () => {};
    openPlyr.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    const { store, session } = await start();
    session.stop();
    fail(new Error('late'));
    await settle();
    expect(store.read().status).toBe('loading');
  });
});

describe('a player that is stopped', () => {
  test('leaves nothing in its stage, and is reported destroyed 200 ms later', async () => {
    const { session, stage, store, root, media } = await start();
    const video = media();
    session.stop();
    expect(stage.childElementCount).toBe(0);
    expect(video.hasAttribute('src')).toBe(false);
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
    let opened: () => void = () => {};
    openPlyr.mockImplementationOnce(
      (root: HTMLElement, media: HTMLElement) =>
        new Promise((resolve) => {
          opened = () => resolve({ ...stubPlyr(root, media), close });
        }),
    );
    const features = [vi.fn(() => () => {})];
    const { session, stage } = await start({ features });
    session.stop();
    opened();
    await settle();
    expect(close).toHaveBeenCalledOnce();
    expect(features[0]).not.toHaveBeenCalled();
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

  test('that fails is said with its reason', async () => {
    openStream.mockResolvedValueOnce(stream());
    const { store } = await start({ source });
    openStream.mock.lastCall?.[0].onFailure('decode');
    expect(store.read()).toMatchObject({ status: 'failed', failure: 'decode' });
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
    let arrive: (value: unknown) => void = () => {};
    openStream.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const { session } = await start({ source });
    session.stop();
    arrive(opened);
    await settle();
    expect(opened.close).toHaveBeenCalledOnce();
    expect(openPlyr).not.toHaveBeenCalled();
  });
});

test('a provider’s film has no element of ours: Plyr plays it and tells of it', async () => {
  const sources = [{ provider: 'vimeo' as const, src: '123' }];
  const { store, stage } = await start({ source: { ...given, sources } }, { play: true, at: 5 });
  expect(stage.querySelector('video')).toBeNull();
  expect(plyr.player.currentTime).toBe(5);
  expect(plyr.player.play).toHaveBeenCalledOnce();
  Object.assign(plyr.player, { paused: false });
  plyr.container.dispatchEvent(new Event('playing'));
  expect(store.read().status).toBe('playing');
  lastOptions().togglePlay();
  expect(plyr.player.pause).toHaveBeenCalledOnce();
});
