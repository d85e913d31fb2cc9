// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTracker } from '@/lib/ads/vast/tracker';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        told.push(url);
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const own = `${location.origin}/seen`;
const abroad = 'https://ads.example/seen';
const clicks = { id: null, url: `${location.origin}/pressed` };
const linear = {
  type: 'linear' as const,
  ...{ duration: 10, skipDelay: null, mediaFiles: [], trackingEvents: {} },
  videoClickThroughURLTemplate: null,
  videoClickTrackingURLTemplates: [clicks, { id: null, url: 'https://ads.example/pressed' }],
};
const ad = {
  ...{ sequence: null, creatives: [], errorURLTemplates: [] },
  impressionURLTemplates: [
    { id: null, url: own },
    { id: null, url: abroad },
  ],
};

function track(foreign: boolean) {
  const tracker = createTracker(ad, linear, { foreign, muted: false });
  tracker.trackImpression();
  return tracker;
}

test('without consent only the page’s own origin is told', () => {
  track(false).click();
  expect(told).toEqual([own, clicks.url]);
});

test('with consent everybody is told who asked to be', () => {
  track(true);
  expect(told).toEqual([own, abroad]);
});

test('an overlay tells of the form of it that is shown', () => {
  const nonlinear = {
    type: 'nonlinear' as const,
    trackingEvents: {},
    variations: [
      {
        // As the library tells it from a companion.
        ...{ adType: 'nonLinearAd', staticResource: '/o.png', minSuggestedDuration: 5 },
        nonlinearClickThroughURLTemplate: null,
        nonlinearClickTrackingURLTemplates: [clicks],
      },
    ],
  };
  createTracker(ad, nonlinear, { foreign: false, muted: false }).click();
  expect(told).toEqual([clicks.url]);
});
