import { expect, test } from 'vitest';
import { stepTransition } from '@/lib/navigation/transitions/step-transition';

const site = 'https://bobine.example';
const from = `${site}/shop`;
const start = { type: 'start', kind: 'push', path: '/vod', from } as const;
const walk = { type: 'start', kind: 'traverse', path: `${from}#dvd`, from } as const;
const commit = (path: string) => ({ type: 'commit', address: site + path }) as const;

test('a navigation is heard of when it starts and when it has arrived, by kind and path', () => {
  const begun = stepTransition(undefined, start);
  expect(begun.signal).toEqual({ type: 'started', kind: 'push', path: '/vod' });
  const arrived = stepTransition(begun.current, commit('/vod'));
  expect(arrived).toEqual({ signal: { type: 'finished', kind: 'push', path: '/vod' } });
});

test('what is written into the history while nobody navigates is no arrival', () => {
  expect(stepTransition(undefined, commit('/vod'))).toEqual({});
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
  expect(stepTransition(failed.current, commit('/vod')).signal?.type).toBe('finished');
});

test('of two navigations the later one counts, also after a failure', () => {
  const { current } = stepTransition(undefined, start);
  const failed = stepTransition(current, { type: 'fail' });
  const walked = stepTransition(failed.current, walk);
  expect(walked.signal).toEqual({ type: 'started', kind: 'traverse', path: `${from}#dvd` });
  expect(stepTransition(walked.current, { type: 'fail' }).signal?.type).toBe('failed');
});

test('what is committed of a navigation that was overtaken is not the arrival of the later one', () => {
  const part = { type: 'start', kind: 'push', path: '#book', from } as const;
  const first = stepTransition(undefined, part);
  const second = stepTransition(first.current, start);
  const walked = stepTransition(second.current, walk);
  const late = stepTransition(walked.current, commit('/shop#book'));
  expect(late).toEqual({ current: walked.current });
  expect(stepTransition(late.current, commit('/vod'))).toEqual({ current: walked.current });
  expect(stepTransition(late.current, commit('/shop#dvd')).signal?.kind).toBe('traverse');
});

test('a navigation that is led on to another address has arrived there', () => {
  const { current } = stepTransition(undefined, start);
  expect(stepTransition(current, commit('/vod/all')).signal?.type).toBe('finished');
});

test('a navigation to where one before it led as well has arrived with it', () => {
  const again = stepTransition(stepTransition(undefined, start).current, start);
  expect(stepTransition(again.current, commit('/vod')).signal?.type).toBe('finished');
});
