import { expect, it } from 'vitest';
import { createPreloadQueue } from '@/lib/navigation/preload/queue';

function open() {
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: () => void }>();
  const add = createPreloadQueue((path) => {
    started.push(path);
    return new Promise((resolve, reject) => ends.set(path, { resolve, reject }));
  });
  const settle = async (path: string, how: 'resolve' | 'reject' = 'resolve') => {
    ends.get(path)?.[how]();
    await new Promise((done) => setTimeout(done));
  };
  return { started, add, settle };
}

it('runs four at once, and the next when one ends or fails', async () => {
  const { started, add, settle } = open();
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) add(path);
  expect(started).toEqual(['/a', '/b', '/c', '/d']);
  await settle('/b');
  expect(started.slice(4)).toEqual(['/f']);
  await settle('/a', 'reject');
  expect(started.slice(4)).toEqual(['/f', '/e']);
});

it('takes each path once', async () => {
  const { started, add, settle } = open();
  for (const path of ['/a', '/a']) add(path);
  await settle('/a');
  add('/a');
  expect(started).toEqual(['/a']);
});

it('lets the last one go first, even where it waits already', async () => {
  const { started, add, settle } = open();
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) add(path);
  add('/e');
  await settle('/a');
  await settle('/b');
  expect(started.slice(4)).toEqual(['/e', '/f']);
});
