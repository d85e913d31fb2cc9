// @vitest-environment jsdom
import type Hls from 'hls.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { heights, keepSeeksBeforeEnd, levelFor } from '@/lib/player/hls/open-stream';
import { recoverFromErrors } from '@/lib/player/hls/recover';
import { isStream } from '@/lib/player/hls/stream';
import { listSubtitles } from '@/lib/player/hls/stream-subtitles';

beforeEach(() => void vi.useFakeTimers());
const Player = {
  Events: {
    ...{ ERROR: 'error', FRAG_BUFFERED: 'buffered', DESTROYING: 'destroying' },
    FRAG_LOADED: 'loaded',
    AUDIO_TRACK_SWITCHED: 'audio',
  },
  ErrorTypes: { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' },
  ErrorDetails: { FRAG_LOAD_ERROR: 'fragLoadError' },
} as unknown as typeof Hls;

/** A stub of hls.js; `emit` fires its events. */
function open() {
  const listeners = new Map<string, (name: string, data?: unknown) => void>();
  const emit = (name: string, data = {}) => listeners.get(name)?.(name, data);
  const media = document.createElement('video');
  const hls = {
    ...{ media, startLoad: vi.fn(), recoverMediaError: vi.fn(), subtitleTrack: 0, audioTrack: 0 },
    audioTracks: ['de', 'fr', 'en'].map((url, id) => ({ url, id, default: url === 'en' })),
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    destroy: vi.fn(() => emit('destroying')),
  };
  const [onFailure, onLoss] = [vi.fn(), vi.fn()];
  recoverFromErrors(hls as unknown as Hls, Player, { onFailure, onLoss });
  const fail = (data: object) => emit('error', { fatal: true, ...data });
  return { hls, media, onFailure, onLoss, emit, fail };
}
const network = { type: 'network', details: 'manifestLoadError' };
const missing = (start: number, code = 404) => ({
  ...{ type: 'network', details: 'fragLoadError', response: { code } },
  frag: { start, end: start + 4 },
});

test('a media error is recovered once, and errors that are not fatal are ignored', () => {
  const { emit, fail, hls, onFailure } = open();
  emit('error', { fatal: false, ...network });
  fail({ type: 'media' });
  expect(hls.recoverMediaError).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
  fail({ type: 'media' });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('decode');
});

test('a network error is retried three times before the stream fails', () => {
  const { emit, fail, hls, onFailure } = open();
  emit('buffered');
  for (const delay of [2000, 5000, 10_000]) {
    fail(network);
    expect(onFailure).not.toHaveBeenCalled();
    vi.advanceTimersByTime(delay);
  }
  expect(hls.startLoad).toHaveBeenCalledTimes(3);
  fail(network);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('network');
});

test('a network error is retried at once when the browser is online, until the stream is closed', () => {
  const { emit, fail, hls } = open();
  emit('buffered');
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
  // No playlist, but a page.
  [200, 'unreadable'],
])('a network error with status %i before the film has begun fails at once: %s', (code, cause) => {
  const { fail, onFailure } = open();
  fail({ ...network, response: { code } });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(cause);
});

test('a missing segment is skipped', () => {
  const { fail, hls, media, onFailure, onLoss } = open();
  media.currentTime = 4;
  fail(missing(4));
  expect(media.currentTime).toBeCloseTo(8.01);
  expect(hls.startLoad).toHaveBeenCalledExactlyOnceWith(8);
  expect(onLoss).toHaveBeenCalledExactlyOnceWith('segment');
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  [503, 1],
  [404, 0],
])('a missing segment (%i) with a full buffer is requested again %i times', (code, times) => {
  const { fail, hls, media } = open();
  const buffered = { length: 1, start: () => 0, end: () => 20 };
  Object.defineProperty(media, 'buffered', { value: buffered });
  fail(missing(20, code));
  vi.advanceTimersByTime(2000);
  expect(hls.startLoad).toHaveBeenCalledTimes(times);
  expect(media.currentTime).toBe(0);
});

test.each([
  [false, [['missing']]],
  [true, []],
])('a missing segment after three (loaded ones between: %s) fails: %j', (between, failures) => {
  const { fail, media, onFailure, emit } = open();
  for (const start of [0, 4, 8, 12]) {
    expect(onFailure).not.toHaveBeenCalled();
    media.currentTime = start;
    fail(missing(start));
    if (between) emit('buffered');
  }
  expect(onFailure.mock.calls).toEqual(failures);
});

test('lost sound is replaced by what played before, else by the default, and lost subtitles are switched off', () => {
  const { emit, fail, hls, onFailure, onLoss } = open();
  emit('audio', { url: 'fr' });
  const lost = { type: 'network', details: 'audioTrackLoadError', response: { code: 404 } };
  for (const id of [1, 2]) {
    fail(lost);
    expect(hls.audioTrack).toBe(id);
  }
  fail({ ...missing(0), frag: { type: 'subtitle' } });
  expect(hls.subtitleTrack).toBe(-1);
  expect(hls.startLoad).toHaveBeenCalledTimes(3);
  expect(onLoss.mock.calls).toEqual([['audio'], ['audio'], ['subtitles']]);
  fail(lost);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('missing');
});

test('a stream lists each of its subtitles once, without forced ones', () => {
  const track = { name: 'DE', lang: 'de', url: '/a', default: true, forced: false };
  const tracks = [track, { ...track, url: '/b' }, { ...track, name: 'F', forced: true }];
  expect(listSubtitles(tracks).map(({ src }) => src)).toEqual(['/a']);
});

test('a stream is recognised by its type, else by its URL', () => {
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

test('a stream offers each height once, and plays its best level; 0 is automatic', () => {
  expect(heights(levels)).toEqual([720, 240]);
  expect([720, 0, 1080].map((height) => levelFor(levels, height))).toEqual([2, -1, -1]);
});

test('keepSeeksBeforeEnd moves a seek to the end 0.1 s back', () => {
  const media = Object.assign(new EventTarget(), { currentTime: 8, duration: 8 });
  keepSeeksBeforeEnd(media as unknown as HTMLMediaElement, new AbortController().signal);
  media.dispatchEvent(new Event('seeking'));
  expect(media.currentTime).toBe(7.9);
  media.currentTime = 7.9000001;
  media.dispatchEvent(new Event('seeking'));
  expect(media.currentTime).toBe(7.9000001);
});
