// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { gateMedia, watchContent } from '@/lib/ads/gate-media';
import { stubPlayer } from './stub-player';

describe('gateMedia', () => {
  function open() {
    const { media, started } = stubPlayer();
    const onIntent = vi.fn();
    const gate = gateMedia(media, onIntent);
    const fire = (type: string) => media.dispatchEvent(new Event(type));
    return { media, started, onIntent, gate, fire };
  }
  const refuse = () =>
    vi
      .mocked(HTMLMediaElement.prototype.play)
      .mockRejectedValueOnce(new DOMException('no sound', 'NotAllowedError'));

  test('play() waits until the film really starts', async () => {
    const { media, started, onIntent, gate } = open();
    const playing = media.play();
    expect(onIntent).toHaveBeenCalledOnce();
    expect([started(), gate.hasBegun()]).toEqual([0, false]);
    gate.playContent();
    await expect(playing).resolves.toBeUndefined();
    expect([started(), gate.hasBegun()]).toEqual([1, true]);
  });

  test('play() rejects when the browser blocks playback', async () => {
    const { media, gate } = open();
    const playing = media.play();
    refuse();
    gate.playContent();
    await expect(playing).rejects.toThrow('no sound');
  });

  test('autoplay by attribute is paused and reported as a play intent', () => {
    const { onIntent, fire } = open();
    fire('play');
    expect(onIntent).toHaveBeenCalledOnce();
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
  });

  test('destroy restores play() and rejects pending calls', async () => {
    const { media, started, onIntent, gate, fire } = open();
    const playing = media.play();
    gate.destroy();
    await expect(playing).rejects.toMatchObject({ name: 'AbortError' });
    fire('play');
    expect(onIntent).toHaveBeenCalledOnce();
    await media.play();
    expect(started()).toBe(1);
  });
});

test.each([
  [{}, 1],
  [{ seeking: true }, 0],
  [{ paused: true }, 0],
  [{ ended: true }, 0],
])('the time of a film with %j is sent %i times, and its end once', (state, times) => {
  const media = document.createElement('video');
  const facts = { seeking: false, paused: false, ended: false, currentTime: 12, duration: 60 };
  for (const [name, value] of Object.entries({ ...facts, ...state }))
    Object.defineProperty(media, name, { value });
  const send = vi.fn();
  const stop = watchContent(media, send);
  media.dispatchEvent(new Event('timeupdate'));
  const time = { type: 'contentTime', time: 12, duration: 60 };
  expect(send.mock.calls).toEqual(Array(times).fill([time]));
  media.dispatchEvent(new Event('ended'));
  expect(send).toHaveBeenLastCalledWith({ type: 'contentEnded' });
  stop();
  media.dispatchEvent(new Event('ended'));
  expect(send).toHaveBeenCalledTimes(times + 1);
});
