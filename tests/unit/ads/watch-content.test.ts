// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { watchContent } from '@/lib/ads/watch-content';

function watch(state: { seeking?: boolean; paused?: boolean; ended?: boolean } = {}) {
  const media = document.createElement('video');
  for (const [name, value] of Object.entries({
    ...{ seeking: false, paused: false, ended: false, currentTime: 12, duration: 60 },
    ...state,
  }))
    Object.defineProperty(media, name, { value });
  const send = vi.fn();
  return { media, send, stop: watchContent(media, send) };
}

test('the time of a running film is told, and its end', () => {
  const { media, send } = watch();
  media.dispatchEvent(new Event('timeupdate'));
  expect(send).toHaveBeenLastCalledWith({ type: 'contentTime', time: 12, duration: 60 });
  media.dispatchEvent(new Event('ended'));
  expect(send).toHaveBeenLastCalledWith({ type: 'contentEnded' });
});

test.each([{ seeking: true }, { paused: true }, { ended: true }])(
  'no time is told of a film that is %j',
  (state) => {
    const { media, send } = watch(state);
    media.dispatchEvent(new Event('timeupdate'));
    expect(send).not.toHaveBeenCalled();
  },
);

test('nothing is told any more once nobody watches', () => {
  const { media, send, stop } = watch();
  stop();
  media.dispatchEvent(new Event('timeupdate'));
  media.dispatchEvent(new Event('ended'));
  expect(send).not.toHaveBeenCalled();
});
