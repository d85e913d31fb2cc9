// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFrameView } from '@/lib/player/thumbnails/frame-view';
import type { Frame } from '@/lib/player/thumbnails/frames';
import { maxBlockTime } from '@/lib/player/thumbnails/image-queue';

const requested: HTMLImageElement[] = [];
const box = document.createElement('div');
const single = (name: string): Frame => ({
  ...{ startTime: 0, endTime: 1, image: `https://x.ch/${name}` },
});
const sprite = (name: string, x: number): Frame => ({ ...single(name), x, y: 0, w: 160, h: 90 });
const tell = (type: string) => (at: number) => requested[at]?.dispatchEvent(new Event(type));
const [load, fail] = [tell('load'), tell('error')];
const addresses = () => requested.map(({ dataset }) => dataset.address?.slice(13));
beforeEach(() => {
  vi.useFakeTimers();
  // An image loads when the test says so; 800 × 450 like a sheet of 5 × 5.
  vi.stubGlobal('Image', function FakeImage() {
    const image = document.createElement('img');
    Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 450 } });
    requested.push(image);
    return image;
  });
  requested.length = 0;
  box.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the frame’s part of a sheet over the whole box, and moves it instead of loading it again', () => {
  const view = createFrameView(box);
  view.show(sprite('a.jpg', 320));
  expect(box.children).toHaveLength(0);
  load(0);
  const placed = () => {
    const { width, height, left } = requested[0]?.style ?? {};
    return [width, height, left];
  };
  expect(placed()).toEqual(['500%', '500%', '-200%']);
  expect(box.style.aspectRatio).toBe('160 / 90');
  view.show(sprite('a.jpg', 160));
  expect([requested.length, ...placed()]).toEqual([1, '500%', '500%', '-100%']);
});

it.each([
  ['a sheet', 500, sprite('a.jpg', 0), sprite('b.jpg', 0)],
  ['a single image', 1000, single('a.jpg'), single('b.jpg')],
])('takes %s away %d ms after another has come over it', (_, delay, first, second) => {
  const view = createFrameView(box);
  view.show(first);
  load(0);
  view.show(second);
  expect(box.children).toHaveLength(1);
  load(1);
  vi.advanceTimersByTime(delay - 1);
  expect([...box.children]).toEqual(requested);
  vi.advanceTimersByTime(1);
  expect([...box.children]).toEqual([requested[1]]);
});

it('loads only the last of the images that a pointer races over', () => {
  const view = createFrameView(box);
  for (const name of ['a', 'b', 'c', 'd']) view.show(single(name));
  expect(addresses()).toEqual(['a']);
  load(0);
  expect(addresses()).toEqual(['a', 'd']);
  expect(box.children).toHaveLength(0);
  load(1);
  expect([...box.children]).toEqual([requested[1]]);
});

it('gives a slow image up for another after 300 ms, and waits for it where no other is wanted', () => {
  const view = createFrameView(box);
  view.show(single('slow'));
  view.show(single('b'));
  vi.advanceTimersByTime(maxBlockTime - 1);
  expect(addresses()).toEqual(['slow']);
  vi.advanceTimersByTime(1);
  expect(addresses()).toEqual(['slow', 'b']);
  expect(requested[0]?.hasAttribute('src')).toBe(false);
  vi.advanceTimersByTime(10_000);
  view.show(single('b'));
  expect(addresses()).toEqual(['slow', 'b']);
  view.show(single('c'));
  expect(addresses(), 'its time is over').toEqual(['slow', 'b', 'c']);
});

it('shows nothing rather than the wrong image where one is broken, and asks for it once', () => {
  const changed = vi.fn();
  const view = createFrameView(box, changed);
  view.show(single('a'));
  load(0);
  view.show(single('broken'));
  fail(1);
  expect(box.children).toHaveLength(0);
  view.show(single('broken'));
  expect(addresses()).toEqual(['a', 'broken']);
  expect(changed).toHaveBeenCalledTimes(3);
  view.show(single('a'));
  load(2);
  expect(box.children).toHaveLength(1);
});

it('leaves neither images nor timers behind', () => {
  const view = createFrameView(box);
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    view.show(single(name));
    if (at < 2) load(at);
  }
  view.clear();
  load(2);
  expect(box.children).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
});
