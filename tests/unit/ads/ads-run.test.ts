// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AdsOptions, createAds } from '@/lib/ads/create-ads';
import { stubBackend } from './stub-backend';
import { stubPlayer } from './stub-player';
import { words } from './words';

const config = { backend: 'vast', tag: '/ads/tag.xml', publisherId: 'p', channelId: 'c' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function begin(options: Partial<AdsOptions> = {}) {
  const player = stubPlayer();
  const stub = stubBackend();
  const around = { config, language: 'fr', words, load: stub.load, ...options };
  const ads = createAds(player.handle, around);
  ads.onPlayIntent();
  await vi.advanceTimersByTimeAsync(10);
  return { ...player, ...stub, ads };
}

async function show(options?: Partial<AdsOptions>) {
  const begun = await begin(options);
  begun.say({ type: 'loaded', breaks: [{ id: 'pre', at: 'start' }], selfTimed: false });
  begun.say({ type: 'contentPauseRequested', breakId: 'pre' });
  begun.say({ type: 'started', ad: { linear: true, skipAfter: 1 } });
  return begun;
}

test('an ad that goes on, however long it is, has its time', async () => {
  const { backend, store } = await show();
  let elapsed = 0;
  backend.time.mockImplementation(() => {
    elapsed += 0.1;
    return { elapsed, duration: 60 };
  });
  vi.advanceTimersByTime(40_000);
  expect(store.read().ads).toBe('playing');
});

test('an ad that the visitor has stopped stands for as long as they like', async () => {
  const { handle, store, started } = await show();
  handle.pause();
  vi.advanceTimersByTime(40_000);
  expect([store.read().ads, started()]).toEqual(['playing', 0]);
});

test('a server that says nothing is waited for, but not for ever', async () => {
  const { started, store } = await begin();
  vi.advanceTimersByTime(11_900);
  expect(started()).toBe(0);
  vi.advanceTimersByTime(100);
  expect([store.read().ads, started()]).toEqual(['cancelled', 1]);
});

test('what a backend says while it is asked is heard after all that was to be done', async () => {
  const { backend, say, root, media } = await begin();
  backend.play.mockImplementation(() => say({ type: 'contentPauseRequested' }));
  // None before the film: it is let go as the backend begins to watch its time.
  say({ type: 'loaded', breaks: [{ id: 'mid', at: 20 }], selfTimed: true });
  expect(media.paused, 'the film does not run below the ad').toBe(true);
  expect(root.querySelector<HTMLElement>('.ads')?.hidden).toBe(false);
});

test('what throws as the ads are taken away is told, and keeps nothing else', async () => {
  const warn = vi.fn();
  const consent = {
    read: () => 'given' as const,
    remember: () => {},
    subscribe: () => () => {
      throw new Error('of its own');
    },
  };
  const { ads, root, media } = await show({ warn, consent });
  ads.destroy();
  expect(warn).toHaveBeenCalledExactlyOnceWith('Error: of its own');
  expect(root.querySelector('.ads')).toBeNull();
  expect(Object.hasOwn(media, 'play')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('a player without an element of its own has no ads, and nothing to take away', () => {
  const { handle, root } = stubPlayer();
  const { load } = stubBackend();
  const ads = createAds({ ...handle, media: undefined }, { config, language: 'fr', words, load });
  expect(ads.onPlayIntent).not.toThrow();
  expect(ads.destroy).not.toThrow();
  expect(load).not.toHaveBeenCalled();
  expect(root.querySelector('.ads')).toBeNull();
});
