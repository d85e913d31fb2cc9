import { afterEach, expect, it, vi } from 'vitest';
import { createPreloadQueue } from '@/lib/navigation/preload/queue';

afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: () => void }>();
  const { add, pause } = createPreloadQueue((path) => {
    started.push(path);
    return new Promise((resolve, reject) => ends.set(path, { resolve, reject }));
  });
  const settle = async (path: string, how: 'resolve' | 'reject' = 'resolve') => {
    ends.get(path)?.[how]();
    await new Promise((done) => setTimeout(done));
  };
  return { started, add, pause, settle };
}

it('runs four at once, and the next when one ends or fails', async () => {
  const { started, add, settle } = open();
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) add(path);
  expect(started).toEqual(['/a', '/b', '/c', '/d']);
  await settle('/b');
  expect(started.slice(4)).toEqual(['/e']);
  await settle('/a', 'reject');
  expect(started.slice(4)).toEqual(['/e', '/f']);
});

it('takes each path once', async () => {
  const { started, add, settle } = open();
  for (const path of ['/a', '/a']) add(path);
  await settle('/a');
  add('/a', true);
  expect(started).toEqual(['/a']);
});

it('lets an urgent path go first, even where it waits already', async () => {
  const { started, add, settle } = open();
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) add(path);
  add('/f', true);
  await settle('/a');
  await settle('/b');
  expect(started.slice(4)).toEqual(['/f', '/e']);
});

it('begins nothing for two seconds after a press, but what is urgent', () => {
  vi.useFakeTimers();
  const { started, add, pause } = open();
  pause();
  for (const path of ['/a', '/b']) add(path);
  add('/c', true);
  vi.advanceTimersByTime(1500);
  pause();
  vi.advanceTimersByTime(1999);
  expect(started).toEqual(['/c']);
  vi.advanceTimersByTime(1);
  expect(started).toEqual(['/c', '/a', '/b']);
});
