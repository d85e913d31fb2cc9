import { expect, test, vi } from 'vitest';
import { createTurns, TooBusy } from '@/lib/server/rendered/turns';

const wanted = () => true;

/** Work that ends when it is told to, and says how much of it was at once. */
function works() {
  const ends: (() => void)[] = [];
  const running = { now: 0, most: 0, begun: 0 };
  const work = async () => {
    running.begun += 1;
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise<void>((end) => ends.push(end));
    running.now -= 1;
    return 'done';
  };
  const endAll = async (count: number) => {
    for (let ended = 0; ended < count; ended += 1) {
      while (!ends.length) await new Promise((resolve) => setTimeout(resolve));
      ends.shift()?.();
    }
  };
  return { running, work, endAll };
}

test('one piece of work is done at a time, in the order of asking', async () => {
  const take = createTurns();
  const order: number[] = [];
  const all = [1, 2, 3].map((n) => take({ isWanted: wanted }, async () => order.push(n)));
  await Promise.all(all);
  expect(order).toEqual([1, 2, 3]);
  const { running, work, endAll } = works();
  const two = [take({ isWanted: wanted }, work), take({ isWanted: wanted }, work)];
  await endAll(2);
  expect(await Promise.all(two)).toEqual(['done', 'done']);
  expect(running.most).toBe(1);
});

test('what nobody waits for any more is not done', async () => {
  const take = createTurns();
  const { running, work, endAll } = works();
  const first = take({ isWanted: wanted }, work);
  const left = take({ isWanted: () => false }, work);
  await endAll(1);
  expect([await first, await left]).toEqual(['done', undefined]);
  expect(running.begun).toBe(1);
});

test('a line that is too long takes nobody more, and says when to come again', async () => {
  const take = createTurns({ waiting: 2, ofVisitor: 9 });
  const { work, endAll } = works();
  const taken = [1, 2, 3].map(() => take({ isWanted: wanted }, work));
  const refused = await take({ isWanted: wanted }, work).catch((error) => error);
  expect(refused).toBeInstanceOf(TooBusy);
  expect(refused.seconds).toBeGreaterThan(0);
  await endAll(3);
  await Promise.all(taken);
  const later = take({ isWanted: wanted }, work);
  await endAll(1);
  expect(await later).toBe('done');
});

test('a line takes nobody more who would wait too long, by what work has taken of late', async () => {
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const take = createTurns({ ofVisitor: 2, time: 50 });
  const ask = (time: number) =>
    take({ isWanted: wanted }, async () => {
      clock += time;
    });
  for (let done = 0; done < 10; done += 1) await ask(30);
  const taken = [ask(30), ask(30)];
  await expect(ask(30)).rejects.toThrow(TooBusy);
  await Promise.all(taken);
  for (let done = 0; done < 10; done += 1) await ask(1);
  await Promise.all([ask(1), ask(1), ask(1), ask(1)]);
  now.mockRestore();
});

test('one visitor has a share of it, and others theirs', async () => {
  const take = createTurns({ waiting: 9, ofVisitor: 2 });
  const { work, endAll } = works();
  const ask = (visitor?: string) => take({ visitor, isWanted: wanted }, work);
  const taken = [ask('a'), ask('a'), ask('b'), ask(), ask(), ask()];
  await expect(ask('a')).rejects.toThrow(TooBusy);
  await endAll(6);
  await Promise.all(taken);
  const again = ask('a');
  await endAll(1);
  expect(await again, 'when the first are done').toBe('done');
});

test('work that fails fails for whoever asked, and the next is done', async () => {
  const take = createTurns();
  const lost = take({ isWanted: wanted }, () => Promise.reject(new Error('lost')));
  const next = take({ isWanted: wanted }, async () => 'done');
  await expect(lost).rejects.toThrow('lost');
  expect(await next).toBe('done');
});

test('64 may wait, and one visitor’s 12, as long as nobody knows how long work takes', async () => {
  const take = createTurns();
  const { work, endAll } = works();
  const settled = (visitor?: string) => take({ visitor, isWanted: wanted }, work);
  const all: Promise<unknown>[] = [settled()];
  for (let at = 0; at < 12; at += 1) all.push(settled('a'));
  await expect(settled('a')).rejects.toThrow(TooBusy);
  for (let at = 12; at < 64; at += 1) all.push(settled());
  await expect(settled()).rejects.toThrow(TooBusy);
  expect(new TooBusy().seconds).toBe(2);
  await endAll(65);
  await Promise.all(all);
});

test.each([
  // A fifth of 500 ms is what the next is thought to take, then four fifths of that.
  [[500], 100, 3],
  [[500], 99, 2],
  [[500, 0], 80, 3],
  [[500, 0], 79, 2],
])(
  'after pieces of %j ms, of three at once within %i ms %i are taken',
  async (before, time, taken) => {
    let clock = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
    const take = createTurns({ ofVisitor: 1, time });
    const ask = (takes: number) =>
      take({ isWanted: wanted }, async () => {
        clock += takes;
      });
    for (const takes of before) {
      await ask(takes);
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    const settled = await Promise.allSettled([ask(0), ask(0), ask(0)]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(taken);
    now.mockRestore();
  },
);
