import { expect, test } from 'vitest';
import { stepTransition } from '@/lib/navigation/transitions/step-transition';

const start = { type: 'start', kind: 'push', path: '/vod' } as const;
const walk = { type: 'start', kind: 'traverse', path: '/shop' } as const;

test('a navigation is heard of when it starts and when it has arrived, by kind and path', () => {
  const begun = stepTransition(undefined, start);
  expect(begun.signal).toEqual({ type: 'started', kind: 'push', path: '/vod' });
  const arrived = stepTransition(begun.current, { type: 'commit' });
  expect(arrived).toEqual({ signal: { type: 'finished', kind: 'push', path: '/vod' } });
});

test('what is written into the history while nobody navigates is no arrival', () => {
  expect(stepTransition(undefined, { type: 'commit' })).toEqual({});
});

test('a payload that fails while nobody navigates is no failed navigation', () => {
  expect(stepTransition(undefined, { type: 'fail' })).toEqual({});
});

test('a navigation fails once, however many of its payloads fail', () => {
  const { current } = stepTransition(undefined, start);
  const failed = stepTransition(current, { type: 'fail' });
  expect(failed.signal).toEqual({ type: 'failed', kind: 'push', path: '/vod' });
  expect(stepTransition(failed.current, { type: 'fail' }).signal).toBeUndefined();
});

test('a failed navigation that arrives after all is finished', () => {
  const { current } = stepTransition(undefined, start);
  const failed = stepTransition(current, { type: 'fail' });
  expect(stepTransition(failed.current, { type: 'commit' }).signal?.type).toBe('finished');
});

test('of two navigations the later one counts, also after a failure', () => {
  const { current } = stepTransition(undefined, start);
  const failed = stepTransition(current, { type: 'fail' });
  const walked = stepTransition(failed.current, walk);
  expect(walked.signal).toEqual({ type: 'started', kind: 'traverse', path: '/shop' });
  expect(stepTransition(walked.current, { type: 'fail' }).signal?.type).toBe('failed');
});
