// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/sound';
import { showOverlay } from '@/lib/ads/vast/show-overlay';
import { stubPlayer } from '../stub-player';

const createTracker = vi.hoisted(() =>
  vi.fn((..._: unknown[]) => ({ trackImpression: () => {}, error: () => {} })),
);
vi.mock('@/lib/ads/vast/tracker', () => ({ createTracker }));

beforeEach(() => void createTracker.mockClear());
afterEach(() => void vi.restoreAllMocks());

const form = (staticResource: string | null) => ({
  ...{ staticResource, minSuggestedDuration: 5, nonlinearClickThroughURLTemplate: null },
});

function show(...variations: ReturnType<typeof form>[]) {
  const { handle, media, store } = stubPlayer();
  store.write({ muted: true, fullscreen: true });
  const creative = { type: 'nonlinear' as const, variations };
  const ad = { sequence: null, creatives: [creative] };
  const stage = document.createElement('div');
  const options = { tagUrl: '/tag', at: 'end' as const, media, store, stage, foreign: false };
  const around = { ...options, send: () => {}, sound: soundOf(handle) };
  showOverlay(ad, creative, around, () => {}).destroy();
  return { ad, creative };
}

test('who asked to be told is told of the form that is shown', () => {
  const [empty, second] = [form(null), form('/second.png')];
  const { ad, creative } = show(empty, second);
  expect(createTracker).toHaveBeenCalledOnce();
  const [ofAd, ofCreative, around, ofForm] = createTracker.mock.lastCall ?? [];
  expect(ofAd).toBe(ad);
  expect(ofCreative).toBe(creative);
  expect(ofForm).toBe(second);
  expect(around).toMatchObject({ muted: true, fullscreen: true });
});

test('where none can be shown they are told of the first there is', () => {
  const [first, second] = [form(null), form(null)];
  show(first, second);
  expect(createTracker.mock.lastCall?.[3]).toBe(first);
});

test('they are told where in the film its break lies', () => {
  show(form('/o.png'));
  const around = createTracker.mock.lastCall?.[2] as { macros: () => object };
  expect(around.macros()).toMatchObject({ BREAKPOSITION: '3' });
});
