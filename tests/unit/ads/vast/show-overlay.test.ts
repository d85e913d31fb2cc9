// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/sound';
import { showOverlay } from '@/lib/ads/vast/show-overlay';
import { stubPlayer } from '../stub-player';

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
  staticResource: '/o.png' as string | null,
  minSuggestedDuration: 5,
  nonlinearClickThroughURLTemplate: 'https://ads.example/page' as string | null,
};

function show(more: Partial<typeof variation> = {}, { foreign = false, others = [{}] } = {}) {
  const { handle, media, store } = stubPlayer();
  const stage = document.createElement('div');
  const [send, end] = [vi.fn(), vi.fn()];
  const variations = [...others, more].map((one) => ({ ...variation, ...one }));
  const creative = { type: 'nonlinear' as const, variations };
  const ad = { sequence: null, creatives: [creative], errorURLTemplates: [] };
  const sound = soundOf(handle);
  const at = 'start' as const;
  const options = { tagUrl: '/tag', at, media, store, stage, send, sound, foreign };
  const running = showOverlay(ad, creative, options, end);
  const link = stage.querySelector('a') as HTMLAnchorElement;
  const picture = stage.querySelector('img') as HTMLImageElement;
  return { running, stage, send, end, link, picture };
}
const alone = { others: [] };

test('the picture lies over the film, leads to its page, and says nothing itself', () => {
  const { link, picture } = show({}, alone);
  expect(picture.src).toBe(`${location.origin}/o.png`);
  expect(picture.alt).toBe('');
  expect(link.href).toBe('https://ads.example/page');
  expect(link.className).toBe('ads__overlay');
  expect(link.target).toBe('_blank');
  expect(link.rel).toBe('noopener');
  link.dispatchEvent(new Event('click'));
  expect(tracker.click).toHaveBeenCalledOnce();
});

test('the first form of it that has a picture is shown', () => {
  const others = [{ staticResource: null }];
  expect(show({ staticResource: '/second.png' }, { others }).picture.src).toContain('/second.png');
});

test('it is said when it is seen, and goes after the time it asks for', () => {
  const { picture, send, end, stage } = show({}, alone);
  expect(send).not.toHaveBeenCalled();
  picture.dispatchEvent(new Event('load'));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'started', ad: { linear: false } });
  expect(tracker.trackImpression).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(4_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledExactlyOnceWith({});
  expect(stage.childElementCount).toBe(0);
});

test.each([-1, 0])('one that asks for no time (%i) has ten seconds', (minSuggestedDuration) => {
  const { running, picture, end } = show({ minSuggestedDuration }, alone);
  picture.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(2_000);
  expect(running.time()).toEqual({ elapsed: 2, duration: 10 });
  vi.advanceTimersByTime(8_000);
  expect(end).toHaveBeenCalledOnce();
});

test.each([null, 'javascript:alert(1)', 'x:https://a.example/'])(
  'it leads nowhere with the address %s',
  (nonlinearClickThroughURLTemplate) => {
    expect(show({ nonlinearClickThroughURLTemplate }, alone).link.hasAttribute('href')).toBe(false);
  },
);

test('a picture that cannot be shown has failed', () => {
  const { picture, end, stage } = show({}, alone);
  picture.dispatchEvent(new Event('error'));
  const failed = 'The picture of the ad cannot be shown';
  expect(end).toHaveBeenCalledExactlyOnceWith({ failed });
  expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '502' });
  expect(stage.childElementCount).toBe(0);
});

test('without a picture, or with one that may not be asked for, it has failed', async () => {
  for (const staticResource of [null, 'https://a.example/o.png']) {
    const { end, stage } = show({ staticResource }, alone);
    expect(stage.childElementCount).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(end).toHaveBeenCalledExactlyOnceWith({ failed: 'The ad has no picture' });
    expect(tracker.error).toHaveBeenLastCalledWith({ ERRORCODE: '503' });
  }
  const allowed = { others: [], foreign: true };
  expect(show({ staticResource: 'https://a.example/o.png' }, allowed).picture.src).toBe(
    'https://a.example/o.png',
  );
});

test('it can be closed, and taken away without a word', () => {
  const closed = show({}, alone);
  closed.picture.dispatchEvent(new Event('load'));
  closed.running.skip();
  expect(closed.end).toHaveBeenCalledExactlyOnceWith({});
  expect(tracker.close).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  const gone = show({}, alone);
  gone.picture.dispatchEvent(new Event('load'));
  gone.running.destroy();
  expect(gone.stage.childElementCount).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(gone.end).not.toHaveBeenCalled();
  gone.running.clicked();
  expect(tracker.click).toHaveBeenCalledOnce();
});

test.each(['finished', 'failed', 'given up', 'taken away'] as const)(
  'a picture that comes, or does not, after the overlay has been %s is told to nobody',
  (how) => {
    const { running, picture, send, end } = show({}, alone);
    if (how === 'finished') running.skip();
    else if (how === 'failed') picture.dispatchEvent(new Event('error'));
    else if (how === 'given up') running.fail();
    else running.destroy();
    vi.clearAllMocks();
    for (const late of ['load', 'error']) picture.dispatchEvent(new Event(late));
    expect(
      [tracker.trackImpression, tracker.error, send, end].flatMap((one) => one.mock.calls),
    ).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('one without a picture that is taken away at once tells nobody that it has none', async () => {
  const { running, end } = show({ staticResource: null }, alone);
  running.destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect(tracker.error).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});

test('one that is given up says that its picture did not come', () => {
  show({}, alone).running.fail();
  expect(tracker.error).toHaveBeenCalledExactlyOnceWith({ ERRORCODE: '502' });
});

test('a page of the older kind is led to as well, its macros filled', () => {
  const nonlinearClickThroughURLTemplate = 'http://ads.example/?at=[BREAKPOSITION]';
  expect(show({ nonlinearClickThroughURLTemplate }, alone).link.href).toBe(
    'http://ads.example/?at=1',
  );
});
