import { expect, test } from 'vitest';
import { clampVolume } from '@/lib/player/clamp';
import { clampSpeed, clampTime } from '@/lib/player/plyr/create-handle';
import { crossOrigin } from '@/lib/player/source/cross-origin';
import { checkSource } from '@/lib/player/source/source-schema';

const film = { type: 'video', sources: [{ provider: 'html5', src: '/film.mp4' }] };
const sound = { ...film, type: 'audio' };
const ratio = 'Invalid aspect ratio specified';
const format = 'Invalid source format';

test.each<[unknown, string | undefined]>([
  [film, undefined],
  [undefined, format],
  ['film.mp4', format],
  [{ type: 'video' }, format],
  [{ type: 'video', sources: [] }, format],
  [{ type: 'video', sources: [{ provider: 'html5' }] }, format],
  [{ ...film, sources: [{ provider: 'dailymotion', src: 'x' }] }, 'Setup failed: Invalid provider'],
  [{ ...film, type: 'image' }, 'Setup failed: unsupported type'],
  ...['16:9', '4:3', '1.85:1'].map((ratio) => [{ ...film, ratio }, undefined] as const),
  ...['16/9', '16:', '0:9', '-4:3', 'wide'].map((it) => [{ ...film, ratio: it }, ratio] as const),
  [{ ...film, previewThumbnails: {} }, 'Missing previewThumbnails.src config attribute'],
  [{ ...sound, poster: '/p.jpg' }, 'Poster can only be set for video'],
  [{ ...sound, ratio: '16:9' }, 'Aspect ratio can only be set for video'],
] as [unknown, string | undefined][])('what is wrong with %j is: %s', (given, error) => {
  const checked = checkSource(given);
  expect(checked.error).toBe(error);
  if (!error) expect(checked.source).toMatchObject({ title: '', autoplay: false, tracks: [] });
});

test('only captions of another host want its leave; a film of one alone plays without', () => {
  expect(crossOrigin([])).toBeNull();
  expect(crossOrigin([{ src: '/media/a/captions.fr.vtt' }])).toBeNull();
  const abroad = { src: 'https://b.example/b.vtt' };
  expect(crossOrigin([{ src: '/media/a.vtt' }, abroad])).toBe('anonymous');
});

test.each([
  [-0.2, 0],
  [0.4, 0.4],
  [7, 1],
  [Number.NaN, 0],
])('a volume of %f is %f', (given, volume) => expect(clampVolume(given)).toBe(volume));

const speeds = [0.25, 0.5, 1, 1.5, 2];
test.each([
  ['html5', speeds, 0.01, 0.0625],
  ['html5', speeds, 20, 16],
  ['vimeo', speeds, 0.1, 0.5],
  ['vimeo', speeds, 4, 2],
  ['youtube', speeds, 0.6, 0.5],
  ['youtube', speeds, 9, 2],
  ['youtube', [], 2, 1],
] as const)('%s with the speeds %j takes %f as %f', (provider, offered, given, speed) => {
  expect(clampSpeed(given, provider, offered)).toBe(speed);
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
