import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Frame } from '@/lib/player/thumbnails/frames';
import {
  createPreloader,
  nearbyImages,
  preloadDelay,
} from '@/lib/player/thumbnails/preload-images';

const singles: Frame[] = Array.from({ length: 100 }, (_, at) => ({
  startTime: at,
  endTime: at + 1,
  image: `${at}.jpg`,
}));
const sheets: Frame[] = singles.map((frame, at) => ({
  ...frame,
  image: `sheet-${Math.floor(at / 25)}.jpg`,
  ...{ x: (at % 25) * 160, y: 0, w: 160, h: 90 },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('knows two single images to each side, nearest first', () => {
  expect(nearbyImages(singles, 50)).toEqual(['51.jpg', '49.jpg', '52.jpg', '48.jpg']);
  expect(nearbyImages(singles, 0)).toEqual(['1.jpg', '2.jpg']);
  expect(nearbyImages(singles, 99)).toEqual(['98.jpg', '97.jpg']);
});

it('knows the sheets before and after', () => {
  expect(nearbyImages(sheets, 30)).toEqual(['sheet-2.jpg', 'sheet-0.jpg']);
  expect(nearbyImages(sheets, 99)).toEqual(['sheet-2.jpg']);
  expect(nearbyImages(sheets.slice(0, 25), 3)).toEqual([]);
});

it('knows nothing beside no frame', () => {
  expect(nearbyImages(singles, -1)).toEqual([]);
});

it('fetches 300 ms after the pointer has come to rest', () => {
  const fetchImage = vi.fn();
  const preloader = createPreloader(fetchImage);
  preloader.near(singles, 50);
  vi.advanceTimersByTime(299);
  expect(fetchImage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetchImage).toHaveBeenCalledTimes(4);
  expect(preloadDelay).toBe(300);
});

it('fetches nothing on the way of a pointer that moves over the whole film', () => {
  const fetchImage = vi.fn();
  const preloader = createPreloader(fetchImage);
  for (const at of singles.keys()) {
    preloader.near(singles, at);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1000);
  expect(fetchImage.mock.calls).toEqual([['98.jpg'], ['97.jpg']]);
});

it('fetches no image twice, nor one that has been shown', () => {
  const fetchImage = vi.fn();
  const preloader = createPreloader(fetchImage);
  for (const at of [50, 51, 50]) {
    preloader.near(singles, at);
    vi.advanceTimersByTime(300);
  }
  expect(fetchImage.mock.calls.flat()).toEqual(['51.jpg', '49.jpg', '52.jpg', '48.jpg', '53.jpg']);
});

it('fetches nothing once it is stopped', () => {
  const fetchImage = vi.fn();
  const preloader = createPreloader(fetchImage);
  preloader.near(singles, 50);
  preloader.stop();
  vi.advanceTimersByTime(1000);
  expect(fetchImage).not.toHaveBeenCalled();
});
