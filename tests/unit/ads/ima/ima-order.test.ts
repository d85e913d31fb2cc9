// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAds } from '@/lib/ads/create-ads';
// Transformed before the first test, so that none waits for it on a busy machine.
import '@/lib/ads/ima/create-ima-backend';
import { createImaDouble } from '../../../doubles/ima-double.mjs';
import { until } from '../../until';
import { stubPlayer } from '../stub-player';
import { words } from '../words';

const config = {
  backend: 'ima',
  tag: 'https://ads.example/tag?w={width}',
  publisherId: 'p',
  channelId: 'c',
  sdk: 'https://sdk.example/ima3.js',
} as const;
const agreed = { read: () => 'given' as const, remember: () => {}, subscribe: () => () => {} };
let double: ReturnType<typeof createImaDouble>;

beforeEach(() => {
  double = createImaDouble();
  vi.stubGlobal('google', { ima: double.ima });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {
        double.calls.push('observer.disconnect');
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function begin() {
  const player = stubPlayer();
  const options = { config, language: 'fr', words, consent: agreed };
  const ads = createAds(player.handle, options);
  ads.onPlayIntent();
  await until(() =>
    expect(double.calls).toContain('loader.requestAds https://ads.example/tag?w=640'),
  );
  return { ...player, ads };
}

test('the SDK is called in its order, and the film plays between the ads only', async () => {
  const { ads, started } = await begin();
  double.say('adsManagerLoaded', double.loaded);
  double.say('contentPauseRequested');
  double.say('start', { getAd: () => ({ isLinear: () => true }) });
  expect(started()).toBe(0);
  double.say('contentResumeRequested');
  expect(started()).toBe(1);
  ads.destroy();
  expect(double.calls).toEqual([
    'container',
    'container.initialize',
    'loader',
    'setAdWillPlayMuted false',
    'loader.requestAds https://ads.example/tag?w=640',
    'manager.setVolume 1',
    'manager.init 0 0',
    'manager.start',
    'observer.disconnect',
    'manager.destroy',
    'loader.destroy',
    'container.destroy',
  ]);
  expect(double.listening()).toBe(0);
});

test('the end of the film is told, and ads are asked for again when all are complete', async () => {
  const { media } = await begin();
  double.say('adsManagerLoaded', double.loaded);
  double.say('contentPauseRequested');
  double.say('contentResumeRequested');
  media.dispatchEvent(new Event('ended'));
  expect(double.calls).toContain('loader.contentComplete');
  double.say('allAdsCompleted');
  const requests = () => double.calls.filter((call) => call.startsWith('loader.requestAds'));
  await until(() => expect(requests()).toHaveLength(2));
  expect(double.calls).toContain('manager.destroy');
});

test('a muted player says that the ad will play muted', async () => {
  const { handle, store } = stubPlayer();
  store.write({ muted: true });
  createAds(handle, { config, language: 'fr', words, consent: agreed }).onPlayIntent();
  await until(() => expect(double.calls).toContain('setAdWillPlayMuted true'));
});

test('an error of the manager cancels, and the film goes on', async () => {
  const { store, started } = await begin();
  double.say('adsManagerLoaded', double.loaded);
  double.say('contentPauseRequested');
  double.say('adError', { getError: () => 'AdError 402' });
  expect(store.read().ads).toBe('cancelled');
  expect(started()).toBe(1);
  expect(double.calls.at(-1)).toBe('container.destroy');
});

test('a blocked SDK is said so, and the film starts', async () => {
  vi.stubGlobal('google', undefined);
  const { handle, started } = stubPlayer();
  const warn = vi.fn();
  createAds(handle, { config, language: 'fr', words, consent: agreed, warn }).onPlayIntent();
  const script = await until(() => {
    const found = document.querySelector(`script[src="${config.sdk}"]`);
    expect(found).not.toBeNull();
    return found;
  });
  script?.dispatchEvent(new Event('error'));
  await until(() => expect(started()).toBe(1));
  expect(warn).toHaveBeenCalledWith('Google IMA SDK failed to load');
});

test('without consent neither the SDK nor the server is asked', () => {
  vi.stubGlobal('google', undefined);
  const { handle, root } = stubPlayer();
  const consent = { read: () => 'unknown' as const, remember: vi.fn(), subscribe: () => () => {} };
  createAds(handle, { config, language: 'fr', words, consent }).onPlayIntent();
  expect(root.querySelector('[role=dialog]')?.textContent).toContain('sdk.example et ads.example');
  expect(document.querySelector('script')).toBeNull();
});
