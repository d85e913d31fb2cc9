// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFrameView, removalDelay } from '@/lib/player/thumbnails/frame-view';
import type { Frame } from '@/lib/player/thumbnails/frames';
import { patience } from '@/lib/player/thumbnails/image-queue';

const requested: FakeImage[] = [];

/** An image that loads when the test says so; 800 × 450 like a sheet of 5 × 5. */
class FakeImage {
  constructor() {
    const image = document.createElement('img');
    Object.defineProperties(image, {
      naturalWidth: { value: 800 },
      naturalHeight: { value: 450 },
    });
    requested.push(image as unknown as FakeImage);
    // biome-ignore lint/correctness/noConstructorReturn: stands for the browser's Image.
    return image as unknown as FakeImage;
  }
}

const box = document.createElement('div');
const single = (name: string): Frame => ({
  startTime: 0,
  endTime: 1,
  image: `https://x.ch/${name}`,
});
const sprite = (name: string, x: number): Frame => ({ ...single(name), x, y: 0, w: 160, h: 90 });
const asImage = (at: number) => requested[at] as unknown as HTMLImageElement;
const load = (at: number) => asImage(at).dispatchEvent(new Event('load'));
const fail = (at: number) => asImage(at).dispatchEvent(new Event('error'));
const addresses = () => requested.map((_, at) => asImage(at).dataset.address?.slice(13));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Image', FakeImage);
  requested.length = 0;
  box.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the constants of the specification', () => {
  expect(removalDelay).toEqual({ sprite: 500, single: 1000 });
});

it('shows an image once it has loaded, with the frame’s part of it over the whole box', () => {
  const view = createFrameView(box);
  view.show(sprite('a.jpg', 320));
  expect(box.children).toHaveLength(0);
  load(0);
  const { width, height, left } = asImage(0).style;
  expect([width, height, left]).toEqual(['500%', '500%', '-200%']);
  expect(box.style.aspectRatio).toBe('160 / 90');
});

it('moves a sheet that is there already instead of loading it again', () => {
  const view = createFrameView(box);
  view.show(sprite('a.jpg', 0));
  load(0);
  view.show(sprite('a.jpg', 160));
  expect(requested).toHaveLength(1);
  expect(asImage(0).style.left).toBe('-100%');
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
  expect([...box.children]).toEqual([asImage(0), asImage(1)]);
  vi.advanceTimersByTime(1);
  expect([...box.children]).toEqual([asImage(1)]);
});

it('loads only the last of the images that a pointer races over', () => {
  const view = createFrameView(box);
  for (const name of ['a', 'b', 'c', 'd']) view.show(single(name));
  expect(addresses()).toEqual(['a']);
  load(0);
  expect(addresses()).toEqual(['a', 'd']);
  expect(box.children).toHaveLength(0);
  load(1);
  expect([...box.children]).toEqual([asImage(1)]);
});

it('gives a slow image up for another after 300 ms, and not sooner', () => {
  const view = createFrameView(box);
  view.show(single('slow'));
  view.show(single('b'));
  vi.advanceTimersByTime(patience - 1);
  expect(addresses()).toEqual(['slow']);
  vi.advanceTimersByTime(1);
  expect(addresses()).toEqual(['slow', 'b']);
  expect(asImage(0).hasAttribute('src')).toBe(false);
});

it('waits for a slow image as long as no other is wanted, and then lets it go at once', () => {
  const view = createFrameView(box);
  view.show(single('slow'));
  vi.advanceTimersByTime(10_000);
  view.show(single('slow'));
  expect(addresses()).toEqual(['slow']);
  view.show(single('b'));
  expect(addresses()).toEqual(['slow', 'b']);
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
  view.show(single('a'));
  load(0);
  view.show(single('b'));
  load(1);
  view.show(single('c'));
  view.clear();
  load(2);
  expect(box.children).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
});
