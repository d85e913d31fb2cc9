// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createImaBackend } from '@/lib/ads/ima/create-ima-backend';
import { soundOf } from '@/lib/ads/sound';
import { createImaDouble } from '../../../doubles/ima-double.mjs';
import { stubPlayer } from '../stub-player';

let double: ReturnType<typeof createImaDouble>;

beforeEach(() => {
  double = createImaDouble();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function open() {
  const { handle, media, store } = stubPlayer();
  const send = vi.fn();
  const backend = createImaBackend({
    ...{ tagUrl: 'https://ads.example/tag', sdk: 'https://sdk.example/ima3.js', foreign: true },
    ...{ stage: document.createElement('div'), media, send, sound: soundOf(handle), store },
  });
  backend.request();
  return { backend, send };
}

test.each([
  [new Error('no container'), 'no container'],
  ['in words of its own', 'in words of its own'],
])('an SDK that breaks as it is opened, with %s, has failed', async (fault, message) => {
  vi.stubGlobal('google', { ima: double.ima });
  vi.spyOn(double.ima.AdDisplayContainer.prototype, 'initialize').mockImplementation(() => {
    throw fault;
  });
  const { send } = open();
  await settle();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'failed', message });
});

test('an SDK that does not come to who has left has failed nobody', async () => {
  const { backend, send } = open();
  backend.destroy();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await settle();
  expect(send).not.toHaveBeenCalled();
});

test('an error of the manager itself has failed', async () => {
  vi.stubGlobal('google', { ima: double.ima });
  const { send } = open();
  await settle();
  const listen = vi.spyOn(double.loaded.getAdsManager(), 'addEventListener');
  double.say('adsManagerLoaded', double.loaded);
  send.mockClear();
  const hear = listen.mock.calls.find(([type]) => type === 'adError')?.[1];
  hear({ getError: () => 'AdError 402' });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'failed', message: 'AdError 402' });
});

test('what the SDK still says to who has left is not passed on', async () => {
  vi.stubGlobal('google', { ima: double.ima });
  const { backend, send } = open();
  await settle();
  const listen = vi.spyOn(double.loaded.getAdsManager(), 'addEventListener');
  double.say('adsManagerLoaded', double.loaded);
  backend.destroy();
  send.mockClear();
  for (const [, hear] of listen.mock.calls)
    hear({ getError: () => '', getAd: () => null, getAdData: () => null });
  expect(send).not.toHaveBeenCalled();
});

test('the ad is as loud as the player from its first moment', async () => {
  vi.stubGlobal('google', { ima: double.ima });
  const player = stubPlayer();
  player.store.write({ muted: true, volume: 0.5 });
  const backend = createImaBackend({
    ...{ tagUrl: 'https://ads.example/tag', foreign: true, send: vi.fn() },
    ...{ stage: document.createElement('div'), media: player.media, store: player.store },
    sound: soundOf(player.handle),
  });
  backend.request();
  await settle();
  double.say('adsManagerLoaded', double.loaded);
  expect(double.calls).toContain('manager.setVolume 0');
});

test('before the SDK has come, and before it has a manager, nothing plays, fails or is in the way', async () => {
  vi.stubGlobal('google', { ima: double.ima });
  const { backend, send } = open();
  expect(() => backend.play('start')).not.toThrow();
  await settle();
  backend.play('start');
  backend.contentEnded();
  expect(backend.destroy).not.toThrow();
  expect(send).not.toHaveBeenCalled();
  expect(double.calls.slice(-2)).toEqual(['loader.destroy', 'container.destroy']);
});

test('the length of an ad is the most that was left since it began, whatever else is said', async () => {
  vi.stubGlobal('google', { ima: double.ima });
  const { backend } = open();
  await settle();
  double.say('adsManagerLoaded', double.loaded);
  const manager = double.loaded.getAdsManager();
  manager.getRemainingTime = () => 10;
  backend.time();
  manager.getRemainingTime = () => 4;
  double.say('adProgress');
  double.say('pause');
  expect(backend.time()).toEqual({ elapsed: 6, duration: 10 });
});
