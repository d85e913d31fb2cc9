// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { playLinear } from '@/lib/ads/vast/play-linear';
import type { LinearCreative } from '@/lib/ads/vast/vast-response';
import { adRequest, stubPlayer } from '../stub-player';

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

const file = (fileURL: string, mimeType = 'video/mp4', width = 640) => ({
  ...{ fileURL, mimeType, width, height: 0 },
});
const creative: LinearCreative = {
  ...{ type: 'linear', duration: 10, skipDelay: 5, mediaFiles: [file('/ad.mp4')] },
  videoClickThroughURLTemplate: { url: 'https://ads.example/page' },
};
const ad = { sequence: null, creatives: [creative], errorURLTemplates: [] };
type Around = { allowsThirdParties?: boolean; refusal?: DOMException };

function play(
  more: Partial<LinearCreative> = {},
  { allowsThirdParties = false, refusal }: Around = {},
) {
  const player = stubPlayer();
  if (refusal) vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(refusal);
  const stage = document.createElement('div');
  Object.defineProperty(stage, 'clientWidth', { value: 400 });
  const [send, end] = [vi.fn(), vi.fn()];
  const { media, store } = player;
  const options = { ...adRequest, media, store, stage, send, allowsThirdParties };
  const around = { ...options, sound: soundOf(player.handle) };
  const running = playLinear(ad, { ...creative, ...more }, around, end);
  const video = stage.querySelector('video') as HTMLVideoElement;
  const fire = (type: string) => video.dispatchEvent(new Event(type));
  const at = (time: number) => {
    Object.defineProperty(video, 'currentTime', { configurable: true, value: time });
    fire('timeupdate');
  };
  const set = (name: string, value: unknown) => Object.defineProperty(video, name, { value });
  const events = () => send.mock.calls.map(([{ type }]) => type);
  return { ...player, running, stage, send, events, end, video, fire, at, set };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('the first frame starts the ad once, with its skip delay and link', () => {
  const { fire, send, set, video } = play();
  expect(video.src).toBe(`${location.origin}/ad.mp4`);
  expect(tracker.load).toHaveBeenCalledOnce();
  set('duration', 9.5);
  fire('playing');
  fire('playing');
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
    leadsTo('https://a.example/?at=[BREAKPOSITION]&from=%%DOMAIN%%&x=[OTHER]&c=[ERRORCODE]'),
    { link: `https://a.example/?at=1&from=${location.hostname}&x=-1&c=-1` },
  ],
])('an ad with %j starts with %j', (more, facts) => {
  const { fire, send } = play(more);
  fire('playing');
  expect(send.mock.calls[0]?.[0].ad).toMatchObject(facts);
});

test('captions of the ad’s file are shown in the page’s language, above the bar, while it is muted', async () => {
  const track = { addCue: vi.fn(), mode: 'disabled' };
  const add = vi.fn(() => track);
  HTMLMediaElement.prototype.addTextTrack = add as never;
  vi.stubGlobal(
    'VTTCue',
    class {
      constructor(...facts: unknown[]) {
        Object.assign(this, { facts });
      }
    },
  );
  const fetched = vi.fn(
    async (..._: unknown[]) => new Response('WEBVTT\n\n00:01.000 --> 00:02.000\nJa'),
  );
  vi.stubGlobal('fetch', fetched);
  document.documentElement.lang = 'de-CH';
  const caption = (language: string, fileURL: string) => ({ type: 'text/vtt', language, fileURL });
  const closedCaptionFiles = [
    ...[
      caption('fr', '/fr.vtt'),
      caption('de', 'https://a.example/de.vtt'),
      caption('de', '/de.vtt'),
    ],
  ];
  const { store, fire, video } = play({ closedCaptionFiles });
  await settle();
  const request = expect.objectContaining({ redirect: 'error' });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/de.vtt', request);
  expect(track.addCue).toHaveBeenCalledExactlyOnceWith({ facts: [1, 2, 'Ja'], line: -3 });
  expect(track.mode).toBe('hidden');
  store.write({ muted: true });
  fire('volumechange');
  expect([video.muted, track.mode]).toEqual([true, 'showing']);
});

test('a third-party file is played only with consent', () => {
  const mediaFiles = [file('https://a.example/a.mp4')];
  expect(play({ mediaFiles }).video).toBeNull();
  expect(play({ mediaFiles }, { allowsThirdParties: true }).video.src).toBe(
    'https://a.example/a.mp4',
  );
});

test('the ad ends once, by itself or skipped', () => {
  const { fire, end } = play();
  fire('ended');
  fire('error');
  expect(end).toHaveBeenCalledExactlyOnceWith({ failed: undefined });
  expect(tracker.complete).toHaveBeenCalledOnce();
  const skipped = play();
  skipped.running.skip();
  expect(tracker.skip).toHaveBeenCalledOnce();
  expect(skipped.end).toHaveBeenCalledExactlyOnceWith({ failed: undefined });
  expect(tracker.error).not.toHaveBeenCalled();
});

test('an ad that has not started after 8 seconds, or that stalls for 12, fails', () => {
  const { end } = play();
  vi.advanceTimersByTime(7_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledExactlyOnceWith({ failed: 'The ad has stalled' });
  expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '402' });
  const stalled = play();
  stalled.at(1);
  expect(tracker.setProgress).toHaveBeenCalledExactlyOnceWith(1);
  vi.advanceTimersByTime(11_999);
  expect(stalled.end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(stalled.end).toHaveBeenCalledOnce();
});

type Played = ReturnType<typeof play>;
const broken = 'The ad cannot be played';
test.each<[string, (ad: Played) => void, string, string]>([
  ['a missing file', ({ fire }) => fire('error'), broken, '401'],
  ['another format', ({ set, fire }) => [set('error', { code: 4 }), fire('error')], broken, '401'],
  ['an error after data', ({ set, fire }) => [set('readyState', 1), fire('error')], broken, '405'],
  ['decoding', ({ set, fire }) => [set('error', { code: 3 }), fire('error')], broken, '405'],
])('%s fails the ad', (_, act, failed, ERRORCODE) => {
  const played = play();
  act(played);
  expect(played.end).toHaveBeenCalledExactlyOnceWith({ failed });
  expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE });
});

test.each([[[]], [[file('/ad.webm', 'video/webm')]], [[file('https://a.example/a')]]])(
  'an ad with the files %j fails, since none can be played',
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

test('a paused ad does not stall, and resumes', () => {
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

test('destroy removes the ad, its source, listeners and timers', () => {
  const { running, stage, video, store, at, fire, end } = play();
  at(1);
  running.destroy();
  expect(stage.childElementCount).toBe(0);
  expect([video.hasAttribute('src'), video.paused]).toEqual([false, true]);
  expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce();
  store.write({ volume: 0.1 });
  expect(video.volume).toBe(1);
  fire('ended');
  expect(end).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
