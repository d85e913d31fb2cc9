// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAds } from '@/lib/ads/create-ads';
import { createVastBackend } from '@/lib/ads/vast/create-vast-backend';
import { stubPlayer } from '../stub-player';
import { words } from '../words';
import { begin, config, fixture, respond, settle } from './begin';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a house tag that points elsewhere is not followed without consent', async () => {
  const wrapper = `<VAST version="4.0"><Ad id="w"><Wrapper><AdSystem>x</AdSystem>
    <VASTAdTagURI>https://elsewhere.example/vast</VASTAdTagURI></Wrapper></Ad></VAST>`;
  const { asked, started } = begin(respond(wrapper));
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(started()).toBe(1);
});

test('nothing is kept on the device for the house tag', async () => {
  localStorage.clear();
  begin(respond(fixture('vast.xml')));
  await settle();
  expect(localStorage.length).toBe(0);
});

test('the focus goes to the ad and comes back, and the film is inert meanwhile', async () => {
  const player = stubPlayer();
  player.controls.focus();
  vi.stubGlobal('fetch', respond(fixture('vast.xml')));
  const load = async () => createVastBackend;
  createAds(player.handle, { config, language: 'fr', words, load }).onPlayIntent();
  await settle();
  const video = player.root.querySelector('.ads video') as HTMLVideoElement;
  video.dispatchEvent(new Event('playing'));
  expect(document.activeElement?.className).toBe('ads__skip');
  expect(player.controls.hasAttribute('inert')).toBe(true);
  video.dispatchEvent(new Event('ended'));
  expect(document.activeElement).toBe(player.controls);
  expect(player.controls.hasAttribute('inert')).toBe(false);
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

test('a source that is tried again has no second pre-roll', async () => {
  const player = stubPlayer();
  vi.stubGlobal('fetch', respond(fixture('vast.xml')));
  const options = { config, language: 'fr', words, load: async () => createVastBackend };
  const first = createAds(player.handle, options);
  first.onPlayIntent();
  await settle();
  player.root.querySelector('.ads video')?.dispatchEvent(new Event('ended'));
  first.destroy();
  createAds(player.handle, options).onPlayIntent();
  await settle();
  expect(player.root.querySelector('.ads video')).toBeNull();
  expect(player.started()).toBe(2);
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
