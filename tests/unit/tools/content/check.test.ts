import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runOver, writeBrokenHouse, writeOddHouse } from './broken-house';

const folder = mkdtempSync(join(tmpdir(), 'bobine-broken-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every file that no page can be made of is named, without a stack trace', () => {
  const house = join(folder, 'broken');
  const files = writeBrokenHouse('tests/house', house);
  const { code, words } = runOver(house, 'tools/content/check.ts', process.cwd());
  expect(code).toBe(1);
  expect(files.filter((file) => !words.includes(file))).toEqual([]);
  expect(words).not.toMatch(/\n\s+at /);
});

test('films whose names mean something to a program are published', () => {
  const house = join(folder, 'odd');
  writeOddHouse('tests/house', house);
  expect(runOver(house, 'tools/build/put-down-content.ts', folder)).toEqual({ code: 0, words: '' });
});
