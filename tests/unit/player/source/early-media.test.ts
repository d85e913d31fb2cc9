// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchEarly, takeEarly } from '@/lib/player/source/early-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';

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

test('a press on another film leaves the first to its own player', () => {
  fetchEarly(source({ provider: 'html5', src: '/media/a/film.mp4' }));
  fetchEarly(source({ provider: 'html5', src: '/media/a/trailer.mp4' }));
  expect(takeEarly('/media/a/film.mp4')).toBeDefined();
  expect(takeEarly('/media/a/trailer.mp4')).toBeDefined();
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
