// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { jumpOver } from '@/lib/player/hls/jump-over';

function play(to: number) {
  const media = document.createElement('video');
  Object.defineProperty(media, 'duration', { value: 60 });
  Object.defineProperty(media, 'buffered', {
    value: { length: 1, start: () => 0, end: () => 20 },
  });
  media.currentTime = to;
  const go = vi.fn();
  const forget = jumpOver(media, { start: 20, end: 24 }, go);
  return { media, go, forget };
}

test('what lies before a hole is seen, then the film goes on behind it', () => {
  const { media, go } = play(5);
  media.dispatchEvent(new Event('timeupdate'));
  expect(go).not.toHaveBeenCalled();
  media.currentTime = 19.8;
  media.dispatchEvent(new Event('waiting'));
  expect(media.currentTime).toBeCloseTo(24.01);
  expect(go).toHaveBeenCalledExactlyOnceWith(24);
  media.dispatchEvent(new Event('timeupdate'));
  expect(go).toHaveBeenCalledOnce();
});

test('a film that begins in a hole is past it at once, and one that is closed jumps no more', () => {
  expect(play(21).go).toHaveBeenCalledOnce();
  const { media, go, forget } = play(5);
  forget();
  media.currentTime = 19.8;
  media.dispatchEvent(new Event('waiting'));
  expect(go).not.toHaveBeenCalled();
});
