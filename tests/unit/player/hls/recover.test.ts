// @vitest-environment jsdom
import type Hls from 'hls.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recover } from '@/lib/player/hls/recover';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Player = {
  Events: { ERROR: 'error', FRAG_BUFFERED: 'buffered', DESTROYING: 'destroying' },
  ErrorTypes: { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' },
  ErrorDetails: { FRAG_LOAD_ERROR: 'fragLoadError' },
} as unknown as typeof Hls;

/** hls.js as far as it is spoken to here; it says what a test has it say. */
function open(levels: unknown[] = [{}]) {
  const listeners = new Map<string, (name: string, data?: unknown) => void>();
  const say = (name: string, data = {}) => listeners.get(name)?.(name, data);
  const media = document.createElement('video');
  const hls = {
    ...{ levels, media },
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    ...{ startLoad: vi.fn(), recoverMediaError: vi.fn() },
    destroy: vi.fn(() => say('destroying')),
  };
  const onFailure = vi.fn();
  recover(hls as unknown as Hls, Player, onFailure);
  const fail = (data: object) => say('error', { fatal: true, ...data });
  return { hls, media, onFailure, say, fail };
}
const network = { type: 'network', details: 'manifestLoadError' };
const hole = (start: number) => ({
  ...{ type: 'network', details: 'fragLoadError', response: { code: 404 } },
  frag: { start, end: start + 4 },
});

test('a broken picture is recovered from once', () => {
  const { fail, hls, onFailure } = open();
  fail({ type: 'media' });
  expect(hls.recoverMediaError).toHaveBeenCalledOnce();
  fail({ type: 'media' });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('decode');
});

test('what is not fatal is left to the stream', () => {
  const { say, onFailure, hls } = open();
  say('error', { fatal: false, ...network });
  expect(onFailure).not.toHaveBeenCalled();
  expect(hls.destroy).not.toHaveBeenCalled();
});

describe('a network that fails', () => {
  test('is asked again, three times, and then the stream has failed', () => {
    const { fail, hls, onFailure } = open();
    for (const pause of [2000, 5000, 10_000]) {
      fail(network);
      expect(onFailure).not.toHaveBeenCalled();
      vi.advanceTimersByTime(pause);
    }
    expect(hls.startLoad).toHaveBeenCalledTimes(3);
    fail(network);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('network');
  });

  test('and is there again goes on at once, for as long as the stream is open', () => {
    const { fail, hls } = open();
    fail(network);
    window.dispatchEvent(new Event('online'));
    expect(hls.startLoad).toHaveBeenCalledOnce();
    hls.destroy();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(hls.startLoad).toHaveBeenCalledOnce();
  });

  test('before anything is known of the stream is said at once, with its cause', () => {
    for (const [code, cause] of [
      [404, 'missing'],
      [403, 'forbidden'],
      [503, 'network'],
      [0, 'network'],
    ] as const) {
      const { fail, onFailure } = open([]);
      fail({ ...network, response: { code } });
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(cause);
    }
  });
});

describe('a segment that no quality has', () => {
  test('is jumped over', () => {
    const { fail, hls, media, onFailure } = open();
    media.currentTime = 4;
    fail(hole(4));
    expect(media.currentTime).toBeCloseTo(8.01);
    expect(hls.startLoad).toHaveBeenCalledExactlyOnceWith(8);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('after another and another is a stream that is not there', () => {
    const { fail, media, onFailure, say } = open();
    for (const start of [0, 4, 8]) {
      media.currentTime = start;
      fail(hole(start));
    }
    expect(onFailure).not.toHaveBeenCalled();
    fail(hole(12));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('missing');
    const other = open();
    for (const start of [0, 4, 8, 12]) {
      other.fail(hole(start));
      other.say('buffered');
    }
    expect(other.onFailure).not.toHaveBeenCalled();
    say('buffered');
  });
});
