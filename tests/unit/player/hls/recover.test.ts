import type Hls from 'hls.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachAudioMenu } from '@/lib/player/controls/audio-tracks';
import { recoverFromErrors, skipGap } from '@/lib/player/hls/recover';
import type { Stream } from '@/lib/player/hls/stream';

// @vitest-environment jsdom

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
    ...{ levels, media, startLoad: vi.fn(), recoverMediaError: vi.fn() },
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    destroy: vi.fn(() => say('destroying')),
  };
  const onFailure = vi.fn();
  recoverFromErrors(hls as unknown as Hls, Player, onFailure);
  const fail = (data: object) => say('error', { fatal: true, ...data });
  return { hls, media, onFailure, say, fail };
}
const network = { type: 'network', details: 'manifestLoadError' };
const hole = (start: number) => ({
  ...{ type: 'network', details: 'fragLoadError', response: { code: 404 } },
  frag: { start, end: start + 4 },
});

test('a broken picture is recovered from once, and what is not fatal is left to the stream', () => {
  const { say, fail, hls, onFailure } = open();
  say('error', { fatal: false, ...network });
  fail({ type: 'media' });
  expect(hls.recoverMediaError).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
  fail({ type: 'media' });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('decode');
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

  test.each([
    [404, 'missing'],
    [403, 'forbidden'],
    [503, 'network'],
    [0, 'network'],
  ])('with %i before anything is known of the stream is said at once: %s', (code, cause) => {
    const { fail, onFailure } = open([]);
    fail({ ...network, response: { code } });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(cause);
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

  test.each([
    [false, [['missing']]],
    [true, []],
  ])(
    'after another and another (others between them: %s) is no stream any more',
    (between, said) => {
      const { fail, media, onFailure, say } = open();
      for (const start of [0, 4, 8, 12]) {
        expect(onFailure).not.toHaveBeenCalled();
        media.currentTime = start;
        fail(hole(start));
        if (between) say('buffered');
      }
      expect(onFailure.mock.calls).toEqual(said);
    },
  );

  function play(to: number) {
    const media = document.createElement('video');
    const buffered = { length: 1, start: () => 0, end: () => 20 };
    Object.defineProperties(media, { duration: { value: 60 }, buffered: { value: buffered } });
    media.currentTime = to;
    const go = vi.fn();
    return { media, go, forget: skipGap(media, { start: 20, end: 24 }, go) };
  }

  test('is come to by what lies before it, and passed once', () => {
    expect(play(21).go, 'a film that begins in it').toHaveBeenCalledOnce();
    const { media, go } = play(5);
    media.dispatchEvent(new Event('timeupdate'));
    expect(go).not.toHaveBeenCalled();
    media.currentTime = 19.8;
    media.dispatchEvent(new Event('waiting'));
    expect(media.currentTime).toBeCloseTo(24.01);
    media.dispatchEvent(new Event('timeupdate'));
    expect(go).toHaveBeenCalledExactlyOnceWith(24);
  });

  test('is not jumped over in a film that is closed', () => {
    const { media, go, forget } = play(5);
    forget();
    media.currentTime = 19.8;
    media.dispatchEvent(new Event('waiting'));
    expect(go).not.toHaveBeenCalled();
  });
});

test('several tracks of sound make a menu with the one that is heard, one makes none', () => {
  function menuOf(languages: string[]) {
    let tell = () => {};
    let heard = 0;
    const stream = {
      audioTracks: () =>
        languages.map((language, index) => ({ index, name: `t${index}`, language })),
      audioTrack: () => heard,
      setAudioTrack: vi.fn(),
      onAudio: (listener: () => void) => {
        tell = listener;
        return () => {};
      },
    };
    const root = document.createElement('div');
    root.innerHTML = '<div class="plyr__controls"></div>';
    document.body.replaceChildren(root);
    const words = { label: 'Langue du son', nameLanguage: (code: string) => `<${code}>` };
    const stop = attachAudioMenu(root, { stream: stream as unknown as Stream, ...words });
    const hear = (index: number) => {
      heard = index;
      tell();
    };
    return { stream, controls: root.firstElementChild as Element, stop, hear };
  }
  expect(menuOf(['fr']).controls.childElementCount).toBe(0);
  const { stream, controls, stop, hear } = menuOf(['fr', 'de']);
  const labels = [...controls.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['<fr>', '<de>']);
  expect(controls.querySelector('summary')?.getAttribute('aria-label')).toBe('Langue du son');
  const radios = [...controls.querySelectorAll('input')];
  radios[1]?.click();
  expect(stream.setAudioTrack).toHaveBeenCalledWith(1);
  hear(1);
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  stop();
  expect(controls.childElementCount).toBe(0);
});
