import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runStep, runTogether } from '@/tools/verify/run-steps.mjs';

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };

it('puts a step under its heading and says how it ended', async () => {
  const done = await runStep({ name: 'types', run: () => ({ tally: passed }) });
  expect(printed).toMatch(/^\n── types ──\n── types: 1 passed, 0 failed \(\d+\.\d s\) ──\n$/);
  expect(done).toMatchObject({ name: 'types', tally: passed, seconds: expect.any(Number) });
});

it('runs two steps at a time, each printed whole, and all although one fails', async () => {
  let running = 0;
  let most = 0;
  const step = (name: string, tally = passed) => ({
    name,
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return { tally, output: `${name} says\n` };
    },
  });
  const done = await runTogether([step('one', failed), step('two'), step('three')]);
  expect(most).toBe(2);
  expect(done.map(({ name }) => name).sort()).toEqual(['one', 'three', 'two']);
  for (const name of ['one', 'two', 'three'])
    expect(printed).toMatch(RegExp(`\n── ${name} ──\n${name} says\n── ${name}: `));
});
