// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/sound';
import { playBreak } from '@/lib/ads/vast/play-break';
import type { VastAd } from '@/lib/ads/vast/vast-response';
import { stubPlayer } from '../stub-player';

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

const linear = { type: 'linear' } as VastAd['creatives'][number];
const overlay = { type: 'nonlinear' } as VastAd['creatives'][number];
const companion = { type: 'companion' } as const;
const ad = (...creatives: VastAd['creatives']): VastAd => ({
  ...{ sequence: null, creatives, errorURLTemplates: [] },
});

function play(...ads: VastAd[]) {
  return playWith(ads, []);
}

function playWith(ads: VastAd[], standIns: VastAd[]) {
  const { handle, media, store } = stubPlayer();
  const send = vi.fn();
  const stage = document.createElement('div');
  const options = { tagUrl: '/tag', at: 'start' as const, media, store, stage, send };
  const around = { ...options, sound: soundOf(handle), foreign: false };
  const running = playBreak({ ads, standIns }, 'pre', around);
  return { send, running, said: () => send.mock.calls.map(([event]) => event) };
}
const pauses = { type: 'contentPauseRequested', breakId: 'pre' };
const resumes = { type: 'contentResumeRequested' };

test('the ads of a break play one after the other, and the film is paused once for all', () => {
  const { said, running } = play(ad(linear), ad(linear));
  expect(said()).toEqual([pauses]);
  expect(running.running()).toBe(shown[0]);
  shown[0]?.end({});
  expect(shown[0]?.destroy).toHaveBeenCalledOnce();
  expect(running.running()).toBe(shown[1]);
  shown[1]?.end({});
  expect(said()).toEqual([pauses, resumes]);
  expect(running.running()).toBeUndefined();
});

test('an overlay does not pause the film', () => {
  const { said } = play(ad(overlay));
  expect(said()).toEqual([]);
  expect(shown.map(({ kind }) => kind)).toEqual(['overlay']);
});

test('of an ad the first part that can be shown is shown, and one without such is passed over', () => {
  play(ad(companion, overlay, linear));
  expect(shown.map(({ kind }) => kind)).toEqual(['overlay']);
  shown.length = 0;
  play(ad(companion), ad(linear));
  expect(shown.map(({ kind }) => kind)).toEqual(['linear']);
});

test('that nothing of an ad can be shown is said, and what stands in for it plays', () => {
  const { said } = playWith([ad(companion), ad()], [ad(overlay)]);
  expect(said()).toEqual([{ type: 'warning', message: 'Nothing of the ad can be shown' }]);
  shown[0]?.end({});
  expect(said().slice(1)).toEqual([
    { type: 'warning', message: 'Nothing of the ad can be shown' },
    resumes,
  ]);
});

test.each(['abandon', 'destroy'] as const)('after its last ad a break has nothing to %s', (how) => {
  const { running, said } = play(ad(overlay));
  shown[0]?.end({});
  expect(running[how]).not.toThrow();
  expect(said()).toEqual([resumes]);
});

test('an ad that fails is said to the log, and the next one plays', () => {
  const { said } = play(ad(linear), ad(linear));
  shown[0]?.end({ failed: 'broken' });
  shown[1]?.end({});
  expect(said()).toEqual([pauses, { type: 'warning', message: 'broken' }, resumes]);
});

test('of a break of which nothing could be played each failure is said once', () => {
  const { said } = play(ad(linear));
  shown[0]?.end({ failed: 'broken' });
  expect(said().slice(1)).toEqual([
    { type: 'warning', message: 'broken' },
    { type: 'breakFailed', breakId: 'pre', message: undefined },
  ]);
  expect(play().said()).toEqual([
    { type: 'breakFailed', breakId: 'pre', message: 'The ad break is empty' },
  ]);
});

test('a break that is taken away goes on no more', () => {
  const { running, said } = play(ad(linear), ad(linear));
  running.destroy();
  expect(shown[0]?.destroy).toHaveBeenCalledOnce();
  expect(running.running()).toBeUndefined();
  shown[0]?.end({});
  expect(shown).toHaveLength(1);
  expect(said()).toEqual([pauses]);
});

test('for an ad that fails another of the same answer stands in', () => {
  const { said } = playWith([ad(linear), ad(linear)], [ad(overlay)]);
  shown[0]?.end({ failed: 'broken' });
  expect(shown.map(({ kind }) => kind)).toEqual(['linear', 'overlay']);
  shown[1]?.end({});
  shown[2]?.end({});
  expect(said().at(-1)).toEqual(resumes);
});

test('one that is given up tells its server, and nobody of its end', () => {
  const { running, said } = play(ad(linear), ad(linear));
  running.abandon();
  expect(shown[0]?.fail).toHaveBeenCalledOnce();
  expect(shown[0]?.destroy).toHaveBeenCalledOnce();
  expect(said()).toEqual([pauses]);
});
