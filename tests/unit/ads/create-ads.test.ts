// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AdsOptions, createAds } from '@/lib/ads/create-ads';
import { choose } from '@/lib/security/consent/choices';
import { agreed, createPlatform, declined } from '../../doubles/consent-platform';
import { stubBackend } from './stub-backend';
import { stubPlayer } from './stub-player';
import { words } from './words';

const own = { backend: 'vast', tag: '/ads/tag.xml', publisherId: 'p', channelId: 'c' } as const;
const foreign = { ...own, tag: 'https://ads.example/tag' } as const;
const script = 'https://cmp.example/cmp.js';
const withPlatform = { ...foreign, platform: { api: 'tcf' as const, script, vendors: [755] } };
const preroll = { id: 'pre', at: 'start' } as const;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, '__tcfapi');
});

const settle = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100);
};

/** A player whose play button has just been pressed, and whose backend waits to be told what to say. */
async function begin(options: Partial<AdsOptions> = {}) {
  const player = stubPlayer();
  const stub = stubBackend();
  const around = { config: own, language: 'fr', words, load: stub.load, ...options };
  const ads = createAds(player.handle, around);
  ads.onPlayIntent();
  await settle();
  const find = <T extends HTMLElement>(selector: string) => player.root.querySelector<T>(selector);
  const press = async (name: string) => {
    [...player.root.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
    await settle();
  };
  return { ...player, ...stub, ads, find, press };
}

async function show(options?: Partial<AdsOptions>) {
  const begun = await begin(options);
  begun.say({ type: 'loaded', breaks: [preroll], selfTimed: false });
  begun.say({ type: 'contentPauseRequested', breakId: 'pre' });
  const link = 'https://ads.example/page';
  begun.say({ type: 'started', ad: { linear: true, skipAfter: 1, link } });
  return begun;
}

describe('consent', () => {
  test('is asked for in the name of the host, and a yes asks it', async () => {
    const { find, load, press, created } = await begin({ config: foreign });
    expect(find('[role=dialog]')?.textContent).toContain('De ads.example');
    expect(load).not.toHaveBeenCalled();
    await press('Oui');
    expect(localStorage.getItem('bobine-choices')).toBe('{"ads":"given"}');
    expect(load).toHaveBeenCalledOnce();
    expect(created[0]?.foreign).toBe(true);
  });

  test('is not needed for our own tag, and no other origin is asked', async () => {
    expect((await begin()).created[0]?.foreign).toBe(false);
  });

  test('that is withdrawn while an advertisement runs ends it, and the film goes on', async () => {
    choose('ads', 'given');
    const { backend, started, store } = await show({ config: foreign });
    choose('youtube', 'refused');
    expect([store.read().ads, started()]).toEqual(['playing', 0]);
    choose('ads', 'refused');
    expect(backend.destroy).toHaveBeenCalledOnce();
    expect([store.read().ads, started()]).toEqual(['cancelled', 1]);
  });

  test('refused to our own question fetches nothing of a platform', async () => {
    const { press, load, started } = await begin({ config: withPlatform });
    await press('Non');
    expect(document.scripts).toHaveLength(0);
    expect([load.mock.calls.length, started()]).toEqual([0, 1]);
  });

  test('of the platform is waited for before any advertisement is asked for', async () => {
    const platform = createPlatform('tcf');
    const { press, load, started, store } = await begin({ config: withPlatform });
    await press('Oui');
    expect([...document.scripts].map(({ src }) => src)).toEqual([script]);
    platform.put();
    await settle();
    expect([load.mock.calls.length, started()]).toEqual([0, 0]);
    platform.say(agreed);
    platform.say(agreed);
    await settle();
    expect(load).toHaveBeenCalledOnce();
    platform.say(declined);
    expect([store.read().ads, started()], 'withdrawn there').toEqual(['cancelled', 1]);
    platform.say(agreed);
    await settle();
    expect(load, 'too late for this film').toHaveBeenCalledOnce();
  });
});

test('the poster covers the film until it has begun, black covers it after that', async () => {
  const { find, say } = await begin({ poster: '/a "b".jpg' });
  expect(find('.ads__cover')?.style.backgroundImage).toContain('/a');
  say({ type: 'loaded', breaks: [preroll, { id: 'mid', at: 20 }], selfTimed: false });
  say({ type: 'contentResumeRequested' });
  expect(find('.ads')?.hidden).toBe(true);
  say({ type: 'contentPauseRequested', breakId: 'mid' });
  expect(find('.ads')?.hidden).toBe(false);
  expect(find('.ads__cover')?.style.backgroundImage).toBe('');
});

test('the buttons of an ad reach the backend and the player', async () => {
  const { find, backend, handle } = await show();
  expect(backend.play).toHaveBeenCalledExactlyOnceWith('pre');
  expect(find('.ads__badge')?.textContent).toBe('0:08');
  const press = (name: string) => find(`.ads__bar button[aria-label="${name}"]`)?.click();
  press('pause');
  expect(backend.pause).toHaveBeenCalledOnce();
  press('suite');
  expect(backend.resume).toHaveBeenCalledOnce();
  press('muet');
  expect(handle.setMuted).toHaveBeenCalledExactlyOnceWith(true);
  press('plein écran');
  expect(handle.toggleFullscreen).toHaveBeenCalledOnce();
  find('.ads__visit')?.dispatchEvent(new Event('click'));
  expect(backend.clicked).toHaveBeenCalledOnce();
  find('.ads__skip')?.click();
  expect(backend.skip).toHaveBeenCalledOnce();
});

test('the page is told how the ads stand, and that there are none once they are taken away', async () => {
  const { store, say, ads, backend, find } = await show();
  expect(store.read().ads).toBe('playing');
  ads.destroy();
  expect(store.read().ads).toBe('none');
  expect(backend.destroy).toHaveBeenCalledOnce();
  expect(find('.ads')).toBeNull();
  say({ type: 'contentResumeRequested' });
  expect(store.read().ads).toBe('none');
});

test('what a backend says while it is asked is heard after all that was to be done', async () => {
  const { backend, say, find, media } = await begin();
  backend.play.mockImplementation(() => say({ type: 'contentPauseRequested' }));
  // None before the film: it is let go as the backend begins to watch its time.
  say({ type: 'loaded', breaks: [{ id: 'mid', at: 20 }], selfTimed: true });
  expect(media.paused, 'the film does not run below the ad').toBe(true);
  expect(find('.ads')?.hidden).toBe(false);
});

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

describe('whatever an advertisement does, the film is not locked', () => {
  const throws = () => {
    throw new Error('of its own');
  };

  test('where the backend throws as it is taken down', async () => {
    const warn = vi.fn();
    const { say, backend, started, find, controls, ads } = await show({ warn });
    backend.destroy.mockImplementation(throws);
    say({ type: 'failed', message: 'dead' });
    expect(started()).toBe(1);
    expect(find('.ads')?.hidden).toBe(true);
    expect(controls.hasAttribute('inert')).toBe(false);
    ads.onPlayIntent();
    expect(started()).toBe(2);
    expect(warn.mock.calls).toEqual([['dead'], ['Error: of its own']]);
  });

  test('where the backend throws as it is to begin', async () => {
    const { say, backend, started } = await begin();
    backend.play.mockImplementation(throws);
    say({ type: 'loaded', breaks: [preroll], selfTimed: false });
    expect(started()).toBe(1);
  });

  test('where a button of the ad does nothing but throw', async () => {
    const { find, backend, started } = await show();
    backend.skip.mockImplementation(throws);
    find('.ads__skip')?.click();
    expect(started()).toBe(1);
  });

  test('where the ad has begun and then says nothing more', async () => {
    const { started, find, store } = await show();
    vi.advanceTimersByTime(13_000);
    expect(started()).toBe(1);
    expect(find('.ads')?.hidden).toBe(true);
    expect(store.read().ads).toBe('cancelled');
  });

  test('where a part throws as the ads are taken away: that is told, and keeps nothing else', async () => {
    const warn = vi.fn();
    const consent = {
      ...{ read: () => 'given' as const, remember: () => {} },
      subscribe: () => throws,
    };
    const { ads, find, media } = await show({ warn, consent });
    ads.destroy();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Error: of its own');
    expect(find('.ads')).toBeNull();
    expect(Object.hasOwn(media, 'play')).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
