import { expect, test } from 'vitest';
import { type MediaFacts, nextStatus } from '@/lib/player/state/next-status';

const facts: MediaFacts = {
  ...{ paused: true, ended: false, currentTime: 12, duration: 60, volume: 1, muted: false },
  ...{ speed: 1, waiting: false, begun: true },
};

test('paused at 0 is stopped, paused elsewhere is paused', () => {
  expect(nextStatus({ ...facts, currentTime: 0 }, 'playing')).toBe('stopped');
  expect(nextStatus(facts, 'playing')).toBe('paused');
});

test('a film that has not begun is ready or loads, it is not stopped', () => {
  const fresh = { ...facts, begun: false, currentTime: 0 };
  expect(nextStatus(fresh, 'ready')).toBe('ready');
  expect(nextStatus(fresh, 'loading')).toBe('loading');
});

test('a film that waits for data loads, and pausing it meanwhile pauses it', () => {
  expect(nextStatus({ ...facts, paused: false, waiting: true }, 'playing')).toBe('loading');
  expect(nextStatus({ ...facts, waiting: true }, 'loading')).toBe('paused');
});

test('an error counts more than anything, the end more than a pause', () => {
  expect(nextStatus({ ...facts, error: 4, ended: true }, 'playing')).toBe('failed');
  expect(nextStatus({ ...facts, ended: true }, 'playing')).toBe('ended');
});
