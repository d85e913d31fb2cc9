import { expect, it } from 'vitest';
import { createRecentParts } from '@/lib/server/public-files/recent-parts';

const part = { key: 'film.mp4', start: 0, length: 4 };

it('keeps a part from the second time on that it is asked for', () => {
  const recent = createRecentParts();
  expect(recent.find(part)).toBeUndefined();
  recent.note(part, Buffer.from('abcd'));
  expect(recent.find(part)).toBeUndefined();
  recent.note(part, Buffer.from('abcd'));
  expect(recent.find(part)?.toString()).toBe('abcd');
});

it('takes no part for another: of other bytes, or of a file that has changed', () => {
  const recent = createRecentParts();
  for (const bytes of ['abcd', 'abcd']) recent.note(part, Buffer.from(bytes));
  expect(recent.find({ ...part, start: 1 })).toBeUndefined();
  expect(recent.find({ ...part, length: 3 })).toBeUndefined();
  expect(recent.find({ ...part, key: 'film.mp4, later' })).toBeUndefined();
});

it('keeps bytes of its own, whatever is written where they came from', () => {
  const recent = createRecentParts();
  const bytes = Buffer.from('abcd');
  for (let times = 0; times < 2; times += 1) recent.note(part, bytes);
  bytes.fill('x');
  expect(recent.find(part)?.toString()).toBe('abcd');
});

it('lets go of the part that was longest not asked for, before they are more than 32 MB', () => {
  const recent = createRecentParts();
  const length = 1024 * 1024;
  const bytes = Buffer.alloc(length);
  const parts = Array.from({ length: 33 }, (_, at) => ({
    key: 'film',
    start: at * length,
    length,
  }));
  for (const one of parts) for (const _ of [1, 2]) recent.note(one, bytes);
  const kept = parts.map((one) => recent.find(one) !== undefined);
  expect(kept).toEqual([false, ...Array<boolean>(32).fill(true)]);
});

it('remembers the names of a thousand parts that were asked for once', () => {
  const recent = createRecentParts();
  const partOf = (start: number) => ({ key: 'film', start, length: 4 });
  const note = (start: number) => recent.note(partOf(start), Buffer.from('abcd'));
  for (let start = 0; start <= 1_000; start += 1) note(start);
  note(0);
  expect(recent.find(partOf(0))).toBeUndefined();
  note(1_000);
  expect(recent.find(partOf(1_000))?.toString()).toBe('abcd');
});
