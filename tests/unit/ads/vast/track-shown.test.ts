// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackShown } from '@/lib/ads/vast/track-shown';
import type { Icon, LinearCreative } from '@/lib/ads/vast/vast-response';
import type { Viewable } from '@/lib/ads/vast/watch-viewable';

let tell: (viewable: Viewable) => void = () => {};
const watched = vi.hoisted(() => [] as unknown[]);
const stop = vi.hoisted(() => vi.fn());
vi.mock('@/lib/ads/vast/watch-viewable', () => ({
  watchViewable: (element: unknown, listener: typeof tell) => {
    watched.push(element);
    tell = listener;
    return stop;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  stop.mockClear();
  watched.length = 0;
});
afterEach(() => void vi.useRealTimers());

const icon = (iconClickTrackingURLTemplates: Icon['iconClickTrackingURLTemplates']): Icon => ({
  ...{ program: 'AdChoices', staticResource: '/choices.png', width: 77, height: 15 },
  ...{ xPosition: 'left', yPosition: 'top', offset: -1, duration: -1 },
  iconClickThroughURLTemplate: null,
  iconClickTrackingURLTemplates,
  iconViewTrackingURLTemplate: null,
});

function show(icons?: Icon[], adVerifications?: object[]) {
  const tracker = {
    ...{ trackURLs: vi.fn(), setDuration: vi.fn(), trackImpression: vi.fn() },
    trackViewableImpression: vi.fn(),
    trackNotViewableImpression: vi.fn(),
    trackUndeterminedImpression: vi.fn(),
  };
  const creative: LinearCreative = {
    ...{ type: 'linear', duration: 10, skipDelay: null, mediaFiles: [] },
    ...{ videoClickThroughURLTemplate: null, icons },
  };
  const video = document.createElement('video');
  Object.defineProperty(video, 'duration', { value: 9.5 });
  const stage = document.createElement('div');
  const around = { video, stage, foreign: false, macros: () => ({}), tracker: tracker as never };
  const ad = { sequence: null, creatives: [creative], adVerifications };
  const takeBack = trackShown(ad, creative, around);
  return { tracker, takeBack, video, stage };
}

test('the impression is told with the length of the film that is really there', () => {
  const { tracker, video } = show();
  expect(tracker.setDuration).toHaveBeenCalledExactlyOnceWith(9.5);
  expect(tracker.trackImpression).toHaveBeenCalledOnce();
  expect(tracker.trackURLs).not.toHaveBeenCalled();
  expect(watched).toEqual([video]);
});

test.each([
  ['viewable', [1, 0, 0]],
  ['notViewable', [0, 1, 0]],
  ['undetermined', [0, 0, 1]],
] as const)('an ad that was %s is told as that and nothing else', (viewable, calls) => {
  const { tracker } = show();
  tell(viewable);
  const { trackViewableImpression, trackNotViewableImpression, trackUndeterminedImpression } =
    tracker;
  const all = [trackViewableImpression, trackNotViewableImpression, trackUndeterminedImpression];
  expect(all.map(({ mock }) => mock.calls.length)).toEqual(calls);
});

test('whoever would measure by a program is told why none has run, where they ask to be', () => {
  const { tracker } = show([], [{ trackingEvents: { verificationNotExecuted: ['/no'] } }, {}]);
  expect(tracker.trackURLs.mock.calls).toEqual([
    [['/no'], { REASON: '2' }],
    [[], { REASON: '2' }],
  ]);
});

test('its icons stand over it, tell of a press, and go with it', () => {
  const { tracker, takeBack, stage } = show([icon([{ url: '/one' }]), icon([{ url: '/two' }])]);
  vi.advanceTimersByTime(0);
  const links = stage.querySelectorAll('a');
  expect(links).toHaveLength(2);
  links[1]?.dispatchEvent(new Event('click'));
  expect(tracker.trackURLs).toHaveBeenCalledExactlyOnceWith(['/two']);
  for (const undo of takeBack) undo();
  expect(stage.childElementCount).toBe(0);
  expect(stop).toHaveBeenCalledOnce();
});
