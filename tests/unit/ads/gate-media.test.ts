import { afterEach, describe, expect, test, vi } from 'vitest';
import { gateMedia, watchContent } from '@/lib/ads/gate-media';
import { stubPlayer } from './stub-player';

// @vitest-environment jsdom

afterEach(() => void vi.restoreAllMocks());

describe('the gate before the film', () => {
  function open() {
    const { media, started } = stubPlayer();
    const onIntent = vi.fn();
    const gate = gateMedia(media, onIntent);
    const tell = (type: string) => media.dispatchEvent(new Event(type));
    return { media, started, onIntent, gate, tell };
  }
  const refuse = () =>
    vi
      .mocked(HTMLMediaElement.prototype.play)
      .mockRejectedValueOnce(new DOMException('no sound', 'NotAllowedError'));

  test('has who plays the film wait, and tells when it has really started', async () => {
    const { media, started, onIntent, gate } = open();
    const playing = media.play();
    expect(onIntent).toHaveBeenCalledOnce();
    expect([started(), gate.hasBegun()]).toEqual([0, false]);
    gate.playContent();
    await expect(playing).resolves.toBeUndefined();
    expect([started(), gate.hasBegun()]).toEqual([1, true]);
  });

  test('tells a refusal of the browser to whoever waits', async () => {
    const { media, gate } = open();
    const playing = media.play();
    refuse();
    gate.playContent();
    await expect(playing).rejects.toThrow('no sound');
  });

  test('makes no fault of the page of a refusal that nobody waits for', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { gate } = open();
    refuse();
    gate.playContent();
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });

  test('catches a film that starts past it, by its attribute', () => {
    const { onIntent, tell } = open();
    tell('play');
    expect(onIntent).toHaveBeenCalledOnce();
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
  });

  test('lets a film run that was let go, until it is paused', () => {
    const { media, onIntent, gate, tell } = open();
    gate.playContent();
    tell('play');
    // Word of a pause that comes when the film runs again.
    tell('pause');
    tell('play');
    expect(onIntent).not.toHaveBeenCalled();
    expect(media.paused).toBe(false);
    media.pause();
    tell('pause');
    tell('play');
    expect(onIntent).toHaveBeenCalledOnce();
  });

  test('pauses a film that is held, and nothing else starts it', () => {
    const { media, onIntent, gate, tell } = open();
    gate.playContent();
    gate.pauseContent();
    expect(media.paused).toBe(true);
    tell('play');
    expect(onIntent).toHaveBeenCalledOnce();
  });

  test('gives the element back as it was, and tells who waits that it is over', async () => {
    const { media, started, onIntent, gate, tell } = open();
    const playing = media.play();
    gate.destroy();
    const over = { name: 'AbortError', message: 'Player destroyed' };
    await expect(playing).rejects.toMatchObject(over);
    tell('play');
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
])('the time of a film with %j is told %i times, and its end', (state, times) => {
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
