import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { playLinear } from '@/lib/ads/vast/play-linear';
import type { LinearCreative } from '@/lib/ads/vast/vast-response';
import { stubPlayer } from '../stub-player';

// @vitest-environment jsdom

const tracker = vi.hoisted(() => ({
  ...{ load: vi.fn(), setMuted: vi.fn(), setPaused: vi.fn(), setDuration: vi.fn() },
  ...{ setProgress: vi.fn(), trackImpression: vi.fn(), error: vi.fn(), close: vi.fn() },
  ...{ trackURLs: vi.fn(), setFullscreen: vi.fn(), complete: vi.fn(), skip: vi.fn() },
  ...{ trackUndeterminedImpression: vi.fn() },
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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = (fileURL: string, mimeType = 'video/mp4', width = 640) => ({
  ...{ fileURL, mimeType, width, height: 0 },
});
const creative: LinearCreative = {
  ...{ type: 'linear', duration: 10, skipDelay: 5, mediaFiles: [file('/ad.mp4')] },
  videoClickThroughURLTemplate: { url: 'https://ads.example/page' },
};
const ad = { sequence: null, creatives: [creative], errorURLTemplates: [] };
type Around = { foreign?: boolean; refusal?: DOMException };

function play(more: Partial<LinearCreative> = {}, { foreign = false, refusal }: Around = {}) {
  const player = stubPlayer();
  if (refusal) vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(refusal);
  const stage = document.createElement('div');
  Object.defineProperty(stage, 'clientWidth', { value: 400 });
  const [send, end] = [vi.fn(), vi.fn()];
  const { media, store } = player;
  const options = { tagUrl: '/tag', at: 'start' as const, media, store, stage, send, foreign };
  const around = { ...options, sound: soundOf(player.handle) };
  const running = playLinear(ad, { ...creative, ...more }, around, end);
  const video = stage.querySelector('video') as HTMLVideoElement;
  const say = (type: string) => video.dispatchEvent(new Event(type));
  const at = (time: number) => {
    Object.defineProperty(video, 'currentTime', { configurable: true, value: time });
    say('timeupdate');
  };
  const set = (name: string, value: unknown) => Object.defineProperty(video, name, { value });
  const said = () => send.mock.calls.map(([{ type }]) => type);
  return { ...player, running, stage, send, said, end, video, say, at, set };
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const refused = new DOMException('no sound', 'NotAllowedError');

test('it is said once that it is seen, with its length, the way past and the page it leads to', () => {
  const { say, send, set, video } = play();
  expect(video.src).toBe(`${location.origin}/ad.mp4`);
  expect(tracker.load).toHaveBeenCalledOnce();
  set('duration', 9.5);
  say('playing');
  say('playing');
  const facts = { linear: true, skipAfter: 5, link: 'https://ads.example/page' };
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'started', ad: facts });
  expect(tracker.setDuration).toHaveBeenCalledExactlyOnceWith(9.5);
  expect(tracker.trackImpression).toHaveBeenCalledOnce();
});
const leadsTo = (url: string) => ({ videoClickThroughURLTemplate: { url } });
test.each<[Partial<LinearCreative>, object]>([
  [{ skipDelay: null }, { skipAfter: undefined }],
  [{ skipDelay: -1 }, { skipAfter: undefined }],
  [{ skipDelay: 0 }, { skipAfter: 0 }],
  [{ videoClickThroughURLTemplate: null }, { link: undefined }],
  [leadsTo('javascript:alert(1)'), { link: undefined }],
  [leadsTo('x:https://a.example/'), { link: undefined }],
  [leadsTo('http://a.example/'), { link: 'http://a.example/' }],
  [
    leadsTo('https://a.example/?at=[BREAKPOSITION]&from=%%DOMAIN%%&x=[ADCOUNT]'),
    { link: `https://a.example/?at=1&from=${location.hostname}&x=-1` },
  ],
])('with %j it has %j', (more, facts) => {
  const { say, send } = play(more);
  say('playing');
  expect(send.mock.calls[0]?.[0].ad).toMatchObject(facts);
});

test.each([
  [1, '/400.mp4'],
  [2, '/800.mp4'],
])('on a screen of %i pixels to one the file for them is fetched', (ratio, path) => {
  vi.stubGlobal('devicePixelRatio', ratio);
  const mediaFiles = [200, 400, 800].map((width) => file(`/${width}.mp4`, 'video/mp4', width));
  expect(new URL(play({ mediaFiles }).video.src).pathname).toBe(path);
});

test('a file of another host is played only where that may be asked', () => {
  const mediaFiles = [file('https://a.example/a.mp4')];
  expect(play({ mediaFiles }).video).toBeNull();
  expect(play({ mediaFiles }, { foreign: true }).video.src).toBe('https://a.example/a.mp4');
});

test.each([
  [9.5, 10, 9.5],
  [Number.POSITIVE_INFINITY, 10, 10],
  [Number.NaN, 10, 10],
  [0, 10, 10],
  [Number.POSITIVE_INFINITY, -1, 0],
  [Number.NaN, Number.NaN, 0],
])('of a file of %s s that its server says has %s s the length is %s s', (real, said, duration) => {
  const { running, set, at } = play({ duration: said });
  set('duration', real);
  at(3);
  expect(running.time()).toEqual({ elapsed: 3, duration });
});

test('how far it is is told from its first second on', () => {
  const { at } = play();
  at(0);
  expect(tracker.setProgress).not.toHaveBeenCalled();
  at(2.5);
  expect(tracker.setProgress).toHaveBeenCalledExactlyOnceWith(2.5);
});

test('it ends once, by itself or skipped', () => {
  const { say, end } = play();
  say('ended');
  say('error');
  expect(end).toHaveBeenCalledExactlyOnceWith({ failed: undefined });
  expect(tracker.complete).toHaveBeenCalledOnce();
  const skipped = play();
  skipped.running.skip();
  expect(tracker.skip).toHaveBeenCalledOnce();
  expect(skipped.end).toHaveBeenCalledExactlyOnceWith({ failed: undefined });
  expect(tracker.error).not.toHaveBeenCalled();
});

type Played = ReturnType<typeof play>;
const broken = 'The ad cannot be played';
test.each<[string, (ad: Played) => void, string, string]>([
  ['its file is not there', ({ say }) => say('error'), broken, '401'],
  [
    'its file is no film',
    ({ set, say }) => [set('error', { code: 4 }), say('error')],
    broken,
    '401',
  ],
  ['it breaks once read', ({ set, say }) => [set('readyState', 1), say('error')], broken, '405'],
  ['it is not decoded', ({ set, say }) => [set('error', { code: 3 }), say('error')], broken, '405'],
])('it has failed where %s', (_, act, failed, ERRORCODE) => {
  const played = play();
  act(played);
  expect(played.end).toHaveBeenCalledExactlyOnceWith({ failed });
  expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE });
});

test('it has failed where it has not begun after 8 seconds, so that another may', () => {
  const { end } = play();
  vi.advanceTimersByTime(7_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledExactlyOnceWith({ failed: 'The ad stands still' });
  expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '402' });
});

test('it has failed where it stands still for 12 seconds', () => {
  const { end, at } = play();
  for (const time of [1, 2]) {
    at(time);
    vi.advanceTimersByTime(11_999);
  }
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledExactlyOnceWith({ failed: 'The ad stands still' });
});

test.each([[[]], [[file('/ad.webm', 'video/webm')]], [[file('https://a.example/a')]]])(
  'it has failed where none of its files can be played: %j',
  async (mediaFiles) => {
    const { end, stage } = play({ mediaFiles });
    expect(end).not.toHaveBeenCalled();
    await settle();
    expect(end).toHaveBeenCalledExactlyOnceWith({ failed: 'No file of the ad can be played here' });
    expect(stage.childElementCount).toBe(0);
    expect(tracker.error).toHaveBeenLastCalledWith({ ERRORCODE: '403' });
    expect(tracker.load).not.toHaveBeenCalled();
  },
);

test('paused it may stand still for as long as the visitor likes, and goes on', () => {
  const { running, at, end, video } = play();
  at(1);
  running.pause();
  expect(video.paused).toBe(true);
  vi.advanceTimersByTime(60_000);
  at(1);
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  running.resume();
  expect(video.paused).toBe(false);
  expect(tracker.setPaused.mock.calls).toEqual([[true], [false]]);
});

test('a pause that the visitor did not press for is said, but not the one of its end', () => {
  const { say, said, set } = play();
  for (const type of ['playing', 'pause', 'play']) say(type);
  expect(said()).toEqual(['started', 'paused', 'resumed']);
  set('ended', true);
  say('pause');
  const skipped = play();
  skipped.say('playing');
  skipped.running.skip();
  skipped.say('pause');
  expect([said().length, skipped.said()]).toEqual([3, ['started']]);
});

test('its sound is the film’s from the start and follows it', () => {
  const { video, store } = play();
  const around = { muted: false, fullscreen: false, macros: expect.any(Function) };
  expect(createTracker).toHaveBeenCalledWith(ad, creative, around);
  store.write({ volume: 0.25 });
  expect(video.volume).toBe(0.25);
  expect(tracker.setMuted).not.toHaveBeenCalled();
  store.write({ muted: true });
  expect(video.muted).toBe(true);
  expect(tracker.setMuted).toHaveBeenCalledExactlyOnceWith(true);
});

test('refused with sound it plays without, and the player says so', async () => {
  const { video, store, end } = play({}, { refusal: refused });
  await settle();
  expect([video.muted, video.paused, store.read().startedMuted]).toEqual([true, false, true]);
  expect(end).not.toHaveBeenCalled();
});

test('sound is not the reason where a file cannot be played, nor once the ad is over', async () => {
  const { end, store } = play({}, { refusal: new DOMException('no', 'NotSupportedError') });
  await settle();
  expect(end).toHaveBeenCalledExactlyOnceWith({ failed: broken });
  const over = play({}, { refusal: refused });
  over.running.destroy();
  await settle();
  expect([store.read().startedMuted, over.store.read().startedMuted]).toEqual([false, false]);
});

test('after destroy it is gone: no source, no sound to follow, no word of an end', () => {
  const { running, stage, video, store, at, say, end } = play();
  at(1);
  running.destroy();
  expect(stage.childElementCount).toBe(0);
  expect([video.hasAttribute('src'), video.paused]).toEqual([false, true]);
  expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce();
  store.write({ volume: 0.1 });
  expect(video.volume).toBe(1);
  say('ended');
  expect(end).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a player closed in its midst is told of, and not where it was never seen or has ended', () => {
  play().running.destroy();
  const ended = play();
  ended.say('playing');
  ended.say('ended');
  ended.running.destroy();
  expect(tracker.close).not.toHaveBeenCalled();
  const { say, running } = play();
  say('playing');
  running.destroy();
  expect(tracker.close).toHaveBeenCalledOnce();
});

test('its server is told of the full screen, and once of a break that is given up', () => {
  const { store, running } = play();
  store.write({ fullscreen: true });
  expect(tracker.setFullscreen).toHaveBeenCalledExactlyOnceWith(true);
  running.fail();
  running.fail();
  expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '402' });
});

test('whoever would measure by a program is told that none has run', () => {
  const urls = ['https://measure.example/none?r=[REASON]'];
  const verified = { adVerifications: [{ trackingEvents: { verificationNotExecuted: urls } }, {}] };
  Object.assign(ad, verified);
  play().say('playing');
  Reflect.deleteProperty(ad, 'adVerifications');
  expect(tracker.trackURLs).toHaveBeenCalledWith(urls, { REASON: '2' });
});
