import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readHistory } from '@/lib/content/store/history/read-history';
import { writeSnapshot } from '@/lib/content/store/snapshot';

let root: string;
const house = join(import.meta.dirname, '../../../../house');
const put = new Map([['films/a.yaml', { first: 1, last: 2 }]]);

beforeEach(() => {
  vi.resetModules();
  root = mkdtempSync(join(tmpdir(), 'bobine-history-'));
  writeSnapshot(root, 'history', put);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('bobine history')];
  rmSync(root, { recursive: true });
});

const load = async () => (await import('@/lib/content/store/history/get-history')).getHistory;

test('a site that serves has the days that its build put down, for all parts of it the same', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const getHistory = await load();
  expect(getHistory()).toEqual(put);
  expect(getHistory()).toBe(getHistory());
  vi.resetModules();
  expect((await load())()).toBe(getHistory());
});

test('where somebody writes they are read from the house, once', async () => {
  vi.stubEnv('HOUSE', house);
  const getHistory = await load();
  expect(getHistory()).toEqual(readHistory(house).history);
  expect(getHistory().size).toBeGreaterThan(10);
  expect(getHistory()).toBe(getHistory());
});

test('a site that serves without a build before it reads them from the house as well', async () => {
  rmSync(join(root, '.next'), { recursive: true });
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('HOUSE', house);
  expect((await load())()).toEqual(readHistory(house).history);
});
