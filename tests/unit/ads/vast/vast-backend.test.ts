// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAds } from '@/lib/ads/create-ads';
import { stubPlayer } from '../stub-player';
import { words } from '../words';
import { begin, config, fixture, respond, settle } from './begin';
import { hearPings } from './hear-pings';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The ad that a server has answered with runs. */
async function run() {
  const pings = hearPings();
  const begun = begin(respond(fixture('vast.xml')));
  await settle();
  const find = <T extends Element>(selector: string) => begun.root.querySelector<T>(selector);
  const video = find('.ads video') as HTMLVideoElement;
  Object.defineProperty(video, 'duration', { value: 10 });
  video.dispatchEvent(new Event('playing'));
  return { ...begun, pings, find, video };
}
const wrapper = `<VAST version="4.0"><Ad id="w"><Wrapper><AdSystem>x</AdSystem>
  <VASTAdTagURI>https://elsewhere.example/vast</VASTAdTagURI></Wrapper></Ad></VAST>`;

test.each([
  ['an empty answer', respond('<VAST version="4.0"/>')],
  ['broken XML', respond('<VAST><Ad')],
  ['something else than VAST', respond('<html/>')],
  ['a server error', respond('', 503)],
  ['a blocked network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a tag of ours that leads to another host, without consent', respond(wrapper)],
] as const)('after %s the film starts by itself, once', async (_, fetch) => {
  const { asked, started, store, playing, warn } = begin(fetch);
  await settle();
  await playing;
  expect(started()).toBe(1);
  expect(store.read().ads).toBe('cancelled');
  expect(warn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(started()).toBe(1);
  for (const [url] of asked.mock.calls)
    expect(new URL(url, location.href).origin).toBe(location.origin);
});

test('a server that is silent holds the film for 12 seconds and no longer', async () => {
  let aborted = false;
  const { started } = begin(
    (_, init) =>
      new Promise(() => {
        init.signal?.addEventListener('abort', () => {
          aborted = true;
        });
      }),
  );
  await vi.advanceTimersByTimeAsync(11_999);
  expect(started()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([started(), aborted]).toEqual([1, true]);
});

test('a pre-roll runs in an element of its own, its address taken from where the tag lies', async () => {
  const { find, video, store, started } = await run();
  expect(video.src).toBe(new URL('/media/house-ad/ad.mp4', location.href).href);
  expect([store.read().ads, started()]).toEqual(['playing', 0]);
  expect(find('.ads__bar')?.textContent).toContain('Annonce');
  video.dispatchEvent(new Event('ended'));
  await settle();
  expect([started(), find('.ads video')]).toEqual([1, null]);
});

test('an ad is skipped only after its offset, and its trackers are told', async () => {
  const { find, video, started, pings } = await run();
  const skip = find<HTMLButtonElement>('.ads__skip');
  skip?.click();
  expect([started(), skip?.textContent]).toEqual([0, 'Passer dans 5']);
  for (const time of [0.2, 2.6, 5.1]) {
    video.currentTime = time;
    video.dispatchEvent(new Event('timeupdate'));
  }
  await vi.advanceTimersByTimeAsync(100);
  skip?.click();
  expect(started()).toBe(1);
  expect(pings.map((url) => new URL(url).pathname.replace('/track/', ''))).toEqual([
    ...['impression', 'start', 'firstQuartile', 'midpoint', 'skip'],
  ]);
});

test('what pauses the film pauses the ad, and playing takes it on', async () => {
  const { find, handle, media } = await run();
  const button = () => find('.ads__button')?.getAttribute('aria-label');
  handle.pause();
  expect(button()).toBe('suite');
  void media.play();
  expect(button()).toBe('pause');
});

test('an overlay lies over the film without stopping it, and can be closed', async () => {
  const overlay = `<VAST version="4.0"><Ad id="o"><InLine><AdSystem>x</AdSystem><AdTitle>o</AdTitle>
    <Creatives><Creative><NonLinearAds><NonLinear width="300" height="50" minSuggestedDuration="00:00:05">
    <StaticResource creativeType="image/png">/o.png</StaticResource></NonLinear></NonLinearAds></Creative></Creatives>
    </InLine></Ad></VAST>`;
  const { root, started, controls } = begin(respond(overlay));
  await settle();
  root.querySelector('.ads img')?.dispatchEvent(new Event('load'));
  expect([started(), controls.hasAttribute('inert')]).toEqual([1, false]);
  expect(root.querySelector('.ads__bar')?.textContent).toContain('Annonce');
  root.querySelector<HTMLButtonElement>('.ads__bar button')?.click();
  expect(root.querySelector('.ads img')).toBeNull();
  expect(root.querySelector<HTMLElement>('.ads')?.hidden).toBe(true);
});

test('after destroy nothing is left: no node, no timer, no gate', async () => {
  const { ads, root, media, playing } = await run();
  const refused = expect(playing).rejects.toThrow('destroyed');
  ads.destroy();
  await refused;
  expect(root.querySelector('.ads')).toBeNull();
  expect(Object.hasOwn(media, 'play')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test("a provider's player, before which no gate can stand, asks nobody", () => {
  const { handle, root } = stubPlayer();
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const ads = createAds({ ...handle, media: undefined }, { config, language: 'fr', words });
  ads.onPlayIntent();
  ads.destroy();
  expect(asked).not.toHaveBeenCalled();
  expect(root.querySelector('.ads')).toBeNull();
});
