import { expect, it } from 'vitest';
import { createMemoryLender } from '@/lib/server/public-files/lend-memory';

it('lends the same memory again, to one at a time', () => {
  const lend = createMemoryLender();
  const first = lend(100_000);
  expect(first.bytes.length).toBeGreaterThanOrEqual(100_000);
  const beside = lend(100_000);
  expect(beside.bytes).not.toBe(first.bytes);
  first.giveBack();
  const next = lend(90_000);
  expect(next.bytes).toBe(first.bytes);
  expect(lend(100_000).bytes).not.toBe(first.bytes);
});

it('lends as much as is asked for', () => {
  const lend = createMemoryLender();
  for (const length of [1, 64 * 1024, 64 * 1024 + 1, 1024 * 1024]) {
    const { bytes, giveBack } = lend(length);
    expect(bytes.length).toBeGreaterThanOrEqual(length);
    giveBack();
  }
});

it('keeps no more of it than it may', () => {
  const lend = createMemoryLender(64 * 1024);
  const [first, second] = [lend(1), lend(1)];
  first.giveBack();
  second.giveBack();
  expect(lend(1).bytes).toBe(first.bytes);
  expect(lend(1).bytes).not.toBe(second.bytes);
});

it.each([
  [1, 65_536],
  [65_536, 65_536],
  [65_537, 131_072],
  [200_000, 262_144],
])('for %i bytes there are %i', (length, size) =>
  expect(createMemoryLender()(length).bytes).toHaveLength(size),
);

it('lends what it keeps by its size, and counts what it has lent again as gone', () => {
  const lend = createMemoryLender(128 * 1024);
  const [small, large] = [lend(1), lend(100_000)];
  small.giveBack();
  large.giveBack();
  expect(lend(100_000).bytes, 'there was no more room').not.toBe(large.bytes);
  expect(lend(1).bytes).toBe(small.bytes);
  large.giveBack();
  expect(lend(100_000).bytes).toBe(large.bytes);
});

it('keeps 8 MB of it', () => {
  const lend = createMemoryLender();
  const all = Array.from({ length: 9 }, () => lend(1024 * 1024));
  for (const { giveBack } of all) giveBack();
  const again = Array.from({ length: 9 }, () => lend(1024 * 1024).bytes);
  expect(again.filter((bytes) => all.some((one) => one.bytes === bytes))).toHaveLength(8);
});
