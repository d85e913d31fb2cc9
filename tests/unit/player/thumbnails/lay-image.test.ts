import { expect, it } from 'vitest';
import { areaInPixels } from '@/lib/player/thumbnails/frame-view';

const frame = { startTime: 0, endTime: 1, image: 's.jpg' };

it('shows the whole of a single image', () => {
  expect(areaInPixels(frame, 320, 180)).toEqual({ x: 0, y: 0, w: 320, h: 180 });
});

it('takes pixels as they are', () => {
  const sprite = { ...frame, x: 160, y: 90, w: 160, h: 90 };
  expect(areaInPixels(sprite, 800, 450)).toEqual({ x: 160, y: 90, w: 160, h: 90 });
});

it('counts per cent of the image’s natural size', () => {
  const sprite = { ...frame, x: 25, y: 50, w: 25, h: 10, unit: 'percent' as const };
  expect(areaInPixels(sprite, 800, 450)).toEqual({ x: 200, y: 225, w: 200, h: 45 });
});

it('cuts an area to what there is of the image', () => {
  const sprite = { ...frame, x: 720, y: 0, w: 160, h: 90 };
  expect(areaInPixels(sprite, 800, 450)).toMatchObject({ x: 720, w: 80 });
});
