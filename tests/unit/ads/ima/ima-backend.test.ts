// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createImaBackend } from '@/lib/ads/ima/create-ima-backend';
import { breaksOf } from '@/lib/ads/ima/ima-session';
import { soundOf } from '@/lib/ads/sound';
import { createImaDouble } from '../../../doubles/ima-double.mjs';
import { stubPlayer } from '../stub-player';

let double: ReturnType<typeof createImaDouble>;
let resized: () => void;
const observed: unknown[] = [];

beforeEach(() => {
  double = createImaDouble();
  observed.length = 0;
  vi.stubGlobal('google', { ima: double.ima });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized = listener;
      }
      observe = (node: unknown) => observed.push(node);
      disconnect = () => observed.pop();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const { handle, media, store } = stubPlayer();
  const stage = document.createElement('div');
  Object.defineProperties(stage, { clientWidth: { value: 800 }, clientHeight: { value: 450 } });
  const send = vi.fn();
  const backend = createImaBackend({
    ...{ tagUrl: 'https://ads.example/tag', sdk: 'https://sdk.example/ima3.js', foreign: true },
    ...{ stage, media, send, sound: soundOf(handle), store },
  });
  backend.request();
  await Promise.resolve();
  await Promise.resolve();
  return { backend, stage, media, send, store };
}

async function load() {
  const opened = await open();
  const settings = vi.fn();
  const manager = double.loaded.getAdsManager();
  double.say('adsManagerLoaded', {
    getAdsManager: (media: unknown, asked: object) => {
      settings(media, { ...asked });
      return manager;
    },
  });
  opened.send.mockClear();
  return { ...opened, manager, settings };
}

test('cue points are breaks: 0 before the film, below 0 after it, none at all before it', () => {
  expect(breaksOf([0, 30, -1])).toEqual([
    { id: 'start', at: 'start' },
    { id: 'at 30', at: 30 },
    { id: 'end', at: 'end' },
  ]);
  expect(breaksOf([])).toEqual([{ id: 'start', at: 'start' }]);
});

test('the request says of which size the ad is to be, and that it starts by itself', async () => {
  const requests: Record<string, unknown>[] = [];
  const autoPlay = vi.spyOn(double.ima.AdsRequest.prototype, 'setAdWillAutoPlay');
  vi.spyOn(double.ima.AdsLoader.prototype, 'requestAds').mockImplementation((request) => {
    requests.push({ ...request });
  });
  await open();
  expect(autoPlay).toHaveBeenCalledExactlyOnceWith(true);
  expect(requests).toEqual([
    {
      adTagUrl: 'https://ads.example/tag',
      linearAdSlotWidth: 640,
      linearAdSlotHeight: 480,
      nonLinearAdSlotWidth: 640,
      nonLinearAdSlotHeight: 480,
    },
  ]);
});

test('the breaks of the answer are told, and that the SDK keeps its own time', async () => {
  const { send, stage } = await open();
  expect(stage.dataset.backend).toBe('ima');
  double.say('adsManagerLoaded', double.loaded);
  const breaks = [
    { id: 'start', at: 'start' },
    { id: 'at 30', at: 30 },
  ];
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'loaded', breaks, selfTimed: true });
});

test('where the film goes on after an ad is left to us', async () => {
  const { settings, media } = await load();
  expect(settings).toHaveBeenCalledExactlyOnceWith(media, {
    restoreCustomPlaybackStateOnAdBreakComplete: true,
  });
});

test('the ad follows the sound and the size of the player', async () => {
  const { store, stage, manager } = await load();
  const volume = vi.spyOn(manager, 'setVolume');
  store.write({ volume: 0.25 });
  expect(volume).toHaveBeenLastCalledWith(0.25);
  store.write({ muted: true });
  expect(volume).toHaveBeenLastCalledWith(0);
  const resize = vi.spyOn(manager, 'resize');
  resized();
  expect(observed).toEqual([stage]);
  expect(resize).toHaveBeenCalledExactlyOnceWith(800, 450);
});

test('the ad is begun in the size of the player', async () => {
  const { backend } = await load();
  backend.play('start');
  expect(double.calls.slice(-2)).toEqual(['manager.init 800 450', 'manager.start']);
});

test('an SDK that does not begin has failed', async () => {
  const { backend, manager, send } = await load();
  manager.start = () => {
    throw new Error('no ad');
  };
  backend.play('start');
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'failed', message: 'Error: no ad' });
});

describe('what the SDK reports is said in our words', () => {
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
  ])('%s', async (type, event, said) => {
    const { send } = await load();
    double.say(type, event);
    expect(send).toHaveBeenCalledExactlyOnceWith(said);
  });

  test('a log without an error is not passed on', async () => {
    const { send } = await load();
    double.say('log', { getAdData: () => ({}) });
    double.say('log', { getAdData: () => null });
    expect(send).not.toHaveBeenCalled();
  });

  test('an answer that is an error has failed', async () => {
    const { send } = await open();
    double.say('adError', { getError: () => 'AdError 303' });
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'failed', message: 'AdError 303' });
  });
});

test('its time runs from the most that was left, anew for each ad', async () => {
  const { backend, manager } = await load();
  manager.getRemainingTime = () => 10;
  expect(backend.time()).toEqual({ elapsed: 0, duration: 10 });
  manager.getRemainingTime = () => 4;
  expect(backend.time()).toEqual({ elapsed: 6, duration: 10 });
  double.say('start', { getAd: () => null });
  expect(backend.time()).toEqual({ elapsed: 0, duration: 4 });
  manager.getRemainingTime = () => -1;
  expect(backend.time()).toEqual({ elapsed: 4, duration: 4 });
});

test('while the SDK has nothing there is no time, and nothing to press', async () => {
  const { backend } = await open();
  expect(backend.time()).toEqual({ elapsed: 0, duration: 0 });
  for (const press of [backend.skip, backend.pause, backend.resume, backend.clicked]) press();
  backend.play('start');
  expect(double.calls.filter((call) => call.startsWith('manager'))).toEqual([]);
});

test('what is pressed reaches the SDK', async () => {
  const { backend } = await load();
  backend.pause();
  backend.resume();
  backend.skip();
  expect(double.calls.slice(-3)).toEqual(['manager.pause', 'manager.resume', 'manager.skip']);
});

test('an SDK that gives no manager has failed at once', async () => {
  const { send } = await open();
  double.say('adsManagerLoaded', {
    getAdsManager() {
      throw new Error('no manager');
    },
  });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'failed', message: 'Error: no manager' });
});

test('a manager that throws while it is destroyed keeps nothing else', async () => {
  const { backend, manager } = await load();
  manager.destroy = () => {
    throw new Error('of its own');
  };
  expect(backend.destroy).toThrow('of its own');
  expect(double.calls.slice(-2)).toEqual(['loader.destroy', 'container.destroy']);
  expect(double.listening()).toBe(0);
});

test('after destroy nothing is heard, even of what was still on its way', async () => {
  const { backend, send } = await load();
  backend.destroy();
  expect(double.listening()).toBe(0);
  expect(observed).toEqual([]);
  backend.contentEnded();
  expect(double.calls.at(-1)).toBe('container.destroy');
  expect(backend.time().duration).toBe(0);
  const second = createImaDouble();
  vi.stubGlobal('google', { ima: second.ima });
  const { handle, media, store } = stubPlayer();
  const sound = soundOf(handle);
  const options = { tagUrl: 'https://a.example/', foreign: true, media, sound, store };
  const late = createImaBackend({ ...options, stage: document.createElement('div'), send });
  late.request();
  late.destroy();
  await Promise.resolve();
  await Promise.resolve();
  expect(second.calls).toEqual([]);
});
