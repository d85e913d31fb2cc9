// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { playBreak } from '@/lib/ads/vast/play-break';
import type { BreakOptions } from '@/lib/ads/vast/running-ad';
import type { Companion, VastAd } from '@/lib/ads/vast/vast-response';
import { findCompanionPlace } from '@/lib/ads/view/companion-place';
import { adRequest, stubPlayer } from '../stub-player';
import { recordTracking } from './responses';

type End = (outcome: { failed?: string }) => void;
type Shown = { kind: string; end: End; start: () => void; destroy: () => void; fail: () => void };
const shown = vi.hoisted(() => [] as Shown[]);
const stub = vi.hoisted(() => (kind: string) => (...args: unknown[]) => {
  const start = () => (args[2] as BreakOptions).send({ type: 'started', ad: { linear: true } });
  const running = { kind, start, end: args[3] as End, destroy: vi.fn(), fail: vi.fn() };
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
const empty = ad();

function play(ads: VastAd[], fallbackAds: VastAd[] = [], size?: { width: number; height: number }) {
  const { handle, media, store } = stubPlayer();
  document.body.insertAdjacentHTML('beforeend', '<div data-ad-companion hidden></div>');
  const place = document.querySelector('[data-ad-companion]') as HTMLElement;
  const send = vi.fn();
  const stage = document.createElement('div');
  const companionPlace = findCompanionPlace(size, 'Publicité');
  const options = { ...adRequest, media, store, stage, companionPlace, send };
  const around = { ...options, allowsThirdParties: false, sound: soundOf(handle) };
  const running = playBreak({ ads, fallbackAds }, 'pre', around);
  return { place, running, events: () => send.mock.calls.map(([event]) => event) };
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
  const { events } = play([ad('nonlinear', 'linear')]);
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

const companion = (src: string, width: number, more: Partial<Companion> = {}): Companion => ({
  ...{ width, height: 250, altText: 'Tea' },
  staticResources: [{ url: src, creativeType: 'image/png' }],
  companionClickThroughURLTemplate: 'https://ads.example/tea',
  companionClickTrackingURLTemplates: [{ url: 'https://ads.example/clicked' }],
  trackingEvents: { creativeView: ['https://ads.example/seen?at=[BREAKPOSITION]'] },
  ...more,
});
const frame = companion('/frame.html', 300, { staticResources: [] });
const variations = [
  ...[companion('/small.png', 200), companion('/fitting.png', 300), companion('/wide.png', 728)],
  ...[companion('https://ads.example/x.png', 300), frame],
];
const withCompanions = {
  ...linear,
  creatives: [...linear.creatives, { type: 'companion' as const, variations }],
};

test('a companion is the largest image that fits, labelled and tracked, while the ad runs', () => {
  const tracked = recordTracking();
  const { place } = play([withCompanions, linear], [], { width: 300, height: 250 });
  expect([place.hidden, place.childElementCount]).toEqual([true, 0]);
  shown[0]?.start();
  expect([place.hidden, place.textContent]).toEqual([false, 'Publicité']);
  const [picture, link] = ['img', 'a'].map((name) => place.querySelector(name));
  expect(picture?.getAttribute('src')).toBe('/fitting.png');
  expect(link).toMatchObject({ href: 'https://ads.example/tea', rel: 'noopener' });
  picture?.dispatchEvent(new Event('load'));
  link?.dispatchEvent(new Event('click'));
  expect(tracked).toEqual(['https://ads.example/seen?at=1', 'https://ads.example/clicked']);
  shown[0]?.end({});
  expect([place.hidden, place.childElementCount]).toEqual([true, 0]);
  picture?.dispatchEvent(new Event('load'));
  expect(tracked).toHaveLength(2);
});
