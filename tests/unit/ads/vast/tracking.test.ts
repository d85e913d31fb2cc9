// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { fillMacros, readMacros } from '@/lib/ads/vast/macros';
import type { BreakOptions } from '@/lib/ads/vast/running-ad';
import { showIcon, trackImpression, watchViewable } from '@/lib/ads/vast/track-shown';
import { createTracker } from '@/lib/ads/vast/tracker';
import type { Icon } from '@/lib/ads/vast/vast-response';
import { adRequest, stubPlayer } from '../stub-player';
import { recordTracking } from './responses';

let tracked: string[] = [];
let see: (...ratios: number[]) => void = () => {};
const [observe, disconnect] = [vi.fn(), vi.fn()];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T05:06:07.080Z') });
  vi.clearAllMocks();
  tracked = recordTracking();
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

const element = document.createElement('video');
function watch() {
  const report = vi.fn();
  return { report, end: watchViewable(element, report) };
}

test('watchViewable reports once that half of the ad was visible for two seconds', () => {
  const { report, end } = watch();
  expect(observe).toHaveBeenCalledExactlyOnceWith(element);
  see(0.5);
  vi.advanceTimersByTime(1_999);
  see(0.2);
  see(0.5);
  vi.advanceTimersByTime(1_999);
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  end();
  expect(report).toHaveBeenCalledExactlyOnceWith('viewable');
  expect(disconnect).toHaveBeenCalledOnce();
});

const around = {
  ...{ muted: false, fullscreen: false },
  macros: () => ({ PAGEURL: 'https://b.example/' }),
};
const at = (name: string) => `https://ads.example/${name}`;
const seen = 'https://ads.example/seen?page=[PAGEURL]&code=[ERRORCODE]';
const adChoices: Icon = {
  ...{ program: 'AdChoices', staticResource: '/choices.png', width: 77, height: 15 },
  ...{ xPosition: 'right', yPosition: 'top', offset: 1, duration: 5 },
  iconClickThroughURLTemplate: 'https://choices.example/?p=[DOMAIN]',
  iconClickTrackingURLTemplates: [{ url: '/pressed' }],
  iconViewTrackingURLTemplate: '/seen',
};
const icon = (pressed: string): Icon => ({
  ...{ ...adChoices, offset: -1, duration: -1 },
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

test('createTracker fills our macros and those of the library', () => {
  createTracker(ad, linear, around).error({ ERRORCODE: '401' });
  createTracker(ad, linear, around).trackImpression();
  const page = 'https://ads.example/seen?page=https%3A%2F%2Fb.example%2F';
  expect(tracked).toEqual([`${page}&code=401`, `${page}&code=-1`]);
});

test('createTracker: trackImpression tracks viewability and icon clicks, and removes the icons with the ad', () => {
  const stage = document.createElement('div');
  const shown = { ...linear, icons: [icon(at('one')), icon(at('two'))] };
  const tracker = createTracker(ad, shown, around);
  const video = document.createElement('video');
  const cleanups = trackImpression(ad, shown, {
    video,
    stage,
    allowsThirdParties: false,
    tracker,
    ...around,
  });
  tracked.length = 0;
  see(1);
  vi.advanceTimersByTime(2_000);
  stage.querySelectorAll('a')[1]?.dispatchEvent(new Event('click'));
  expect(tracked).toEqual([at('viewable'), at('two')]);
  for (const undo of cleanups) undo();
  expect(stage.childElementCount).toBe(0);
});

function read(change: Partial<BreakOptions> = {}, ad?: Parameters<typeof readMacros>[1]) {
  const { media, handle, store } = stubPlayer();
  Object.defineProperty(media, 'currentTime', { value: 3723.25 });
  media.canPlayType = (type) => (type === 'video/mp4' ? 'maybe' : '');
  const stage = document.createElement('div');
  Object.defineProperties(stage, { clientWidth: { value: 800 }, clientHeight: { value: 450 } });
  store.write({ muted: true, fullscreen: true, startedMuted: true });
  const around = { sound: soundOf(handle), send: vi.fn(), allowsThirdParties: true };
  return readMacros({ ...adRequest, media, stage, store, ...around, ...change }, ad);
}

test('macros describe the page, the player, the ad and its position', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.000_012_349);
  expect(read({ adCount: 2 }, { elapsed: 1.5, isSkippable: true })).toEqual({
    ...{ PAGEURL: location.href, DOMAIN: location.hostname, BREAKPOSITION: '1' },
    ...{ CONTENTPLAYHEAD: '01:02:03.250', MEDIAPLAYHEAD: '01:02:03.250' },
    ...{ ADPLAYHEAD: '00:00:01.500', ADCOUNT: '2', TRANSACTIONID: 'id' },
    ...{ PLAYERSIZE: '800,450', PLAYERSTATE: 'muted,fullscreen', MEDIAMIME: 'video/mp4' },
    ...{ INVENTORYSTATE: 'skippable,mautoplayed', VASTVERSIONS: '2,3,5,6,7,8,11,12,13,14' },
    ...{ DEVICEUA: navigator.userAgent, CACHEBUSTING: '00001234' },
    ...{ GDPRCONSENT: '-1', REGULATIONS: '-1', LIMITADTRACKING: '0' },
    ...{ GPPSTRING: '-1', GPPSECTIONID: '-1', TIMESTAMP: '2026-03-04T05:06:07.080Z' },
  });
  const positions = [20, '50%', 'end'].map((at) => read({ at } as BreakOptions).BREAKPOSITION);
  expect(positions).toEqual(['2', '2', '3']);
});

test('macros say what the visitor has agreed to', () => {
  const consent = { gdprApplies: true, tcString: 'CQ', gppString: 'DBA~1', gppSections: [2, 7] };
  expect(read({ consent })).toMatchObject({
    ...{ REGULATIONS: 'gdpr', GDPRCONSENT: 'CQ', GPPSTRING: 'DBA~1', GPPSECTIONID: '2,7' },
  });
  expect(read({ allowsThirdParties: false }).LIMITADTRACKING).toBe('1');
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(read().LIMITADTRACKING).toBe('1');
});

test.each([
  ['/t?d=[DOMAIN]&d=%%DOMAIN%%', '/t?d=a%2Fb&d=a%2Fb'],
  ['/t?x=[OTHER]&y=%%OTHER%%', '/t?x=-1&y=-1'],
  ['/t?x=[domain]&y=[]&z=%%%%', '/t?x=[domain]&y=[]&z=%%%%'],
  ['/t?x=[DOMAIN', '/t?x=[DOMAIN'],
  ['/t?x=%DOMAIN%', '/t?x=%DOMAIN%'],
])('macros: the URL %s becomes %s', (url, filled) =>
  expect(fillMacros(url, { DOMAIN: 'a/b' })).toBe(filled),
);

/** Shows an icon; its elements are created before they are in the stage. */
function show(more: Partial<Icon> = {}, allowsThirdParties = false) {
  const stage = document.createElement('div');
  const track = vi.fn();
  const make = vi.spyOn(document, 'createElement');
  const macros = () => ({ DOMAIN: 'bobine.example' });
  const remove = showIcon({ ...adChoices, ...more }, { stage, allowsThirdParties, macros, track });
  const made = make.mock.results.map(({ value }) => value as HTMLElement);
  make.mockRestore();
  const [link, picture] = made as [HTMLAnchorElement, HTMLImageElement];
  return { stage, track, remove, link, picture };
}

test('showIcon: an icon is shown for its duration, tracks its view and click, and links to its page', () => {
  const { stage, track, link, picture } = show();
  vi.advanceTimersByTime(999);
  expect([stage.childElementCount, picture.hasAttribute('src')]).toEqual([0, false]);
  vi.advanceTimersByTime(1);
  expect(picture.getAttribute('src')).toBe('/choices.png');
  expect(link.href).toBe('https://choices.example/?p=bobine.example');
  expect(link.rel).toBe('noopener');
  picture.dispatchEvent(new Event('load'));
  link.dispatchEvent(new Event('click'));
  expect(track.mock.calls).toEqual([[['/seen']], [['/pressed']]]);
  vi.advanceTimersByTime(5000);
  expect(stage.childElementCount).toBe(0);
});

test('showIcon: a third-party icon is requested only with consent', () => {
  const remote = { staticResource: 'https://choices.example/c.png', offset: -1, duration: -1 };
  const [without, withConsent] = [show(remote), show(remote, true)];
  vi.advanceTimersByTime(10);
  expect([without, withConsent].map(({ stage }) => stage.childElementCount)).toEqual([0, 1]);
});

test.each([null, 'javascript:x', 'x:https://a.example/', '/page'])(
  'showIcon: an icon with the page %j has no link',
  (iconClickThroughURLTemplate) =>
    expect(show({ iconClickThroughURLTemplate }).link.hasAttribute('href')).toBe(false),
);
