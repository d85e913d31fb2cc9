import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdBreak } from '@/lib/ads/ad-backend';
import { fillMacros, readMacros } from '@/lib/ads/vast/macros';
import { trackShown, watchViewable } from '@/lib/ads/vast/track-shown';
import { createTracker } from '@/lib/ads/vast/tracker';
import { hearPings } from './hear-pings';

// @vitest-environment jsdom

let told: string[] = [];
let see: (...ratios: number[]) => void = () => {};
const [observe, disconnect] = [vi.fn(), vi.fn()];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T05:06:07.080Z') });
  vi.clearAllMocks();
  told = hearPings();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { intersectionRatio: number }[]) => void) {
        see = (...ratios) => listener(ratios.map((intersectionRatio) => ({ intersectionRatio })));
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('whether an ad is seen', () => {
  const element = document.createElement('video');
  function watch() {
    const tell = vi.fn();
    return { tell, end: watchViewable(element, tell) };
  }

  test('half of it for two seconds is viewable, and that is told once', () => {
    const { tell, end } = watch();
    expect(observe).toHaveBeenCalledExactlyOnceWith(element);
    see(0.5);
    vi.advanceTimersByTime(1_999);
    see(0.2);
    see(0.5);
    vi.advanceTimersByTime(1_999);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    end();
    expect(tell).toHaveBeenCalledExactlyOnceWith('viewable');
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('of several moments at once the last one counts', () => {
    const { tell } = watch();
    see(1, 0.2);
    see();
    vi.advanceTimersByTime(5_000);
    expect(tell).not.toHaveBeenCalled();
    see(0.2, 1);
    vi.advanceTimersByTime(2_000);
    expect(tell).toHaveBeenCalledExactlyOnceWith('viewable');
  });

  test('one that was never on the screen, or is over before two seconds, was not viewable', () => {
    const never = watch();
    never.end();
    expect(never.tell).toHaveBeenCalledExactlyOnceWith('notViewable');
    const short = watch();
    see(1);
    vi.advanceTimersByTime(1_000);
    short.end();
    vi.advanceTimersByTime(5_000);
    expect(short.tell).toHaveBeenCalledExactlyOnceWith('notViewable');
  });

  test('a browser that cannot tell says so once', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { tell, end } = watch();
    end();
    expect(tell).toHaveBeenCalledExactlyOnceWith('undetermined');
  });
});

const around = {
  ...{ muted: false, fullscreen: false },
  macros: () => ({ PAGEURL: 'https://b.example/' }),
};
const at = (name: string) => `https://ads.example/${name}`;
const seen = 'https://ads.example/seen?page=[PAGEURL]&code=[ERRORCODE]';
const icon = (pressed: string) => ({
  ...{ program: 'AdChoices', staticResource: '/choices.png', width: 77, height: 15 },
  ...({ xPosition: 'left', yPosition: 'top', offset: -1, duration: -1 } as const),
  ...{ iconClickThroughURLTemplate: null, iconViewTrackingURLTemplate: null },
  iconClickTrackingURLTemplates: [{ url: pressed }],
});
const linear = {
  type: 'linear' as const,
  ...{ duration: 10, skipDelay: null, mediaFiles: [], videoClickThroughURLTemplate: null },
  trackingEvents: { fullscreen: [at('full')], exitFullscreen: [at('left')] },
};
const ad = {
  ...{ sequence: null, creatives: [], errorURLTemplates: [seen] },
  impressionURLTemplates: [{ id: null, url: seen }],
  viewableImpression: [{ viewable: [at('viewable')], notViewable: [], viewUndetermined: [] }],
};

describe('who asked to be told', () => {
  test('has the macros of now filled, beside those of the library', () => {
    createTracker(ad, linear, around).error({ ERRORCODE: '401' });
    expect(told).toEqual(['https://ads.example/seen?page=https%3A%2F%2Fb.example%2F&code=401']);
  });

  test('hears of the full screen when it comes, and not that there was none before', () => {
    const tracker = createTracker(ad, linear, around);
    tracker.setFullscreen(false);
    expect(told).toEqual([]);
    tracker.setFullscreen(true);
    tracker.setFullscreen(false);
    expect(told).toEqual([at('full'), at('left')]);
  });

  test('hears of the form of an overlay that is shown', () => {
    const nonlinear = { type: 'nonlinear' as const, trackingEvents: {}, variations: [] };
    const variation = {
      // As the library tells it from a companion.
      ...{ adType: 'nonLinearAd', staticResource: '/o.png', minSuggestedDuration: 5 },
      nonlinearClickThroughURLTemplate: null,
      nonlinearClickTrackingURLTemplates: [{ id: null, url: at('pressed') }],
    };
    createTracker(ad, nonlinear, around, variation).click();
    expect(told).toEqual([at('pressed')]);
  });

  test('hears that an ad was viewable, and of a press on its icon, which goes with it', () => {
    const stage = document.createElement('div');
    const shown = { ...linear, icons: [icon(at('one')), icon(at('two'))] };
    const tracker = createTracker(ad, shown, around);
    const video = document.createElement('video');
    const takeBack = trackShown(ad, shown, { video, stage, foreign: false, tracker, ...around });
    told.length = 0;
    see(1);
    vi.advanceTimersByTime(2_000);
    stage.querySelectorAll('a')[1]?.dispatchEvent(new Event('click'));
    expect(told).toEqual([at('viewable'), at('two')]);
    for (const undo of takeBack) undo();
    expect(stage.childElementCount).toBe(0);
  });
});

describe('macros', () => {
  function read(at: AdBreak['at'], currentTime = 0) {
    const media = document.createElement('video');
    Object.defineProperty(media, 'currentTime', { value: currentTime });
    const stage = document.createElement('div');
    Object.defineProperties(stage, { clientWidth: { value: 800 }, clientHeight: { value: 450 } });
    return readMacros({ at, media, stage });
  }

  test('tell an address the page, the player and the moment', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.000_012_349);
    expect(read('start', 3723.25)).toEqual({
      ...{ PAGEURL: location.href, DOMAIN: location.hostname, BREAKPOSITION: '1' },
      ...{ CONTENTPLAYHEAD: '01:02:03.250', MEDIAPLAYHEAD: '01:02:03.250' },
      ...{ PLAYERSIZE: '800,450', CACHEBUSTING: '00001234' },
      TIMESTAMP: '2026-03-04T05:06:07.080Z',
    });
    const positions = [20, '50%', 'end'].map((at) => read(at as AdBreak['at']).BREAKPOSITION);
    expect(positions).toEqual(['2', '2', '3']);
  });

  test.each([
    ['/t?d=[DOMAIN]&d=%%DOMAIN%%', '/t?d=a%2Fb&d=a%2Fb'],
    ['/t?x=[OTHER]&y=%%OTHER%%', '/t?x=-1&y=-1'],
    ['/t?x=[domain]&y=[]&z=%%%%', '/t?x=[domain]&y=[]&z=%%%%'],
    ['/t?x=[DOMAIN', '/t?x=[DOMAIN'],
    ['/t?x=%DOMAIN%', '/t?x=%DOMAIN%'],
  ])('%s becomes %s', (url, filled) => {
    expect(fillMacros(url, { DOMAIN: 'a/b' })).toBe(filled);
  });
});
