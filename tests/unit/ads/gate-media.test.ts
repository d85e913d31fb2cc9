// @vitest-environment jsdom

import { afterEach, describe, expect, test, vi } from 'vitest';
import { gateMedia } from '@/lib/ads/gate-media';
import { watchContent } from '@/lib/ads/watch-content';
import { stubPlayer } from './stub-player';

describe('the gate before the film', () => {
  afterEach(() => void vi.restoreAllMocks());

  function open() {
    const { media, started } = stubPlayer();
    const onIntent = vi.fn();
    return { media, started, onIntent, gate: gateMedia(media, onIntent) };
  }

  const refuse = () =>
    vi
      .mocked(HTMLMediaElement.prototype.play)
      .mockRejectedValueOnce(new DOMException('no sound', 'NotAllowedError'));

  test('who plays the film waits, and is told when it has really started', async () => {
    const { media, started, onIntent, gate } = open();
    const playing = media.play();
    expect(onIntent).toHaveBeenCalledOnce();
    expect(started()).toBe(0);
    expect(gate.hasBegun()).toBe(false);
    gate.playContent();
    await expect(playing).resolves.toBeUndefined();
    expect(started()).toBe(1);
    expect(gate.hasBegun()).toBe(true);
  });

  test('a refusal of the browser reaches whoever waits', async () => {
    const { media, gate } = open();
    const playing = media.play();
    refuse();
    gate.playContent();
    await expect(playing).rejects.toThrow('no sound');
  });

  test('a refusal that nobody waits for is no fault of the page', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { gate } = open();
    refuse();
    gate.playContent();
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });

  test('a film that starts past the gate, by its attribute, is caught', () => {
    const { media, onIntent } = open();
    media.dispatchEvent(new Event('play'));
    expect(onIntent).toHaveBeenCalledOnce();
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
  });

  test('a film that was let go runs, and comes to the gate again after a pause', () => {
    const { media, onIntent, gate } = open();
    gate.playContent();
    media.dispatchEvent(new Event('play'));
    expect(onIntent).not.toHaveBeenCalled();
    expect(media.paused).toBe(false);
    media.pause();
    media.dispatchEvent(new Event('pause'));
    media.dispatchEvent(new Event('play'));
    expect(onIntent).toHaveBeenCalledOnce();
  });

  test('word of a pause that comes when the film runs again does not shut the gate', () => {
    const { media, onIntent, gate } = open();
    gate.playContent();
    media.dispatchEvent(new Event('pause'));
    media.dispatchEvent(new Event('play'));
    expect(onIntent).not.toHaveBeenCalled();
  });

  test('a film that is held is paused, and nothing but the gate starts it', () => {
    const { media, onIntent, gate } = open();
    gate.playContent();
    gate.pauseContent();
    expect(media.paused).toBe(true);
    media.dispatchEvent(new Event('play'));
    expect(onIntent).toHaveBeenCalledOnce();
  });

  test('the element is given back as it was, and who waits is told that it is over', async () => {
    const { media, started, onIntent, gate } = open();
    const playing = media.play();
    gate.destroy();
    await expect(playing).rejects.toMatchObject({
      name: 'AbortError',
      message: 'Player destroyed',
    });
    media.dispatchEvent(new Event('play'));
    expect(onIntent).toHaveBeenCalledOnce();
    await media.play();
    expect(started()).toBe(1);
  });
});

describe('the time of the film', () => {
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
});
