// @vitest-environment jsdom

import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchModes } from '@/lib/player/session/run-source';
import { fetchEarly, forgetEarly, prepareEarly, takeEarly } from '@/lib/player/source/early-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { createStore } from '@/lib/player/state/create-store';

describe('the element of a press', () => {
  const source = (part: PlayerSource['sources'][number]): PlayerSource => ({
    type: 'video',
    title: 'Nerven',
    autoplay: false,
    tracks: [],
    sources: [part],
  });

  afterEach(() => {
    takeEarly('/media/a/film.mp4');
    vi.restoreAllMocks();
  });

  test('the element that fetches a film is handed on once, and only for that film', () => {
    fetchEarly(source({ provider: 'html5', src: '/media/a/film.mp4' }));
    expect(takeEarly('/media/b/film.mp4')).toBeUndefined();
    expect(takeEarly('/media/a/film.mp4')?.getAttribute('src')).toBe('/media/a/film.mp4');
    expect(takeEarly('/media/a/film.mp4')).toBeUndefined();
  });

  test('nothing is fetched of a provider or of a stream', () => {
    fetchEarly(source({ provider: 'youtube', src: 'aqz-KE-bpKQ' }));
    fetchEarly(source({ provider: 'html5', src: '/media/a/master.m3u8' }));
    expect(takeEarly('aqz-KE-bpKQ')).toBeUndefined();
    expect(takeEarly('/media/a/master.m3u8')).toBeUndefined();
  });

  test('a second press before the player is there fetches the film no second time', () => {
    const create = vi.spyOn(document, 'createElement');
    const film = source({ provider: 'html5', src: '/media/a/film.mp4' });
    fetchEarly(film);
    fetchEarly(film);
    expect(create).toHaveBeenCalledOnce();
  });

  test('a film that could not be fetched is asked for anew', () => {
    const create = vi.spyOn(document, 'createElement');
    const film = source({ provider: 'html5', src: '/media/a/film.mp4' });
    fetchEarly(film);
    const [failed] = create.mock.results.map(({ value }) => value);
    Object.defineProperty(failed, 'error', { value: { code: 2 } });
    fetchEarly(film);
    expect(create).toHaveBeenCalledTimes(2);
    expect(takeEarly('/media/a/film.mp4')).not.toBe(failed);
  });

  describe('before a press', () => {
    const film = source({ provider: 'html5', src: '/media/a/film.mp4' });

    test('the element is at hand out of sight, asks for nothing, and takes no press', () => {
      const box = document.createElement('div');
      document.body.replaceChildren(box);
      prepareEarly(film, box);
      const media = box.querySelector('video');
      expect(media).toMatchObject({ preload: 'none', style: { visibility: 'hidden' } });
      prepareEarly(film, box);
      expect(box.children).toHaveLength(1);
      expect(fetchEarly(film)).toBe(media);
      expect(media?.preload).toBe('auto');
      expect(takeEarly('/media/a/film.mp4')?.style.visibility).toBe('');
    });

    test('a page that is left lets go of it', () => {
      const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
      const box = document.createElement('div');
      prepareEarly(film, box);
      const media = box.querySelector('video');
      forgetEarly(film);
      expect(box.childElementCount).toBe(0);
      expect(media?.hasAttribute('src')).toBe(false);
      expect(load).toHaveBeenCalledOnce();
      expect(takeEarly('/media/a/film.mp4')).toBeUndefined();
    });
  });
});

describe('its modes', () => {
  function open() {
    const root = document.createElement('div');
    const media = document.createElement('video');
    root.append(media);
    const store = createStore();
    return { media, store, stop: watchModes(root, store) };
  }

  test.each([
    ['enterfullscreen', 'exitfullscreen', 'fullscreen'],
    ['enterpictureinpicture', 'leavepictureinpicture', 'pip'],
  ] as const)('%s and %s are told, though they do not bubble', (enter, leave, mode) => {
    const { media, store } = open();
    media.dispatchEvent(new Event(enter));
    expect(store.read()).toMatchObject({ fullscreen: false, pip: false, [mode]: true });
    media.dispatchEvent(new Event(leave));
    expect(store.read()[mode]).toBe(false);
  });

  test('a player that is gone is in no window of its own, and nothing is told of it', () => {
    const { media, store, stop } = open();
    media.dispatchEvent(new Event('enterpictureinpicture'));
    stop();
    expect(store.read().pip).toBe(false);
    media.dispatchEvent(new Event('enterfullscreen'));
    expect(store.read().fullscreen).toBe(false);
  });
});
