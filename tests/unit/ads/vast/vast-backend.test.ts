// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('answers and trackers', () => {
  test.each([
    ['an empty answer', respond('<VAST version="4.0"/>')],
    ['broken XML', respond('<VAST><Ad')],
    ['something else than VAST', respond('<html/>')],
    ['a server error', respond('', 503)],
    ['a blocked network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('after %s the film starts by itself, once', async (_, fetch) => {
    const { started, store, playing, warn } = begin(fetch);
    await settle();
    await playing;
    expect(started()).toBe(1);
    expect(store.read().ads).toBe('cancelled');
    expect(warn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(started()).toBe(1);
  });

  test('a server that is silent holds the film for 12 seconds and no longer', async () => {
    let aborted = false;
    const silent = (_: string, init: RequestInit) =>
      new Promise<Response>(() => {
        init.signal?.addEventListener('abort', () => {
          aborted = true;
        });
      });
    const { started } = begin(silent);
    await vi.advanceTimersByTimeAsync(11_999);
    expect(started()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(started()).toBe(1);
    expect(aborted).toBe(true);
  });

  test('a pre-roll runs in an element of its own, its address taken from where the tag lies', async () => {
    const { root, store, started } = begin(respond(fixture('vast.xml')));
    await settle();
    const video = root.querySelector<HTMLVideoElement>('.ads video');
    expect(video?.src).toBe(new URL('/media/house-ad/ad.mp4', location.href).href);
    expect(store.read().ads).toBe('playing');
    expect(started()).toBe(0);
    video?.dispatchEvent(new Event('playing'));
    expect(root.querySelector('.ads__bar')?.textContent).toContain('Annonce');
    expect(root.querySelector<HTMLAnchorElement>('.ads__visit')?.rel).toBe('noopener');
    video?.dispatchEvent(new Event('ended'));
    await settle();
    expect(started()).toBe(1);
    expect(root.querySelector('.ads video')).toBeNull();
  });

  test('an ad is skipped only after its offset, and its trackers are told', async () => {
    const pings = hearPings();
    const told = () => pings.map((url) => new URL(url).pathname);
    const { root, started } = begin(respond(fixture('vast.xml')));
    await settle();
    const video = root.querySelector('.ads video') as HTMLVideoElement;
    Object.defineProperty(video, 'duration', { value: 10 });
    video.dispatchEvent(new Event('playing'));
    const skip = root.querySelector('.ads__skip') as HTMLButtonElement;
    skip.click();
    expect(started()).toBe(0);
    expect(skip.textContent).toBe('Passer dans 5');
    for (const time of [0.2, 2.6, 5.1]) {
      video.currentTime = time;
      video.dispatchEvent(new Event('timeupdate'));
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(skip.textContent).toBe('Passer');
    skip.click();
    expect(started()).toBe(1);
    expect(told()).toEqual([
      '/track/impression',
      '/track/start',
      '/track/firstQuartile',
      '/track/midpoint',
      '/track/skip',
    ]);
  });
});

describe('what a visitor has of it', () => {
  test('a house tag that points elsewhere is not followed without consent', async () => {
    const wrapper = `<VAST version="4.0"><Ad id="w"><Wrapper><AdSystem>x</AdSystem>
    <VASTAdTagURI>https://elsewhere.example/vast</VASTAdTagURI></Wrapper></Ad></VAST>`;
    const { asked, started } = begin(respond(wrapper));
    await settle();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(started()).toBe(1);
  });

  test('after destroy nothing is left: no node, no timer, no gate', async () => {
    const { ads, root, media, playing } = begin(respond(fixture('vast.xml')));
    const refused = expect(playing).rejects.toThrow('destroyed');
    await settle();
    root.querySelector('.ads video')?.dispatchEvent(new Event('playing'));
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
    expect(asked).not.toHaveBeenCalled();
    expect(root.querySelector('.ads')).toBeNull();
  });

  test('what pauses the film pauses the ad, and playing takes it on', async () => {
    const { root, handle, media } = begin(respond(fixture('vast.xml')));
    await settle();
    root.querySelector('.ads video')?.dispatchEvent(new Event('playing'));
    handle.pause();
    expect(root.querySelector('.ads__button')?.getAttribute('aria-label')).toBe('suite');
    void media.play();
    expect(root.querySelector('.ads__button')?.getAttribute('aria-label')).toBe('pause');
  });

  test('an overlay lies over the film without stopping it, and can be closed', async () => {
    const overlay = `<VAST version="4.0"><Ad id="o"><InLine><AdSystem>x</AdSystem><AdTitle>o</AdTitle>
    <Creatives><Creative><NonLinearAds><NonLinear width="300" height="50" minSuggestedDuration="00:00:05">
    <StaticResource creativeType="image/png">/o.png</StaticResource></NonLinear></NonLinearAds></Creative></Creatives>
    </InLine></Ad></VAST>`;
    const { root, started, controls } = begin(respond(overlay));
    await settle();
    root.querySelector('.ads img')?.dispatchEvent(new Event('load'));
    expect(started()).toBe(1);
    expect(root.querySelector('.ads__bar')?.textContent).toContain('Annonce');
    expect(controls.hasAttribute('inert')).toBe(false);
    root.querySelector<HTMLButtonElement>('.ads__bar button')?.click();
    expect(root.querySelector('.ads img')).toBeNull();
    expect(root.querySelector<HTMLElement>('.ads')?.hidden).toBe(true);
  });
});
