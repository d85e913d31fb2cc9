import { expect, it } from 'vitest';
import { thumbnailsFile, timecode } from '@/tools/media/making/make-sprites';
import { spriteLayout } from '@/tools/media/sprites/sprite-layout';

const hd = { width: 1280, height: 720 };

const cues = (seconds: number) =>
  thumbnailsFile(spriteLayout(seconds, hd), seconds).trim().split('\n\n').slice(1);

it('gives every second the next tile, row by row', () => {
  expect(cues(10)[0]).toBe('00:00:00.000 --> 00:00:01.000\nsprite.jpg#xywh=0,0,160,90');
  expect(cues(10)[9]).toBe('00:00:09.000 --> 00:00:10.000\nsprite.jpg#xywh=160,90,160,90');
});

it('stretches the last tile to the end of the film', () => {
  expect(cues(9.3)).toHaveLength(9);
  expect(cues(9.3).at(-1)).toContain('00:00:08.000 --> 00:00:09.300');
});

it('goes on to the next sheet when one is full', () => {
  expect(cues(100)[63]).toMatch(/\nsprite-1\.jpg#xywh=1120,630,160,90$/);
  expect(cues(100)[64]).toMatch(/\nsprite-2\.jpg#xywh=0,0,160,90$/);
});

it('writes a moment as WebVTT does, carrying milliseconds over into the minute', () => {
  expect(timecode(0)).toBe('00:00:00.000');
  expect(timecode(59.9996)).toBe('00:01:00.000');
  expect(timecode(3723.04)).toBe('01:02:03.040');
});
