// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AdsOptions, createAds } from '@/lib/ads/create-ads';
import { createVastBackend } from '@/lib/ads/vast/create-vast-backend';
import { choose } from '@/lib/security/consent/choices';
import { adMessages } from './ad-messages';
import { stubBackend } from './stub-backend';
import { stubPlayer } from './stub-player';
import { respond } from './vast/responses';

const ownAds = { backend: 'vast', tag: '/ads/tag.xml', publisherId: 'p', channelId: 'c' } as const;
const thirdParty = { ...ownAds, tag: 'https://ads.example/tag' } as const;
const script = 'https://cmp.example/cmp.js';
const withPlatform = { ...thirdParty, platform: { api: 'tcf' as const, script, vendors: [755] } };
const preroll = { id: 'pre', at: 'start' } as const;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void Reflect.deleteProperty(window, '__tcfapi'));

const settle = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100);
};

/** A player whose play button has been pressed, with a stub backend. */
async function begin(options: Partial<AdsOptions> = {}) {
  const player = stubPlayer();
  const stub = stubBackend();
  const around = {
    config: ownAds,
    language: 'fr',
    messages: adMessages,
    load: stub.load,
    ...options,
  };
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
  begun.emit({ type: 'loaded', breaks: [preroll], selfTimed: false });
  begun.emit({ type: 'contentPauseRequested', breakId: 'pre' });
  const link = 'https://ads.example/page';
  begun.emit({ type: 'started', ad: { linear: true, skipAfter: 1, link } });
  return begun;
}

describe('consent', () => {
  test('is asked for before a third-party request, which an acceptance allows', async () => {
    const { find, load, press, created } = await begin({ config: thirdParty });
    expect(find('[role=dialog]')?.textContent).toContain('De ads.example');
    // The code, which is the site's own, is there when the press comes; nothing is requested with it.
    expect([load.mock.calls.length, created.length]).toEqual([1, 0]);
    await press('Oui');
    expect(localStorage.getItem('bobine-choices')).toBe('{"ads":"given"}');
    expect(created).toHaveLength(1);
    expect(created[0]?.allowsThirdParties).toBe(true);
  });

  test('is not needed for the site’s own tag, which allows no third parties', async () =>
    expect((await begin()).created[0]?.allowsThirdParties).toBe(false));

  test('that is withdrawn during an ad ends the ad and resumes the film', async () => {
    choose('ads', 'given');
    const { backend, started, store } = await show({ config: thirdParty });
    choose('youtube', 'refused');
    expect([store.read().ads, started()]).toEqual(['playing', 0]);
    choose('ads', 'refused');
    expect(backend.destroy).toHaveBeenCalledOnce();
    expect([store.read().ads, started()]).toEqual(['cancelled', 1]);
  });

  test('refused by the visitor loads nothing of the platform', async () => {
    const { press, created, started } = await begin({ config: withPlatform });
    await press('Non');
    expect(document.scripts).toHaveLength(0);
    expect([created.length, started()]).toEqual([0, 1]);
  });
});

const throws = () => {
  throw new Error('broken');
};

test('the film is released if the backend throws in destroy', async () => {
  const warn = vi.fn();
  const { emit, backend, started, find, controls, ads } = await show({ warn });
  backend.destroy.mockImplementation(throws);
  emit({ type: 'failed', message: 'dead' });
  expect(started()).toBe(1);
  expect(find('.ads')?.hidden).toBe(true);
  expect(controls.hasAttribute('inert')).toBe(false);
  ads.onPlayIntent();
  expect(started()).toBe(2);
  expect(warn.mock.calls).toEqual([['dead'], ['Error: broken']]);
});

test('the film is released completely if a part throws on destroy', async () => {
  const warn = vi.fn();
  const consent = {
    ...{ read: () => 'given' as const, remember: () => {} },
    subscribe: () => throws,
  };
  const { ads, find, media, store } = await show({ warn, consent });
  ads.destroy();
  expect(warn).toHaveBeenCalledExactlyOnceWith('Error: broken');
  expect(store.read().ads).toBe('none');
  expect(find('.ads')).toBeNull();
  expect(Object.hasOwn(media, 'play')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

const wrapper = `<VAST version="4.0"><Ad id="w"><Wrapper><AdSystem>x</AdSystem>
  <VASTAdTagURI>https://elsewhere.example/vast</VASTAdTagURI></Wrapper></Ad></VAST>`;

/** A player whose play button has been pressed. */
function play(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  const player = stubPlayer();
  const fetching = vi.fn(fetch);
  vi.stubGlobal('fetch', fetching);
  const warn = vi.fn();
  const load = async () => createVastBackend;
  createAds(player.handle, { config: ownAds, language: 'fr', messages: adMessages, warn, load });
  return { ...player, fetching, warn, playing: player.media.play() };
}

test.each([
  ['an empty response', respond('<VAST version="4.0"/>')],
  ['broken XML', respond('<VAST><Ad')],
  ['a document that is not VAST', respond('<html/>')],
  ['a server error', respond('', 503)],
  ['a blocked network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a wrapper to another host, without consent', respond(wrapper)],
] as const)(
  'with the VAST backend after %s the film starts by itself once, and only this site is requested',
  async (_, fetch) => {
    const { fetching, started, store, playing, warn } = play(fetch);
    await vi.advanceTimersByTimeAsync(50);
    await playing;
    expect(started()).toBe(1);
    expect(store.read().ads).toBe('cancelled');
    expect(warn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(started()).toBe(1);
    for (const [url] of fetching.mock.calls)
      expect(new URL(url, location.href).origin).toBe(location.origin);
  },
);

test('an embed requests no ads', () => {
  const { handle, root } = stubPlayer();
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);
  const ads = createAds(
    { ...handle, media: undefined },
    { config: ownAds, language: 'fr', messages: adMessages },
  );
  ads.onPlayIntent();
  ads.destroy();
  expect(fetching).not.toHaveBeenCalled();
  expect(root.querySelector('.ads')).toBeNull();
});
