import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/ad-backend';
import { showOverlay } from '@/lib/ads/vast/show-overlay';
import { stubPlayer } from '../stub-player';

// @vitest-environment jsdom

const tracker = vi.hoisted(() => ({
  ...{ trackImpression: vi.fn(), click: vi.fn(), error: vi.fn(), close: vi.fn() },
}));
vi.mock('@/lib/ads/vast/tracker', () => ({ createTracker: () => tracker }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => void vi.useRealTimers());
const variation = {
  ...{ staticResource: '/o.png' as string | null, minSuggestedDuration: 5 },
  nonlinearClickThroughURLTemplate: 'https://ads.example/page?at=[BREAKPOSITION]' as string | null,
};

/** Shows an overlay of these forms. */
function show(forms: Partial<typeof variation>[] = [{}], foreign = false) {
  const { handle, media, store } = stubPlayer();
  const stage = document.createElement('div');
  const [send, end] = [vi.fn(), vi.fn()];
  const variations = forms.map((one) => ({ ...variation, ...one }));
  const creative = { type: 'nonlinear' as const, variations };
  const ad = { sequence: null, creatives: [creative], errorURLTemplates: [] };
  const options = { tagUrl: '/tag', at: 'start' as const, media, store, stage, send, foreign };
  const running = showOverlay(ad, creative, { ...options, sound: soundOf(handle) }, end);
  const link = stage.querySelector('a') as HTMLAnchorElement;
  const picture = stage.querySelector('img') as HTMLImageElement;
  const tell = (type: 'load' | 'error') => picture.dispatchEvent(new Event(type));
  return { running, stage, send, end, link, picture, tell };
}

test('the picture lies over the film, leads to its page, and says nothing itself', () => {
  const { link, picture } = show();
  expect([picture.src, picture.alt]).toEqual([`${location.origin}/o.png`, '']);
  expect(link.href).toBe('https://ads.example/page?at=1');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  link.dispatchEvent(new Event('click'));
  expect(tracker.click).toHaveBeenCalledOnce();
});

test('the first form of it that has a picture is shown', () => {
  const forms = [{ staticResource: null }, { staticResource: '/second.png' }, {}];
  expect(show(forms).picture.src).toContain('/second.png');
});

test('it is said when it is seen, and goes after the time it asks for', () => {
  const { tell, send, end, stage } = show();
  expect(send).not.toHaveBeenCalled();
  tell('load');
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'started', ad: { linear: false } });
  expect(tracker.trackImpression).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(4_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledExactlyOnceWith({});
  expect(stage.childElementCount).toBe(0);
});

test.each([-1, 0])('one that asks for no time (%i) has ten seconds', (minSuggestedDuration) => {
  const { running, tell, end } = show([{ minSuggestedDuration }]);
  tell('load');
  vi.advanceTimersByTime(2_000);
  expect(running.time()).toEqual({ elapsed: 2, duration: 10 });
  vi.advanceTimersByTime(8_000);
  expect(end).toHaveBeenCalledOnce();
});

test.each([null, 'javascript:alert(1)', 'x:https://a.example/'])(
  'it leads nowhere with the address %s',
  (nonlinearClickThroughURLTemplate) => {
    expect(show([{ nonlinearClickThroughURLTemplate }]).link.hasAttribute('href')).toBe(false);
  },
);

test('a picture that cannot be shown has failed, and one that is given up has not come', () => {
  const { tell, end, stage } = show();
  tell('error');
  const failed = 'The picture of the ad cannot be shown';
  expect(end).toHaveBeenCalledExactlyOnceWith({ failed });
  expect(stage.childElementCount).toBe(0);
  show().running.fail();
  expect(tracker.error.mock.calls).toEqual([[{ ERRORCODE: '502' }], [{ ERRORCODE: '502' }]]);
});

test.each([null, 'https://a.example/o.png'])(
  'with the picture %s and no consent it has failed, unless it was taken away at once',
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

test('it can be closed, and taken away without a word', () => {
  const closed = show();
  closed.tell('load');
  closed.running.skip();
  expect(closed.end).toHaveBeenCalledExactlyOnceWith({});
  expect(tracker.close).toHaveBeenCalledOnce();
  const gone = show();
  gone.tell('load');
  gone.running.destroy();
  expect([gone.stage.childElementCount, gone.end.mock.calls]).toEqual([0, []]);
  expect(vi.getTimerCount()).toBe(0);
});

type Shown = ReturnType<typeof show>;
test.each<[string, (shown: Shown) => void]>([
  ['finished', ({ running }) => running.skip()],
  ['failed', ({ tell }) => tell('error')],
  ['given up', ({ running }) => running.fail()],
  ['taken away', ({ running }) => running.destroy()],
])('a picture that comes after the overlay has %s is told to nobody', (_, act) => {
  const shown = show();
  act(shown);
  vi.clearAllMocks();
  shown.tell('load');
  shown.tell('error');
  const heard = [tracker.trackImpression, tracker.error, shown.send, shown.end];
  expect(heard.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
