// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fetchEarly, takeEarly } from '@/lib/player/source/early-media';
import type { PlayerSource } from '@/lib/player/source/source-schema';

const source = (part: PlayerSource['sources'][number]): PlayerSource => ({
  type: 'video',
  title: 'Nerven',
  autoplay: false,
  tracks: [],
  sources: [part],
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
