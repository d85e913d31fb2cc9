// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { showOverlay } from '@/lib/ads/vast/show-overlay';
import { adRequest, stubPlayer } from '../stub-player';

const tracker = vi.hoisted(() => ({
  ...{ trackImpression: vi.fn(), click: vi.fn(), error: vi.fn(), close: vi.fn() },
}));
vi.mock('@/lib/ads/vast/tracker', () => ({ createTracker: () => tracker }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
const variation = {
  ...{ staticResource: '/o.png' as string | null, minSuggestedDuration: 5 },
  nonlinearClickThroughURLTemplate: 'https://ads.example/page?at=[BREAKPOSITION]' as string | null,
};

/** Shows an overlay with these variations. */
function show(variants: Partial<typeof variation>[] = [{}], allowsThirdParties = false) {
  const { handle, media, store } = stubPlayer();
  const stage = document.createElement('div');
  const [send, end] = [vi.fn(), vi.fn()];
  const variations = variants.map((one) => ({ ...variation, ...one }));
  const creative = { type: 'nonlinear' as const, variations };
  const ad = { sequence: null, creatives: [creative], errorURLTemplates: [] };
  const options = { ...adRequest, media, store, stage, send, allowsThirdParties };
  const running = showOverlay(ad, creative, { ...options, sound: soundOf(handle) }, end);
  const link = stage.querySelector('a') as HTMLAnchorElement;
  const picture = stage.querySelector('img') as HTMLImageElement;
  const fire = (type: 'load' | 'error') => picture.dispatchEvent(new Event(type));
  return { running, stage, send, end, link, picture, fire };
}

test('the overlay is a decorative image with a tracked link', () => {
  const { link, picture } = show();
  expect([picture.src, picture.alt]).toEqual([`${location.origin}/o.png`, '']);
  expect(link.href).toBe('https://ads.example/page?at=1');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  link.dispatchEvent(new Event('click'));
  expect(tracker.click).toHaveBeenCalledOnce();
});

test('the ad starts when its image loads, and ends after its duration', () => {
  const { fire, send, end, stage } = show();
  expect(send).not.toHaveBeenCalled();
  fire('load');
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'started', ad: { linear: false } });
  expect(tracker.trackImpression).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(4_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledExactlyOnceWith({});
  expect(stage.childElementCount).toBe(0);
});

test.each([null, 'javascript:alert(1)', 'x:https://a.example/'])(
  'an overlay with the page %s has no link',
  (nonlinearClickThroughURLTemplate) =>
    expect(show([{ nonlinearClickThroughURLTemplate }]).link.hasAttribute('href')).toBe(false),
);

test('an image that does not load fails the ad, and an abort is tracked', () => {
  const { fire, end, stage } = show();
  fire('error');
  const failed = 'The picture of the ad cannot be shown';
  expect(end).toHaveBeenCalledExactlyOnceWith({ failed });
  expect(stage.childElementCount).toBe(0);
  show().running.fail();
  expect(tracker.error.mock.calls).toEqual([[{ ERRORCODE: '502' }], [{ ERRORCODE: '502' }]]);
});

test.each([null, 'https://a.example/o.png'])(
  'an overlay with the image %s fails without consent, unless it was destroyed',
  async (staticResource) => {
    const { end, stage } = show([{ staticResource }]);
    const gone = show([{ staticResource }]);
    gone.running.destroy();
    expect(stage.childElementCount).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(end).toHaveBeenCalledExactlyOnceWith({ failed: 'The ad has no picture' });
    expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '503' });
    expect(gone.end).not.toHaveBeenCalled();
    if (staticResource) expect(show([{ staticResource }], true).picture.src).toBe(staticResource);
  },
);
