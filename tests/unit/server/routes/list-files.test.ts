import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from '@/lib/server/routes/list-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lists the files of a folder and below it, and no folders', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  for (const name of ['one', 'a/two', 'a/b/three']) writeFileSync(join(folder, name), '');
  symlinkSync(join(folder, 'a'), join(folder, 'link'));
  expect(listFiles(folder).sort()).toEqual(['/a/b/three', '/a/two', '/one']);
});

it('lists none where there is no folder', () =>
  expect(listFiles(join(folder, 'none'))).toEqual([]));
