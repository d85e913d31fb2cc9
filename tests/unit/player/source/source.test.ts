// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crossOrigin } from '@/lib/player/source/cross-origin';
import { preloadMedia, takePreloaded } from '@/lib/player/source/preloaded-media';
import { checkSource, type PlayerSource } from '@/lib/player/source/source-schema';

const video = { type: 'video', sources: [{ provider: 'html5', src: '/film.mp4' }] };
const audio = { ...video, type: 'audio' };
const ratio = 'Invalid aspect ratio specified';
const format = 'Invalid source format';

test.each<[unknown, string | undefined]>([
  [video, undefined],
  [undefined, format],
  ['film.mp4', format],
  [{ type: 'video' }, format],
  [{ type: 'video', sources: [] }, format],
  [{ type: 'video', sources: [{ provider: 'html5' }] }, format],
  [
    { ...video, sources: [{ provider: 'dailymotion', src: 'x' }] },
    'Setup failed: Invalid provider',
  ],
  [{ ...video, type: 'image' }, 'Setup failed: unsupported type'],
  ...['16:9', '4:3', '1.85:1'].map((ratio) => [{ ...video, ratio }, undefined] as const),
  ...['16/9', '16:', '0:9', '-4:3', 'wide'].map((it) => [{ ...video, ratio: it }, ratio] as const),
  [{ ...video, previewThumbnails: {} }, 'Missing previewThumbnails.src config attribute'],
  [{ ...audio, poster: '/p.jpg' }, 'Poster can only be set for video'],
  [{ ...audio, ratio: '16:9' }, 'Aspect ratio can only be set for video'],
] as [unknown, string | undefined][])('the source %j has the error: %s', (given, error) => {
  const checked = checkSource(given);
  expect(checked.error).toBe(error);
  if (!error) expect(checked.source).toMatchObject({ title: '', autoplay: false, tracks: [] });
});

test('only remote captions need CORS', () => {
  expect(crossOrigin([])).toBeNull();
  expect(crossOrigin([{ src: '/media/a/captions.fr.vtt' }])).toBeNull();
  const remote = { src: 'https://b.example/b.vtt' };
  expect(crossOrigin([{ src: '/media/a.vtt' }, remote])).toBe('anonymous');
});

describe('preloaded media', () => {
  const source = (src: string, provider: 'html5' | 'youtube' = 'html5'): PlayerSource => ({
    ...{
      type: 'video',
      title: 'Nerven',
      autoplay: false,
      tracks: [],
      sources: [{ provider, src }],
    },
  });
  const film = source('/film.mp4');
  let create = vi.spyOn(document, 'createElement');

  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
    create = vi.spyOn(document, 'createElement');
  });
  afterEach(() => void takePreloaded('/film.mp4'));

  test('the element is created once, and taken once by its source', () => {
    preloadMedia(film);
    preloadMedia(film);
    expect(create).toHaveBeenCalledOnce();
    expect(takePreloaded('/other.mp4')).toBeUndefined();
    expect(takePreloaded('/film.mp4')?.getAttribute('src')).toBe('/film.mp4');
    expect(takePreloaded('/film.mp4')).toBeUndefined();
  });

  test('embeds and streams are not preloaded', () => {
    preloadMedia(source('aqz-KE-bpKQ', 'youtube'));
    preloadMedia(source('/master.m3u8'));
    expect([takePreloaded('aqz-KE-bpKQ'), takePreloaded('/master.m3u8')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
