import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '@/tools/build/update-lock';
import { temporaryFolder } from '../../temporary-folder';

/** More than any system gives. */
const noProcess = '2147483646';

test.each([
  ['of a process that has ended', noProcess, 0],
  ['of a process that was killed before it wrote its number', '', 600],
  ['of an ended container, whose number another process has', `${process.pid}`, 600],
])('a lock %s does not count', async (_, holder, seconds) => {
  const path = join(temporaryFolder({ lock: holder }), 'lock');
  const at = Date.now() / 1000 - seconds;
  utimesSync(path, at, at);
  expect(await withLock(path, async () => readFileSync(path, 'utf8'))).toBe(`${process.pid}`);
  expect(existsSync(path)).toBe(false);
});
