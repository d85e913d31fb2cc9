// @vitest-environment jsdom

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { createAds } from '@/lib/ads/create-ads';
import { createImaBackend } from '@/lib/ads/ima/create-ima-backend';
import { breaksOf } from '@/lib/ads/ima/ima-session';
import { findCompanionPlace } from '@/lib/ads/view/companion-place';
import { createImaDouble } from '../../../doubles/ima-double.mjs';
import { until } from '../../until';
import { adMessages } from '../ad-messages';
import { adRequest, stubPlayer } from '../stub-player';

const sdk = 'https://sdk.example/ima3.js';
let double: ReturnType<typeof createImaDouble>;
const observed: unknown[] = [];
beforeEach(() => {
  double = createImaDouble();
  observed.length = 0;
  vi.stubGlobal('google', { ima: double.ima });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (node: unknown) => observed.push(node);
      disconnect = () => {
        observed.pop();
        double.calls.push('observer.disconnect');
      };
    },
  );
});

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** A backend that has requested ads from the SDK. */
async function open(size?: { width: number; height: number }) {
  const { handle, media, store } = stubPlayer();
  document.body.insertAdjacentHTML('beforeend', '<div data-ad-companion hidden></div>');
  const stage = document.createElement('div');
  Object.defineProperties(stage, { clientWidth: { value: 800 }, clientHeight: { value: 450 } });
  const send = vi.fn();
  const backend = createImaBackend({
    ...{ ...adRequest, tagUrl: 'https://ads.example/tag', sdk, allowsThirdParties: true },
    ...{ stage, media, send, sound: soundOf(handle), store },
    companionPlace: findCompanionPlace(size, 'Publicité'),
  });
  backend.request();
  await settle();
  return { backend, stage, send, store };
}

/** The same, after the SDK has sent its AdsManager. */
async function load(size?: Parameters<typeof open>[0]) {
  const opened = await open(size);
  const manager = double.loaded.getAdsManager();
  double.emit('adsManagerLoaded', double.loaded);
  opened.send.mockClear();
  return { ...opened, manager };
}
const failed = (message: string) => ({ type: 'failed', message });

test('cue points are breaks: 0 a pre-roll, −1 a post-roll, none a pre-roll', () => {
  expect(breaksOf([0, 30, -1])).toEqual([
    { id: 'start', at: 'start' },
    { id: 'at 30', at: 30 },
    { id: 'end', at: 'end' },
  ]);
  expect(breaksOf([])).toEqual([{ id: 'start', at: 'start' }]);
});
const linear = (isLinear: boolean) => ({ getAd: () => ({ isLinear: () => isLinear }) });
const started = (isLinear: boolean) => ({ type: 'started', ad: { linear: isLinear } });
const adError = { getMessage: () => 'slow' };
test.each([
  ['contentPauseRequested', {}, { type: 'contentPauseRequested' }],
  ['contentResumeRequested', {}, { type: 'contentResumeRequested' }],
  ['allAdsCompleted', {}, { type: 'allComplete' }],
  ['start', linear(true), started(true)],
  ['start', linear(false), started(false)],
  ['start', { getAd: () => null }, started(true)],
  ['pause', {}, { type: 'paused' }],
  ['resume', {}, { type: 'resumed' }],
  ['adProgress', {}, { type: 'progress' }],
  [
    'log',
    { getAdData: () => ({ adError }) },
    { type: 'warning', message: 'Non-fatal ad error: slow' },
  ],
])('the SDK’s event %s with %j is sent as %j', async (type, event, sent) => {
  const { send } = await load();
  double.emit(type, event);
  expect(send).toHaveBeenCalledExactlyOnceWith(sent);
});

const throws = (error: unknown) => () => {
  throw error;
};

test('the ads fail if the SDK throws on start', async () => {
  const { prototype } = double.ima.AdDisplayContainer;
  vi.spyOn(prototype, 'initialize').mockImplementation(throws(new Error('no container')));
  expect((await open()).send).toHaveBeenCalledExactlyOnceWith(failed('no container'));
});

test('the ads fail if the manager does not start, reports an error, or is missing', async () => {
  const { backend, manager, send } = await load();
  manager.start = throws(new Error('no ad'));
  backend.play('start');
  expect(send).toHaveBeenCalledExactlyOnceWith(failed('Error: no ad'));
  const other = await open();
  double.emit('adError', { getError: () => 'AdError 303' });
  expect(other.send).toHaveBeenLastCalledWith(failed('AdError 303'));
  double.emit('adsManagerLoaded', { getAdsManager: throws(new Error('none')) });
  expect(other.send).toHaveBeenLastCalledWith(failed('Error: none'));
});

test('destroy releases everything else if the manager throws', async () => {
  const { backend, manager } = await load();
  manager.destroy = () => {
    throw new Error('broken');
  };
  expect(backend.destroy).toThrow('broken');
  expect(double.calls.slice(-2)).toEqual(['loader.destroy', 'container.destroy']);
  expect([double.listening(), observed]).toEqual([0, []]);
});

const config = {
  ...({ backend: 'ima', tag: 'https://ads.example/tag?w={width}', sdk } as const),
  ...{ publisherId: 'p', channelId: 'c' },
};
const requested = 'loader.requestAds https://ads.example/tag?w=640';

async function begin() {
  const player = stubPlayer();
  player.store.write({ muted: true });
  const consent = { read: () => 'given' as const, remember() {}, subscribe: () => () => {} };
  const ads = createAds(player.handle, { config, language: 'fr', messages: adMessages, consent });
  ads.onPlayIntent();
  await until(() => expect(double.calls).toContain(requested));
  return { ...player, ads };
}

test('a player with the SDK calls the SDK in order, and plays the film only between ads', async () => {
  const { ads, started } = await begin();
  double.emit('adsManagerLoaded', double.loaded);
  double.emit('contentPauseRequested');
  double.emit('start', linear(true));
  expect(started()).toBe(0);
  double.emit('contentResumeRequested');
  expect(started()).toBe(1);
  ads.destroy();
  expect(double.calls).toEqual([
    ...['container', 'container.initialize', 'loader', 'setAdWillPlayMuted true', requested],
    ...['manager.setVolume 0', 'manager.init 0 0', 'manager.start', 'observer.disconnect'],
    ...['manager.destroy', 'loader.destroy', 'container.destroy'],
  ]);
  expect(double.listening()).toBe(0);
});

test('a player with the SDK requests neither the SDK nor the tag without consent', () => {
  vi.stubGlobal('google', undefined);
  localStorage.clear();
  const { handle, root } = stubPlayer();
  const ads = createAds(handle, { config, language: 'fr', messages: adMessages });
  // Its question would take an answer of another file's test for its own, and load the SDK.
  onTestFinished(ads.destroy);
  ads.onPlayIntent();
  expect(root.querySelector('[role=dialog]')?.textContent).toContain('sdk.example et ads.example');
  expect(document.querySelector('script')).toBeNull();
});
