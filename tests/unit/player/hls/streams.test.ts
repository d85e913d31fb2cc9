import { describe, expect, test } from 'vitest';
import { heights, keepSeeksBeforeEnd, levelFor } from '@/lib/player/hls/open-stream';
import { isStream } from '@/lib/player/hls/stream';

describe('qualities', () => {
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
});

describe('the end of a stream', () => {
  function seekTo(currentTime: number, duration: number) {
    const media = Object.assign(new EventTarget(), { currentTime, duration });
    const closing = new AbortController();
    keepSeeksBeforeEnd(media as unknown as HTMLMediaElement, closing.signal);
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
});
