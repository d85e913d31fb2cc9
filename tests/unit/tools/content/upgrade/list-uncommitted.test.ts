import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listUncommitted } from '@/tools/content/upgrade/list-uncommitted';

const folder = mkdtempSync(join(tmpdir(), 'bobine-uncommitted-'));
afterAll(() => rmSync(folder, { recursive: true }));
const git = (...words: string[]) =>
  execFileSync('git', [
    '-C',
    folder,
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@a.example',
    ...words,
  ]);

test('a folder that is not in Git has nothing to commit', async () => {
  writeFileSync(join(folder, 'site.yaml'), 'name: A\n');
  expect(await listUncommitted(folder)).toEqual([]);
});

test('what Git has not got as it is now is named', async () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'a');
  expect(await listUncommitted(folder)).toEqual([]);
  writeFileSync(join(folder, 'site.yaml'), 'name: B\n');
  writeFileSync(join(folder, 'genres.yaml'), '{}\n');
  expect((await listUncommitted(folder)).sort()).toEqual(['genres.yaml', 'site.yaml']);
});
