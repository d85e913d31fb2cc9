// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/sound';
import { playLinear } from '@/lib/ads/vast/play-linear';
import type { LinearCreative } from '@/lib/ads/vast/vast-response';
import { stubPlayer } from '../stub-player';

const tracker = vi.hoisted(() => ({
  load: vi.fn(),
  setMuted: vi.fn(),
  setPaused: vi.fn(),
  setDuration: vi.fn(),
  setProgress: vi.fn(),
  trackImpression: vi.fn(),
  error: vi.fn(),
  close: vi.fn(),
  trackURLs: vi.fn(),
  setFullscreen: vi.fn(),
  trackViewableImpression: vi.fn(),
  trackNotViewableImpression: vi.fn(),
  trackUndeterminedImpression: vi.fn(),
  complete: vi.fn(),
  skip: vi.fn(),
  click: vi.fn(),
}));
const createTracker = vi.hoisted(() => vi.fn(() => tracker));
vi.mock('@/lib/ads/vast/tracker', () => ({ createTracker }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((mime) =>
    mime === 'video/mp4' ? 'maybe' : '',
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const file = (fileURL: string, mimeType = 'video/mp4') => ({
  ...{ fileURL, mimeType, width: 640, height: 360 },
});
const creative: LinearCreative = {
  type: 'linear',
  duration: 10,
  skipDelay: 5,
  mediaFiles: [file('/ad.mp4')],
  videoClickThroughURLTemplate: { url: 'https://ads.example/page' },
};
const ad = { sequence: null, creatives: [creative], errorURLTemplates: [] };

type Around = { foreign?: boolean; refusal?: DOMException };

function play(more: Partial<LinearCreative> = {}, { foreign = false, refusal }: Around = {}) {
  const player = stubPlayer();
  if (refusal) vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(refusal);
  const stage = document.createElement('div');
  const send = vi.fn();
  const end = vi.fn();
  const sound = soundOf(player.handle);
  const { media, store } = player;
  const options = {
    tagUrl: '/tag',
    at: 'start' as const,
    media,
    store,
    stage,
    send,
    sound,
    foreign,
  };
  const running = playLinear(ad, { ...creative, ...more }, options, end);
  const video = stage.querySelector('video') as HTMLVideoElement;
  const say = (type: string) => video.dispatchEvent(new Event(type));
  const at = (time: number) => {
    Object.defineProperty(video, 'currentTime', { configurable: true, value: time });
    say('timeupdate');
  };
  return { ...player, running, stage, send, end, video, say, at };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('the ad plays in a picture of its own, in the page and not beside it', () => {
  const { video } = play();
  expect(video.src).toBe(`${location.origin}/ad.mp4`);
  expect(video.className).toBe('ads__video');
  expect(video.playsInline).toBe(true);
  expect(video.disablePictureInPicture).toBe(true);
  expect(tracker.load).toHaveBeenCalledOnce();
});

describe('when it is seen', () => {
  test('it is said once, with the way past, the page it leads to and its length', () => {
    const { say, send, video } = play();
    Object.defineProperty(video, 'duration', { value: 9.5 });
    say('playing');
    say('playing');
    const facts = { linear: true, skipAfter: 5, link: 'https://ads.example/page' };
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'started', ad: facts });
    expect(tracker.setDuration).toHaveBeenCalledExactlyOnceWith(9.5);
    expect(tracker.trackImpression).toHaveBeenCalledOnce();
  });

  test.each([
    [{ skipDelay: null }, { skipAfter: undefined }],
    [{ skipDelay: -1 }, { skipAfter: undefined }],
    [{ skipDelay: 0 }, { skipAfter: 0 }],
    [{ videoClickThroughURLTemplate: null }, { link: undefined }],
    [{ videoClickThroughURLTemplate: { url: 'javascript:alert(1)' } }, { link: undefined }],
    [{ videoClickThroughURLTemplate: { url: 'x:https://a.example/' } }, { link: undefined }],
    [{ videoClickThroughURLTemplate: { url: 'http://a.example/' } }, { link: 'http://a.example/' }],
  ])('with %j it has %j', (more, facts) => {
    const { say, send } = play(more);
    say('playing');
    expect(send.mock.calls[0]?.[0].ad).toMatchObject(facts);
  });
});

describe('how far it is', () => {
  test('is told from its first second on', () => {
    const { at } = play();
    at(0);
    expect(tracker.setProgress).not.toHaveBeenCalled();
    at(2.5);
    expect(tracker.setProgress).toHaveBeenCalledExactlyOnceWith(2.5);
  });

  test('is known by its file, else by what the server said, else not at all', () => {
    const { running, at, video } = play();
    at(3);
    expect(running.time()).toEqual({ elapsed: 3, duration: 10 });
    Object.defineProperty(video, 'duration', { value: 9.5 });
    expect(running.time().duration).toBe(9.5);
    expect(play({ duration: Number.NaN }).running.time().duration).toBe(0);
  });
});

describe('it ends', () => {
  test('once, by itself, and that is told', () => {
    const { say, end } = play();
    say('ended');
    say('error');
    expect(end).toHaveBeenCalledExactlyOnceWith({ failed: undefined });
    expect(tracker.complete).toHaveBeenCalledOnce();
    expect(tracker.error).not.toHaveBeenCalled();
  });

  test('when it is skipped', () => {
    const { running, end } = play();
    running.skip();
    expect(tracker.skip).toHaveBeenCalledOnce();
    expect(end).toHaveBeenCalledExactlyOnceWith({ failed: undefined });
  });

  test('as failed when its file is not there', () => {
    const { say, end } = play();
    say('error');
    expect(end).toHaveBeenCalledExactlyOnceWith({ failed: 'The ad cannot be played' });
    expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '401' });
  });

  test('as failed when its file breaks once it has been read', () => {
    const { say, video } = play();
    Object.defineProperty(video, 'readyState', { value: 1 });
    say('error');
    expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '405' });
  });

  test('as failed when it has not begun after 8 seconds, so that another may', () => {
    const { end } = play();
    vi.advanceTimersByTime(7_999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledExactlyOnceWith({ failed: 'The ad stands still' });
    expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '402' });
  });

  test('as failed when there is no file that can be played', async () => {
    for (const mediaFiles of [
      [],
      [file('/ad.webm', 'video/webm')],
      [file('https://a.example/a')],
    ]) {
      const { end, stage } = play({ mediaFiles });
      expect(end).not.toHaveBeenCalled();
      await settle();
      const failed = 'No file of the ad can be played here';
      expect(end).toHaveBeenCalledExactlyOnceWith({ failed });
      expect(stage.childElementCount).toBe(0);
    }
    expect(tracker.error).toHaveBeenLastCalledWith({ ERRORCODE: '403' });
    expect(tracker.load).not.toHaveBeenCalled();
  });

  test('as failed when it stands still for 12 seconds', () => {
    const { end, at } = play();
    at(1);
    vi.advanceTimersByTime(11_999);
    at(2);
    vi.advanceTimersByTime(11_999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledExactlyOnceWith({ failed: 'The ad stands still' });
    expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '402' });
  });
});

test('a foreign file is played once other origins may be asked', () => {
  expect(play({ mediaFiles: [file('https://a.example/a.mp4')] }, { foreign: true }).video.src).toBe(
    'https://a.example/a.mp4',
  );
});

describe('paused', () => {
  test('it may stand still for as long as the visitor likes, and goes on', () => {
    const { running, at, end, video } = play();
    at(1);
    running.pause();
    expect(video.paused).toBe(true);
    expect(tracker.setPaused).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(60_000);
    at(1);
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    running.resume();
    expect(video.paused).toBe(false);
    expect(tracker.setPaused).toHaveBeenLastCalledWith(false);
  });
});

describe('sound', () => {
  test('is the film’s from the start and follows it', () => {
    const { video, store } = play();
    const around = { muted: false, fullscreen: false, macros: expect.any(Function) };
    expect(createTracker).toHaveBeenCalledWith(ad, creative, around);
    expect(tracker.setMuted).not.toHaveBeenCalled();
    store.write({ volume: 0.25 });
    expect(video.volume).toBe(0.25);
    expect(tracker.setMuted).not.toHaveBeenCalled();
    store.write({ muted: true });
    expect(video.muted).toBe(true);
    expect(tracker.setMuted).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('that the browser refuses is done without, and the player says so', async () => {
    const refusal = new DOMException('no sound', 'NotAllowedError');
    const { video, store, end } = play({}, { refusal });
    await settle();
    expect(video.muted).toBe(true);
    expect(video.paused).toBe(false);
    expect(store.read().startedMuted).toBe(true);
    expect(end).not.toHaveBeenCalled();
  });

  test('is not the reason when a file cannot be played at all', async () => {
    const refusal = new DOMException('no source', 'NotSupportedError');
    const { end, store } = play({}, { refusal });
    await settle();
    expect(end).toHaveBeenCalledExactlyOnceWith({ failed: 'The ad cannot be played' });
    expect(store.read().startedMuted).toBe(false);
  });

  test('is not asked for once the ad is over', async () => {
    const refusal = new DOMException('no sound', 'NotAllowedError');
    const { running, store } = play({}, { refusal });
    running.destroy();
    await settle();
    expect(store.read().startedMuted).toBe(false);
  });
});

test('after destroy it is gone: no source, no sound to follow, no word of an end', () => {
  const { running, stage, video, store, at, end } = play();
  at(1);
  running.destroy();
  expect(stage.childElementCount).toBe(0);
  expect(video.hasAttribute('src')).toBe(false);
  expect(video.paused).toBe(true);
  expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce();
  store.write({ volume: 0.1 });
  expect(video.volume).toBe(1);
  video.dispatchEvent(new Event('ended'));
  expect(end).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever closes the player in its midst is told of, and nobody who never saw it', () => {
  play().running.destroy();
  expect(tracker.close).not.toHaveBeenCalled();
  const { say, running } = play();
  say('playing');
  running.destroy();
  expect(tracker.close).toHaveBeenCalledOnce();
  tracker.close.mockClear();
  const ended = play();
  ended.say('playing');
  ended.say('ended');
  ended.running.destroy();
  expect(tracker.close).not.toHaveBeenCalled();
});

test('its server is told of the full screen, and of a break that is given up', () => {
  const { store, running } = play();
  store.write({ fullscreen: true });
  expect(tracker.setFullscreen).toHaveBeenCalledExactlyOnceWith(true);
  running.fail();
  expect(tracker.error).toHaveBeenCalledOnce();
  running.fail();
  expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '402' });
});

test('the page it leads to has its macros filled', () => {
  const url = 'https://ads.example/page?at=[BREAKPOSITION]&from=%%DOMAIN%%&x=[ADCOUNT]';
  const { say, send } = play({ videoClickThroughURLTemplate: { url } });
  say('playing');
  expect(send.mock.calls[0]?.[0].ad.link).toBe(
    `https://ads.example/page?at=1&from=${location.hostname}&x=-1`,
  );
});

test('a pause that the visitor did not press for is said', () => {
  const { say, send } = play();
  say('playing');
  send.mockClear();
  say('pause');
  say('play');
  expect(send.mock.calls).toEqual([[{ type: 'paused' }], [{ type: 'resumed' }]]);
});

test('whoever would measure by a program is told that none has run', () => {
  const urls = ['https://measure.example/none?r=[REASON]'];
  const verified = { adVerifications: [{ trackingEvents: { verificationNotExecuted: urls } }, {}] };
  Object.assign(ad, verified);
  play().say('playing');
  Reflect.deleteProperty(ad, 'adVerifications');
  expect(tracker.trackURLs).toHaveBeenCalledWith(urls, { REASON: '2' });
});

test('a press on it is told', () => {
  play().running.clicked();
  expect(tracker.click).toHaveBeenCalledOnce();
});
