import { expect, it } from 'vitest';
import { findFrame, isSprite, toFrames } from '@/lib/player/thumbnails/frames';
import { parseVtt } from '@/lib/webvtt/parse-vtt';

const base = 'https://films.example/t/thumbnails.vtt';
const read = (...cues: string[]) => toFrames(parseVtt(['WEBVTT', ...cues].join('\n\n')), base);

const frames = read(
  '00:10.000 --> 00:20.000\ns.jpg#xywh=160,0,160,90',
  '00:00.000 --> 00:10.000\ns.jpg#xywh=0,0,160,90',
  '00:30.000 --> 00:40.000\nlate.jpg',
);

it('makes frames in the order of time, sprites with their area and single images without', () => {
  const image = 'https://films.example/t/s.jpg';
  expect(frames).toEqual([
    { startTime: 0, endTime: 10, image, x: 0, y: 0, w: 160, h: 90 },
    { startTime: 10, endTime: 20, image, x: 160, y: 0, w: 160, h: 90 },
    { startTime: 30, endTime: 40, image: 'https://films.example/t/late.jpg' },
  ]);
  expect(frames.map(isSprite)).toEqual([true, true, false]);
});

it('leaves out cues without an image and cues without a length', () => {
  expect(read('00:00.000 --> 00:01.000', '00:02.000 --> 00:01.000\na.jpg')).toEqual([]);
  expect(read('00:00.000 --> 00:01.000\n \n\t\na.jpg \n ')).toHaveLength(1);
});

it.each([
  [0, 0],
  [9.999, 0],
  [10, 1],
  [20, 1],
  [25, -1],
  [30, 2],
  [40, 2],
  [40.001, -1],
  [-1, -1],
])('at %d s finds frame %d', (time, index) => {
  expect(findFrame(frames, time)).toBe(index);
});

it('finds nothing among no frames', () => {
  expect(findFrame([], 3)).toBe(-1);
});

it('finds each of a thousand frames', () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({
    startTime: at,
    endTime: at + 1,
    image: `${at}.jpg`,
  }));
  const found = many.map((frame) => findFrame(many, frame.startTime + 0.5));
  expect(found).toEqual(many.map((_, at) => at));
});
