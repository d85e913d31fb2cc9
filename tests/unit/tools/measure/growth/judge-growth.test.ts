import { expect, test } from 'vitest';
import type { Figures } from '@/tools/measure/growth/figures';
import { judgeGrowth } from '@/tools/measure/growth/judge-growth';
import { readProcessor } from '@/tools/measure/growth/measure-build';

const figures = (
  films: number,
  change: Partial<Figures['build'] & { page: number }> = {},
): Figures => {
  const { page = 120, ...build } = change;
  return {
    films,
    build: { clock: 100, processor: 100, memory: 900, ...build },
    disk: 300,
    serving: { first: 900, page, picture: 90, memory: { visited: 200, walked: 300 } },
  };
};

test('within the limits there is nothing to say', () => {
  expect(judgeGrowth([figures(100), figures(1000, { processor: 900 })])).toEqual([]);
});

test('each limit that is broken is named with its size', () => {
  const large = figures(20_000, { clock: 601, memory: 2100, page: 301 });
  expect(judgeGrowth([large])).toEqual([
    '20000 films: the build takes 601 s, limit 600',
    '20000 films: the build holds 2100 MB, limit 2048',
    '20000 films: a page that was never asked for takes 301 ms, limit 300',
  ]);
});

test('a build may not grow faster than the films', () => {
  const all = [figures(1000), figures(5000, { processor: 560 })];
  expect(judgeGrowth(all)).toEqual(['from 1000 to 5000 films a build takes 5.6 times as long']);
});

test('the time of processors is read from the last words of a build', () => {
  expect(readProcessor('user 3\nbuilt\nreal 10.50\nuser 12.25\nsys 1.75\n')).toBe(14);
});
