// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AdsOptions, createAds } from '@/lib/ads/create-ads';
import { stubBackend } from './stub-backend';
import { stubPlayer } from './stub-player';
import { words } from './words';

const own = { backend: 'vast', tag: '/ads/tag.xml', publisherId: 'p', channelId: 'c' } as const;
const foreign = { ...own, tag: 'https://ads.example/tag' } as const;
const preroll = { id: 'pre', at: 'start' } as const;

beforeEach(() => void localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A player whose play button has just been pressed, and whose backend waits to be told what to say. */
async function begin(options: Partial<AdsOptions> = {}) {
  const player = stubPlayer();
  const stub = stubBackend();
  const ads = createAds(player.handle, {
    ...{ config: own, language: 'fr', words, load: stub.load },
    ...options,
  });
  ads.onPlayIntent();
  await settle();
  const find = <T extends HTMLElement>(selector: string) => player.root.querySelector<T>(selector);
  return { ...player, ...stub, ads, find };
}

async function show(options?: Partial<AdsOptions>) {
  const begun = await begin(options);
  begun.say({ type: 'loaded', breaks: [preroll], selfTimed: false });
  begun.say({ type: 'contentPauseRequested', breakId: 'pre' });
  begun.say({
    type: 'started',
    ad: { linear: true, skipAfter: 1, link: 'https://ads.example/page' },
  });
  return begun;
}

describe('consent', () => {
  const unknown = () => ({
    read: () => 'unknown' as const,
    remember: vi.fn(),
    subscribe: () => () => {},
  });
  const press = (root: HTMLElement, name: string) =>
    [...root.querySelectorAll('button')].find((one) => one.textContent === name)?.click();

  test('is asked for in the name of the house that would be asked', async () => {
    const { find, load } = await begin({ config: foreign, consent: unknown() });
    expect(find('[role=dialog]')?.textContent).toContain('De ads.example');
    expect(load).not.toHaveBeenCalled();
  });

  test('to Google names the house of its SDK and that of the tag', async () => {
    const ima = { ...foreign, backend: 'ima' } as const;
    const sdk = { ...ima, sdk: 'https://sdk.example/ima3.js' };
    const consent = unknown();
    expect((await begin({ config: sdk, consent })).find('p + p')?.textContent).toBe(
      'De sdk.example et ads.example',
    );
    expect((await begin({ config: ima, consent })).find('p + p')?.textContent).toBe(
      'De ads.example',
    );
  });

  test('once given is remembered, and the server asked, other origins too', async () => {
    const consent = unknown();
    const { root, load, created, find } = await begin({ config: foreign, consent });
    press(root, 'Oui');
    expect(consent.remember).toHaveBeenCalledExactlyOnceWith('given');
    expect(find('[role=dialog]')).toBeNull();
    expect(find('.ads__waiting')?.textContent).toBe('attente');
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(created[0]?.foreign).toBe(true);
  });

  test('once refused is remembered, and the film starts', async () => {
    const consent = unknown();
    const { root, load, started } = await begin({ config: foreign, consent });
    press(root, 'Non');
    expect(consent.remember).toHaveBeenCalledExactlyOnceWith('refused');
    expect(started()).toBe(1);
    expect(load).not.toHaveBeenCalled();
  });

  test('that is waved away is a no for this once', async () => {
    const consent = unknown();
    const { find, started } = await begin({ config: foreign, consent });
    const away = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    find('[role=dialog]')?.dispatchEvent(away);
    expect(consent.remember).not.toHaveBeenCalled();
    expect(started()).toBe(1);
  });

  test('is kept on the device unless another place is named', async () => {
    const { root } = await begin({ config: foreign });
    press(root, 'Non');
    expect(localStorage.getItem('bobine-choices')).toBe('{"ads":"refused"}');
  });

  test('for our own tag is not needed, and no other origin is asked', async () => {
    const { created } = await begin();
    expect(created[0]?.foreign).toBe(false);
  });
});

test('the poster covers the film until it has begun, and nothing covers it black after that', async () => {
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
  const { find, root, backend, handle } = await show();
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
  root.querySelector('.ads__visit')?.dispatchEvent(new Event('click'));
  expect(backend.clicked).toHaveBeenCalledOnce();
  find('.ads__skip')?.click();
  expect(backend.skip).toHaveBeenCalledOnce();
});

test('whoever pauses the film pauses the ad, and the player as it was afterwards', async () => {
  const player = stubPlayer();
  const { pause } = player.handle;
  const stub = stubBackend();
  const ads = createAds(player.handle, { config: own, language: 'fr', words, load: stub.load });
  player.handle.pause();
  expect(pause).toHaveBeenCalledOnce();
  ads.destroy();
  expect(player.handle.pause).toBe(pause);
});

test('the page is told how the ads stand, and that there are none after all', async () => {
  const { store, say, ads, backend, root } = await show();
  expect(store.read().ads).toBe('playing');
  ads.destroy();
  expect(store.read().ads).toBe('none');
  expect(backend.destroy).toHaveBeenCalledOnce();
  expect(root.querySelector('.ads')).toBeNull();
  say({ type: 'contentResumeRequested' });
  expect(store.read().ads).toBe('none');
});

test('nothing that happens to the film counts once the ads are taken away', async () => {
  const { ads, media, store, started } = await begin();
  ads.destroy();
  ads.onPlayIntent();
  media.dispatchEvent(new Event('ended'));
  expect(store.read().ads).toBe('none');
  expect(started()).toBe(0);
});

test('what is wrong with an ad is said to whoever asked to be told, or to nobody', async () => {
  const warn = vi.fn();
  (await begin({ warn })).say({ type: 'warning', message: 'hm' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('hm');
  const { say } = await begin();
  expect(() => say({ type: 'warning', message: 'hm' })).not.toThrow();
});

test('a self-timed backend is told of the end of the film', async () => {
  const { say, media, backend } = await begin();
  say({ type: 'loaded', breaks: [preroll], selfTimed: true });
  say({ type: 'contentResumeRequested' });
  media.dispatchEvent(new Event('ended'));
  expect(backend.contentEnded).toHaveBeenCalledOnce();
});

test('an ad that the visitor has paused goes on when the film is wanted', async () => {
  const { find, ads, backend } = await show();
  find('.ads__bar button[aria-label="pause"]')?.click();
  ads.onPlayIntent();
  expect(backend.resume).toHaveBeenCalledOnce();
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
    vi.useFakeTimers();
    const shown = show();
    await vi.advanceTimersByTimeAsync(10);
    const { started, find, store } = await shown;
    vi.advanceTimersByTime(13_000);
    vi.useRealTimers();
    expect(started()).toBe(1);
    expect(find('.ads')?.hidden).toBe(true);
    expect(store.read().ads).toBe('cancelled');
  });
});
