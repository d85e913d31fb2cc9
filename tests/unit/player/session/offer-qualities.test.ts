// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { swapFile } from '@/lib/player/session/offer-qualities';

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
    new DOMException('', 'AbortError'),
  );
});
afterEach(() => void vi.restoreAllMocks());

function swap(paused: boolean) {
  const media = document.createElement('video');
  Object.defineProperty(media, 'paused', { value: paused });
  media.currentTime = 12;
  media.playbackRate = 1.5;
  swapFile(media, '/hd.mp4');
  // As a browser does with a new file.
  media.currentTime = 0;
  media.playbackRate = 1;
  return media;
}

test('another file goes on where the one before was, as fast, and plays on', () => {
  const media = swap(false);
  expect(media.getAttribute('src')).toBe('/hd.mp4');
  expect(media.load).toHaveBeenCalledOnce();
  expect(media.currentTime).toBe(0);
  media.dispatchEvent(new Event('loadedmetadata'));
  expect(media).toMatchObject({ currentTime: 12, playbackRate: 1.5 });
  expect(media.play).toHaveBeenCalledOnce();
});

test('a film that stands still goes on standing', () => {
  const media = swap(true);
  media.dispatchEvent(new Event('loadedmetadata'));
  expect(media.currentTime).toBe(12);
  expect(media.play).not.toHaveBeenCalled();
});

test('it goes there once, not at the next file again', () => {
  const media = swap(true);
  media.dispatchEvent(new Event('loadedmetadata'));
  media.currentTime = 30;
  media.dispatchEvent(new Event('loadedmetadata'));
  expect(media.currentTime).toBe(30);
});
