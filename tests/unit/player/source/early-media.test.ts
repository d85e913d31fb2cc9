import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchModes } from '@/lib/player/session/run-source';
import {
  preloadMedia,
  prepareMedia,
  releasePreloaded,
  takePreloaded,
} from '@/lib/player/source/preloaded-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { createStore } from '@/lib/player/state/player-store';

// @vitest-environment jsdom

const source = (src: string, provider: 'html5' | 'youtube' = 'html5'): PlayerSource => ({
  ...{ type: 'video', title: 'Nerven', autoplay: false, tracks: [], sources: [{ provider, src }] },
});
const film = source('/film.mp4');
let create = vi.spyOn(document, 'createElement');

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  create = vi.spyOn(document, 'createElement');
});
afterEach(() => {
  takePreloaded('/film.mp4');
  vi.restoreAllMocks();
});

test('the element that fetches a film is made once, and handed on once, for that film only', () => {
  preloadMedia(film);
  preloadMedia(film);
  expect(create).toHaveBeenCalledOnce();
  expect(takePreloaded('/other.mp4')).toBeUndefined();
  expect(takePreloaded('/film.mp4')?.getAttribute('src')).toBe('/film.mp4');
  expect(takePreloaded('/film.mp4')).toBeUndefined();
});

test('nothing is fetched of a provider or of a stream', () => {
  preloadMedia(source('aqz-KE-bpKQ', 'youtube'));
  preloadMedia(source('/master.m3u8'));
  expect([takePreloaded('aqz-KE-bpKQ'), takePreloaded('/master.m3u8')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a film that could not be fetched is asked for anew', () => {
  preloadMedia(film);
  const [failed] = create.mock.results.map(({ value }) => value);
  Object.defineProperty(failed, 'error', { value: { code: 2 } });
  preloadMedia(film);
  expect(create).toHaveBeenCalledTimes(2);
  expect(takePreloaded('/film.mp4')).not.toBe(failed);
});

test('before a press the element is at hand out of sight, asks for nothing, and takes no press', () => {
  const box = document.createElement('div');
  prepareMedia(film, box);
  prepareMedia(film, box);
  expect(box.children).toHaveLength(1);
  const media = box.querySelector('video');
  expect(media).toMatchObject({ preload: 'none', style: { visibility: 'hidden' } });
  expect(preloadMedia(film)).toBe(media);
  expect(media?.preload).toBe('auto');
  expect(takePreloaded('/film.mp4')?.style.visibility).toBe('');
});

test('a page that is left lets go of it', () => {
  const box = document.createElement('div');
  prepareMedia(film, box);
  const media = box.querySelector('video');
  releasePreloaded(film);
  expect([box.childElementCount, media?.hasAttribute('src')]).toEqual([0, false]);
  expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce();
  expect(takePreloaded('/film.mp4')).toBeUndefined();
});

test.each([
  ['enterfullscreen', 'exitfullscreen', 'fullscreen'],
  ['enterpictureinpicture', 'leavepictureinpicture', 'pip'],
] as const)('%s and %s of an element are told until the player is gone', (enter, leave, mode) => {
  const root = document.createElement('div');
  const media = root.appendChild(document.createElement('video'));
  const store = createStore();
  const stop = watchModes(root, store);
  const tell = (type: string) => {
    media.dispatchEvent(new Event(type));
    return store.read()[mode];
  };
  expect(tell(enter)).toBe(true);
  expect(store.read()).toMatchObject({ ...{ fullscreen: false, pip: false }, [mode]: true });
  expect(tell(leave)).toBe(false);
  tell('enterpictureinpicture');
  stop();
  expect(store.read().pip, 'it has no window of its own any more').toBe(false);
  expect(tell('enterfullscreen') && mode === 'fullscreen').toBe(false);
});
