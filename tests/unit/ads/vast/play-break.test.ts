// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { playBreak } from '@/lib/ads/vast/play-break';
import type { VastAd } from '@/lib/ads/vast/vast-response';
import { adRequest, stubPlayer } from '../stub-player';

type End = (outcome: { failed?: string }) => void;
type Shown = { kind: string; end: End; destroy: () => void; fail: () => void };
const shown = vi.hoisted(() => [] as Shown[]);
const stub = vi.hoisted(() => (kind: string) => (...args: unknown[]) => {
  const running = { kind, end: args[3] as End, destroy: vi.fn(), fail: vi.fn() };
  shown.push(running);
  return running;
});
vi.mock('@/lib/ads/vast/play-linear', () => ({ playLinear: stub('linear') }));
vi.mock('@/lib/ads/vast/show-overlay', () => ({ showOverlay: stub('overlay') }));

beforeEach(() => void shown.splice(0));

/** An ad with creatives of these types. */
const ad = (...types: string[]): VastAd => ({
  ...{ sequence: null, errorURLTemplates: [] },
  creatives: types.map((type) => ({ type }) as VastAd['creatives'][number]),
});
const linear = ad('linear');
const overlay = ad('nonlinear');
const empty = ad('companion');

function play(ads: VastAd[], fallbackAds: VastAd[] = []) {
  const { handle, media, store } = stubPlayer();
  const send = vi.fn();
  const stage = document.createElement('div');
  const options = { ...adRequest, media, store, stage, send, allowsThirdParties: false };
  const around = { ...options, sound: soundOf(handle) };
  const running = playBreak({ ads, fallbackAds }, 'pre', around);
  return { running, events: () => send.mock.calls.map(([event]) => event) };
}
const kinds = () => shown.map(({ kind }) => kind);
const pauses = { type: 'contentPauseRequested', breakId: 'pre' };
const resumes = { type: 'contentResumeRequested' };
const warns = (message: string) => ({ type: 'warning', message });
const fails = (message?: string) => ({ type: 'breakFailed', breakId: 'pre', message });

test('the ads of a break play in sequence, and the film is paused once', () => {
  const { events, running } = play([linear, linear]);
  expect(events()).toEqual([pauses]);
  expect(running.running()).toBe(shown[0]);
  shown[0]?.end({});
  expect(shown[0]?.destroy).toHaveBeenCalledOnce();
  expect(running.running()).toBe(shown[1]);
  shown[1]?.end({});
  expect(events()).toEqual([pauses, resumes]);
  expect(running.running()).toBeUndefined();
  running.abandon();
  running.destroy();
  expect(events()).toEqual([pauses, resumes]);
});

test('the first creative that can be shown is shown, and an overlay does not pause the film', () => {
  const { events } = play([ad('companion', 'nonlinear', 'linear')]);
  expect([kinds(), events()]).toEqual([['overlay'], []]);
});

test('an ad without a creative that can be shown is replaced by a stand-in', () => {
  const { events } = play([empty, ad()], [overlay]);
  expect(kinds()).toEqual(['overlay']);
  shown[0]?.end({});
  const nothing = warns('Nothing of the ad can be shown');
  expect(events()).toEqual([nothing, nothing, resumes]);
});

test('a failed ad is logged, and its stand-in plays before the next ad', () => {
  const { events } = play([linear, linear], [overlay]);
  shown[0]?.end({ failed: 'broken' });
  expect(kinds()).toEqual(['linear', 'overlay']);
  shown[1]?.end({});
  shown[2]?.end({});
  expect(events()).toEqual([pauses, warns('broken'), resumes]);
});

test('a break without a played ad fails, and reports each failure once', () => {
  const { events } = play([linear]);
  shown[0]?.end({ failed: 'broken' });
  expect(events()).toEqual([pauses, warns('broken'), fails()]);
  expect(play([]).events()).toEqual([fails('The ad break is empty')]);
});

test('a destroyed break stops, and an aborted one reports the failure to its server', () => {
  const { running, events } = play([linear, linear]);
  running.destroy();
  expect(shown[0]?.destroy).toHaveBeenCalledOnce();
  expect(running.running()).toBeUndefined();
  shown[0]?.end({});
  expect([shown.length, events()]).toEqual([1, [pauses]]);
  const other = play([linear]);
  other.running.abandon();
  expect(shown[1]?.fail).toHaveBeenCalledOnce();
  expect(shown[1]?.destroy).toHaveBeenCalledOnce();
  expect(other.events()).toEqual([pauses]);
});
