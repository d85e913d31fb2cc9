import { expect, test } from 'vitest';
import { keepOffEnd } from '@/lib/player/hls/open-stream';

function seekTo(currentTime: number, duration: number) {
  const media = Object.assign(new EventTarget(), { currentTime, duration });
  const closing = new AbortController();
  keepOffEnd(media as unknown as HTMLMediaElement, closing.signal);
  const seek = () => void media.dispatchEvent(new Event('seeking'));
  seek();
  return { media, seek, close: () => closing.abort() };
}

test('a stream that is led to its end plays its last moment', () => {
  const { media, seek } = seekTo(8, 8);
  expect(media.currentTime).toBe(7.9);
  media.currentTime = 7.9000001;
  seek();
  expect(media.currentTime, 'a rounded time is left alone').toBe(7.9000001);
});

test('all other times stay, and those of a stream without an end', () => {
  expect(seekTo(4, 8).media.currentTime).toBe(4);
  expect(seekTo(100, Number.POSITIVE_INFINITY).media.currentTime).toBe(100);
  expect(seekTo(5, Number.NaN).media.currentTime).toBe(5);
});

test('a stream that is closed is left alone', () => {
  const { media, seek, close } = seekTo(4, 8);
  close();
  media.currentTime = 8;
  seek();
  expect(media.currentTime).toBe(8);
});
