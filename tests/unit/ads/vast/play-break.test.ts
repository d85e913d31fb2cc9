import { beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { playBreak } from '@/lib/ads/vast/play-break';
import type { VastAd } from '@/lib/ads/vast/vast-response';
import { stubPlayer } from '../stub-player';

// @vitest-environment jsdom

type End = (outcome: { failed?: string }) => void;
type Shown = { kind: string; end: End; destroy: () => void; fail: () => void };
const shown = vi.hoisted(() => [] as Shown[]);
const stand = vi.hoisted(() => (kind: string) => (...args: unknown[]) => {
  const running = { kind, end: args[3] as End, destroy: vi.fn(), fail: vi.fn() };
  shown.push(running);
  return running;
});
vi.mock('@/lib/ads/vast/play-linear', () => ({ playLinear: stand('linear') }));
vi.mock('@/lib/ads/vast/show-overlay', () => ({ showOverlay: stand('overlay') }));

beforeEach(() => void shown.splice(0));

/** An ad that has these parts. */
const ad = (...types: string[]): VastAd => ({
  ...{ sequence: null, errorURLTemplates: [] },
  creatives: types.map((type) => ({ type }) as VastAd['creatives'][number]),
});
const linear = ad('linear');
const overlay = ad('nonlinear');
const empty = ad('companion');

function play(ads: VastAd[], standIns: VastAd[] = []) {
  const { handle, media, store } = stubPlayer();
  const send = vi.fn();
  const stage = document.createElement('div');
  const options = { tagUrl: '/tag', at: 'start' as const, media, store, stage, send };
  const around = { ...options, sound: soundOf(handle), foreign: false };
  const running = playBreak({ ads, standIns }, 'pre', around);
  return { running, said: () => send.mock.calls.map(([event]) => event) };
}
const kinds = () => shown.map(({ kind }) => kind);
const pauses = { type: 'contentPauseRequested', breakId: 'pre' };
const resumes = { type: 'contentResumeRequested' };
const warns = (message: string) => ({ type: 'warning', message });
const fails = (message?: string) => ({ type: 'breakFailed', breakId: 'pre', message });

test('the ads of a break play one after the other, and the film is paused once for all', () => {
  const { said, running } = play([linear, linear]);
  expect(said()).toEqual([pauses]);
  expect(running.running()).toBe(shown[0]);
  shown[0]?.end({});
  expect(shown[0]?.destroy).toHaveBeenCalledOnce();
  expect(running.running()).toBe(shown[1]);
  shown[1]?.end({});
  expect(said()).toEqual([pauses, resumes]);
  expect(running.running()).toBeUndefined();
  running.abandon();
  running.destroy();
  expect(said(), 'nothing is left to give up').toEqual([pauses, resumes]);
});

test('of an ad the first part that can be shown is shown; an overlay does not pause the film', () => {
  const { said } = play([ad('companion', 'nonlinear', 'linear')]);
  expect([kinds(), said()]).toEqual([['overlay'], []]);
});

test('one of which nothing can be shown is passed over, and what stands in for it plays', () => {
  const { said } = play([empty, ad()], [overlay]);
  expect(kinds()).toEqual(['overlay']);
  shown[0]?.end({});
  const nothing = warns('Nothing of the ad can be shown');
  expect(said()).toEqual([nothing, nothing, resumes]);
});

test('an ad that fails is said to the log, and another stands in before the next one plays', () => {
  const { said } = play([linear, linear], [overlay]);
  shown[0]?.end({ failed: 'broken' });
  expect(kinds()).toEqual(['linear', 'overlay']);
  shown[1]?.end({});
  shown[2]?.end({});
  expect(said()).toEqual([pauses, warns('broken'), resumes]);
});

test('of a break of which nothing could be played each failure is said once', () => {
  const { said } = play([linear]);
  shown[0]?.end({ failed: 'broken' });
  expect(said()).toEqual([pauses, warns('broken'), fails()]);
  expect(play([]).said()).toEqual([fails('The ad break is empty')]);
});

test('a break that is taken away goes on no more; one that is given up tells its server', () => {
  const { running, said } = play([linear, linear]);
  running.destroy();
  expect(shown[0]?.destroy).toHaveBeenCalledOnce();
  expect(running.running()).toBeUndefined();
  shown[0]?.end({});
  expect([shown.length, said()]).toEqual([1, [pauses]]);
  const other = play([linear]);
  other.running.abandon();
  expect(shown[1]?.fail).toHaveBeenCalledOnce();
  expect(shown[1]?.destroy).toHaveBeenCalledOnce();
  expect(other.said()).toEqual([pauses]);
});
