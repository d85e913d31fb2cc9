import { expect, test } from 'vitest';
import { isStream } from '@/lib/player/hls/is-stream';
import { heights, levelFor } from '@/lib/player/hls/open-stream';

test('a stream is known by its type, else by its address', () => {
  expect(isStream({ src: '/a.m3u8?x=1' })).toBe(true);
  expect(isStream({ src: '/a', type: 'application/vnd.apple.mpegurl' })).toBe(true);
  expect(isStream({ src: '/a.m3u8', type: 'video/mp4' })).toBe(false);
  expect(isStream({ src: '/m3u8/a.mp4' })).toBe(false);
});

const levels = [
  { height: 240, bitrate: 100 },
  { height: 720, bitrate: 900 },
  { height: 720, bitrate: 1800 },
  { bitrate: 50 },
];

test('each height is offered once, large first, and sound alone not at all', () => {
  expect(heights(levels)).toEqual([720, 240]);
});

test('a height means the best picture of it, 0 leaves the choice to the stream', () => {
  expect(levelFor(levels, 720)).toBe(2);
  expect(levelFor(levels, 0)).toBe(-1);
  expect(levelFor(levels, 1080)).toBe(-1);
});
