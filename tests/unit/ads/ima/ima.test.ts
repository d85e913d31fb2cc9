import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { createAds } from '@/lib/ads/create-ads';
import { createImaBackend } from '@/lib/ads/ima/create-ima-backend';
import { breaksOf } from '@/lib/ads/ima/ima-session';
import { createImaDouble } from '../../../doubles/ima-double.mjs';
import { until } from '../../until';
import { stubPlayer } from '../stub-player';
import { words } from '../words';

// @vitest-environment jsdom

const sdk = 'https://sdk.example/ima3.js';
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
      disconnect = () => {
        observed.pop();
        double.calls.push('observer.disconnect');
      };
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

/** A backend that has asked for ads, the SDK still on its way. */
function request() {
  const { handle, media, store } = stubPlayer();
  const stage = document.createElement('div');
  Object.defineProperties(stage, { clientWidth: { value: 800 }, clientHeight: { value: 450 } });
  const send = vi.fn();
  const backend = createImaBackend({
    ...{ tagUrl: 'https://ads.example/tag', sdk, foreign: true },
    ...{ stage, media, send, sound: soundOf(handle), store },
  });
  backend.request();
  return { backend, stage, send, store };
}

async function open() {
  const opened = request();
  await settle();
  return opened;
}

/** One to which the SDK has given its manager. */
async function load() {
  const opened = await open();
  const manager = double.loaded.getAdsManager();
  const listen = vi.spyOn(manager, 'addEventListener');
  double.say('adsManagerLoaded', double.loaded);
  opened.send.mockClear();
  return { ...opened, manager, listen };
}
const failed = (message: string) => ({ type: 'failed', message });

test('cue points are breaks: 0 before the film, below 0 after it, none at all before it', () => {
  expect(breaksOf([0, 30, -1])).toEqual([
    { id: 'start', at: 'start' },
    { id: 'at 30', at: 30 },
    { id: 'end', at: 'end' },
  ]);
  expect(breaksOf([])).toEqual([{ id: 'start', at: 'start' }]);
});

test('the request says of which size the ad is to be, and that it starts by itself', async () => {
  const autoPlay = vi.spyOn(double.ima.AdsRequest.prototype, 'setAdWillAutoPlay');
  const asked = vi.spyOn(double.ima.AdsLoader.prototype, 'requestAds');
  await open();
  expect(autoPlay).toHaveBeenCalledExactlyOnceWith(true);
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    ...{ adTagUrl: 'https://ads.example/tag', linearAdSlotWidth: 640, linearAdSlotHeight: 480 },
    ...{ nonLinearAdSlotWidth: 640, nonLinearAdSlotHeight: 480 },
  });
});

test('the ad follows the sound and the size of the player', async () => {
  const { store, stage, manager } = await load();
  const volume = vi.spyOn(manager, 'setVolume');
  store.write({ volume: 0.25 });
  store.write({ muted: true });
  expect(volume.mock.calls).toEqual([[0.25], [0]]);
  const resize = vi.spyOn(manager, 'resize');
  resized();
  expect(observed).toEqual([stage]);
  expect(resize).toHaveBeenCalledExactlyOnceWith(800, 450);
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
])('%s of the SDK is said in our words', async (type, event, said) => {
  const { send } = await load();
  double.say(type, event);
  expect(send).toHaveBeenCalledExactlyOnceWith(said);
});

test('its time runs from the most that was left, anew for each ad', async () => {
  const { backend, manager } = await load();
  const left = (seconds: number) => {
    manager.getRemainingTime = () => seconds;
    return backend.time();
  };
  expect(left(10)).toEqual({ elapsed: 0, duration: 10 });
  expect(left(4)).toEqual({ elapsed: 6, duration: 10 });
  double.say('start', { getAd: () => null });
  expect(left(4)).toEqual({ elapsed: 0, duration: 4 });
  expect(left(-1)).toEqual({ elapsed: 4, duration: 4 });
});

test('what is pressed reaches the SDK, and nothing is pressed while it has no ad', async () => {
  const early = await open();
  const { skip, pause, resume, clicked, play } = early.backend;
  for (const press of [skip, pause, resume, clicked]) press();
  play('start');
  expect(early.backend.time()).toEqual({ elapsed: 0, duration: 0 });
  expect(double.calls.filter((call) => call.startsWith('manager'))).toEqual([]);
  const { backend } = await load();
  backend.pause();
  backend.resume();
  backend.skip();
  expect(double.calls.slice(-3)).toEqual(['manager.pause', 'manager.resume', 'manager.skip']);
});

describe('it has failed', () => {
  const throws = (fault: unknown) => () => {
    throw fault;
  };

  test.each([
    [new Error('no container'), 'no container'],
    ['in words of its own', 'in words of its own'],
  ])('where the SDK breaks as it is opened, with %s', async (fault, message) => {
    const { prototype } = double.ima.AdDisplayContainer;
    vi.spyOn(prototype, 'initialize').mockImplementation(throws(fault));
    expect((await open()).send).toHaveBeenCalledExactlyOnceWith(failed(message));
  });

  test('where the SDK does not begin, answers with an error, or gives no manager', async () => {
    const { backend, manager, send } = await load();
    manager.start = throws(new Error('no ad'));
    backend.play('start');
    expect(send).toHaveBeenCalledExactlyOnceWith(failed('Error: no ad'));
    const other = await open();
    double.say('adError', { getError: () => 'AdError 303' });
    expect(other.send).toHaveBeenLastCalledWith(failed('AdError 303'));
    double.say('adsManagerLoaded', { getAdsManager: throws(new Error('none')) });
    expect(other.send).toHaveBeenLastCalledWith(failed('Error: none'));
  });
});

describe('after it is destroyed', () => {
  test('a manager that throws keeps nothing else', async () => {
    const { backend, manager } = await load();
    manager.destroy = () => {
      throw new Error('of its own');
    };
    expect(backend.destroy).toThrow('of its own');
    expect(double.calls.slice(-2)).toEqual(['loader.destroy', 'container.destroy']);
    expect([double.listening(), observed]).toEqual([0, []]);
  });

  test('nothing is heard, even of what was still on its way', async () => {
    const { backend, send, listen } = await load();
    backend.destroy();
    backend.contentEnded();
    for (const [, hear] of listen.mock.calls)
      hear({ getError: () => '', getAd: () => null, getAdData: () => null });
    expect([double.listening(), double.calls.at(-1)]).toEqual([0, 'container.destroy']);
    expect([backend.time().duration, send.mock.calls]).toEqual([0, []]);
    double = createImaDouble();
    vi.stubGlobal('google', { ima: double.ima });
    request().backend.destroy();
    await settle();
    expect(double.calls).toEqual([]);
  });

  test('an SDK that does not come has failed nobody', async () => {
    vi.stubGlobal('google', undefined);
    const { backend, send } = request();
    backend.destroy();
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    await settle();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a player with the SDK', () => {
  const config = {
    ...({ backend: 'ima', tag: 'https://ads.example/tag?w={width}', sdk } as const),
    ...{ publisherId: 'p', channelId: 'c' },
  };
  const requested = 'loader.requestAds https://ads.example/tag?w=640';

  async function begin(muted = false) {
    const player = stubPlayer();
    player.store.write({ muted });
    const consent = { read: () => 'given' as const, remember() {}, subscribe: () => () => {} };
    const ads = createAds(player.handle, { config, language: 'fr', words, consent });
    ads.onPlayIntent();
    await until(() => expect(double.calls).toContain(requested));
    return { ...player, ads };
  }

  test('calls it in its order, and plays the film between the ads only', async () => {
    const { ads, started } = await begin();
    double.say('adsManagerLoaded', double.loaded);
    double.say('contentPauseRequested');
    double.say('start', linear(true));
    expect(started()).toBe(0);
    double.say('contentResumeRequested');
    expect(started()).toBe(1);
    ads.destroy();
    expect(double.calls).toEqual([
      ...['container', 'container.initialize', 'loader', 'setAdWillPlayMuted false', requested],
      ...['manager.setVolume 1', 'manager.init 0 0', 'manager.start', 'observer.disconnect'],
      ...['manager.destroy', 'loader.destroy', 'container.destroy'],
    ]);
    expect(double.listening()).toBe(0);
  });

  test('tells of the end of the film, and asks again when all ads are complete', async () => {
    const { media } = await begin();
    double.say('adsManagerLoaded', double.loaded);
    double.say('contentPauseRequested');
    double.say('contentResumeRequested');
    media.dispatchEvent(new Event('ended'));
    expect(double.calls).toContain('loader.contentComplete');
    double.say('allAdsCompleted');
    const requests = () => double.calls.filter((call) => call === requested);
    await until(() => expect(requests()).toHaveLength(2));
    expect(double.calls).toContain('manager.destroy');
  });

  test('that is muted says that the ad will play muted', async () => {
    await begin(true);
    expect(double.calls).toContain('setAdWillPlayMuted true');
  });

  test('goes on with the film after an error of the manager', async () => {
    const { store, started } = await begin();
    double.say('adsManagerLoaded', double.loaded);
    double.say('contentPauseRequested');
    double.say('adError', { getError: () => 'AdError 402' });
    expect([store.read().ads, started()]).toEqual(['cancelled', 1]);
    expect(double.calls.at(-1)).toBe('container.destroy');
  });

  test('asks neither the SDK nor the server without consent', () => {
    vi.stubGlobal('google', undefined);
    localStorage.clear();
    const { handle, root } = stubPlayer();
    createAds(handle, { config, language: 'fr', words }).onPlayIntent();
    expect(root.querySelector('[role=dialog]')?.textContent).toContain(
      'sdk.example et ads.example',
    );
    expect(document.querySelector('script')).toBeNull();
  });
});
