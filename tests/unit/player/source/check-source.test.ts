import { describe, expect, test } from 'vitest';
import { clampVolume } from '@/lib/player/clamps/clamp-volume';
import { clampSpeed, clampTime } from '@/lib/player/plyr/create-handle';
import { checkSource } from '@/lib/player/source/check-source';
import { crossOrigin } from '@/lib/player/source/cross-origin';

describe('a source', () => {
  const film = { type: 'video', sources: [{ provider: 'html5', src: '/film.mp4' }] };

  const errorOf = (given: unknown) => checkSource(given).error;

  test('a description needs no more than a type and one source', () => {
    expect(checkSource(film).source).toMatchObject({ title: '', autoplay: false, tracks: [] });
  });

  test('an unknown provider is named as such, whatever else is wrong', () => {
    expect(errorOf({ ...film, sources: [{ provider: 'dailymotion', src: 'x' }] })).toBe(
      'Setup failed: Invalid provider',
    );
  });

  test('only video and audio can be played', () => {
    expect(errorOf({ ...film, type: 'image' })).toBe('Setup failed: unsupported type');
  });

  test.each([
    ['nothing', undefined],
    ['a word', 'film.mp4'],
    ['no sources', { type: 'video' }],
    ['an empty list', { type: 'video', sources: [] }],
    ['a source without an address', { type: 'video', sources: [{ provider: 'html5' }] }],
  ])('%s is no source format', (_, given) => {
    expect(errorOf(given)).toBe('Invalid source format');
  });

  test.each(['16/9', '16:', '0:9', '-4:3', 'wide'])('%s is no aspect ratio', (ratio) => {
    expect(errorOf({ ...film, ratio })).toBe('Invalid aspect ratio specified');
  });

  test.each(['16:9', '4:3', '1.85:1'])('%s is an aspect ratio', (ratio) => {
    expect(checkSource({ ...film, ratio }).source?.ratio).toBe(ratio);
  });

  test('preview thumbnails without an address are missed', () => {
    expect(errorOf({ ...film, previewThumbnails: {} })).toBe(
      'Missing previewThumbnails.src config attribute',
    );
  });

  test('poster and ratio are for video only', () => {
    const sound = { ...film, type: 'audio' };
    expect(errorOf({ ...sound, poster: '/p.jpg' })).toBe('Poster can only be set for video');
    expect(errorOf({ ...sound, ratio: '16:9' })).toBe('Aspect ratio can only be set for video');
  });
});

describe('its captions', () => {
  test('only captions of another host want its leave; a film of one alone plays without', () => {
    expect(crossOrigin([])).toBeNull();
    expect(crossOrigin([{ src: '/media/a/captions.fr.vtt' }])).toBeNull();
    expect(crossOrigin([{ src: '/media/a.vtt' }, { src: 'https://b.example/b.vtt' }])).toBe(
      'anonymous',
    );
  });
});

describe('volume, speed and time', () => {
  test.each([
    [-0.2, 0],
    [0.4, 0.4],
    [7, 1],
    [Number.NaN, 0],
  ])('a volume of %f is %f', (given, volume) => {
    expect(clampVolume(given)).toBe(volume);
  });

  test.each([
    ['html5', 0.01, 0.0625],
    ['html5', 20, 16],
    ['vimeo', 0.1, 0.5],
    ['vimeo', 4, 2],
    ['youtube', 0.6, 0.5],
    ['youtube', 9, 2],
  ] as const)('%s takes a speed of %f as %f', (provider, given, speed) => {
    expect(clampSpeed(given, provider, [0.25, 0.5, 1, 1.5, 2])).toBe(speed);
  });

  test.each([
    [-3, 60, 0],
    [30, 60, 30],
    [90, 60, 60],
    [30, Number.NaN, 0],
    [30, Number.POSITIVE_INFINITY, 0],
  ])('a seek to %f in %f s goes to %f', (time, duration, target) => {
    expect(clampTime(time, duration)).toBe(target);
  });
});
