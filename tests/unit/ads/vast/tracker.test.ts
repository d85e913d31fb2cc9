// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTracker } from '@/lib/ads/vast/tracker';
import { hearPings } from './hear-pings';

let told: string[] = [];
beforeEach(() => {
  told = hearPings();
});
afterEach(() => void vi.unstubAllGlobals());

const around = {
  muted: false,
  fullscreen: false,
  macros: () => ({ PAGEURL: 'https://b.example/' }),
};
const seen = 'https://ads.example/seen?page=[PAGEURL]&code=[ERRORCODE]';
const linear = {
  type: 'linear' as const,
  ...{ duration: 10, skipDelay: null, mediaFiles: [] },
  trackingEvents: {
    fullscreen: ['https://ads.example/full'],
    exitFullscreen: ['https://ads.example/left'],
  },
  videoClickThroughURLTemplate: null,
};
const ad = {
  ...{ sequence: null, creatives: [], errorURLTemplates: [seen] },
  impressionURLTemplates: [{ id: null, url: seen }],
};

test('the macros of now are filled, beside those of the library', () => {
  createTracker(ad, linear, around).error({ ERRORCODE: '401' });
  expect(told).toEqual(['https://ads.example/seen?page=https%3A%2F%2Fb.example%2F&code=401']);
});

test('full screen is told when it comes, and not that there was none before', () => {
  const tracker = createTracker(ad, linear, around);
  tracker.setFullscreen(false);
  expect(told).toEqual([]);
  tracker.setFullscreen(true);
  tracker.setFullscreen(false);
  expect(told).toEqual(['https://ads.example/full', 'https://ads.example/left']);
});

test('an overlay tells of the form of it that is shown', () => {
  const nonlinear = { type: 'nonlinear' as const, trackingEvents: {}, variations: [] };
  const variation = {
    // As the library tells it from a companion.
    ...{ adType: 'nonLinearAd', staticResource: '/o.png', minSuggestedDuration: 5 },
    nonlinearClickThroughURLTemplate: null,
    nonlinearClickTrackingURLTemplates: [{ id: null, url: 'https://ads.example/pressed' }],
  };
  createTracker(ad, nonlinear, around, variation).click();
  expect(told).toEqual(['https://ads.example/pressed']);
});
