// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/sound';
import { playLinear } from '@/lib/ads/vast/play-linear';
import type { LinearCreative } from '@/lib/ads/vast/vast-response';
import { stubPlayer } from '../stub-player';
import { hearPings } from './hear-pings';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  hearPings();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = (width: number) => ({
  ...{ fileURL: `/${width}.mp4`, mimeType: 'video/mp4', width, height: 0 },
});
const creative = {
  ...{ type: 'linear', duration: 10, skipDelay: null, trackingEvents: {} },
  mediaFiles: [200, 400, 800].map(file),
  videoClickThroughURLTemplate: null,
} as LinearCreative;
const ad = {
  ...{ sequence: null, creatives: [creative], errorURLTemplates: [], impressionURLTemplates: [] },
};

function play(duration = 10) {
  const { handle, media, store } = stubPlayer();
  const stage = document.createElement('div');
  Object.defineProperty(stage, 'clientWidth', { value: 400 });
  const send = vi.fn();
  const options = { tagUrl: '/tag', at: 'start' as const, media, store, stage, send };
  const around = { ...options, sound: soundOf(handle), foreign: false };
  const running = playLinear(ad, { ...creative, duration }, around, () => {});
  const video = stage.querySelector('video') as HTMLVideoElement;
  const say = (type: string) => video.dispatchEvent(new Event(type));
  const said = () => send.mock.calls.map(([{ type }]) => type);
  return { running, video, say, said };
}

test.each([
  [1, '/400.mp4'],
  [2, '/800.mp4'],
])('on a screen of %i pixels to one the file for them is fetched', (ratio, path) => {
  vi.stubGlobal('devicePixelRatio', ratio);
  expect(new URL(play().video.src).pathname).toBe(path);
});

test('that an ad stops as it ends, or has been skipped, is no pause', () => {
  const ended = play();
  ended.say('playing');
  Object.defineProperty(ended.video, 'ended', { value: true });
  ended.say('pause');
  expect(ended.said()).toEqual(['started']);
  const skipped = play();
  skipped.say('playing');
  skipped.running.skip();
  skipped.say('pause');
  expect(skipped.said()).toEqual(['started']);
});

test('an ad that is to begin says nothing of going on', () => {
  const { say, said } = play();
  say('play');
  expect(said()).toEqual([]);
});

test.each([
  [9.5, 10, 9.5],
  [Number.POSITIVE_INFINITY, 10, 10],
  [Number.NaN, 10, 10],
  [0, 10, 10],
  [Number.POSITIVE_INFINITY, -1, 0],
  [Number.NaN, Number.NaN, 0],
])('of a file of %s s that its server says has %s s the length is %s s', (real, said, length) => {
  const { running, video } = play(said);
  Object.defineProperty(video, 'duration', { value: real });
  expect(running.time().duration).toBe(length);
});
