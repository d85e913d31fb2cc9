import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtRoot, currentBuild } from '@/lib/server/builds/built-root.mjs';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'bobine-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true });
});

test('a project is served from the build that its pointer names', () => {
  mkdirSync(join(project, '.builds'));
  writeFileSync(join(project, '.builds/current'), 'a1\n');
  expect(currentBuild(project)).toBe('a1');
  expect(builtRoot(project)).toBe(join(project, '.builds/a1'));
});

test('a build is served from where it lies', () => {
  expect(currentBuild(project)).toBeUndefined();
  expect(builtRoot(project)).toBe(project);
});

test('builds of a preview and of a check are never those that the site serves', async () => {
  for (const folder of ['.builds', '.previews', '.checks']) mkdirSync(join(project, folder));
  writeFileSync(join(project, '.builds/current'), 'served\n');
  for (const env of [{ SITE_ENV: 'preview' }, { BUILDS_FOLDER: '.checks' }]) {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.resetModules();
    const { buildsFolder, currentFile } = await import('@/lib/server/builds/built-root.mjs');
    writeFileSync(join(project, currentFile), 'other\n');
    expect(buildsFolder).not.toBe('.builds');
    vi.unstubAllEnvs();
  }
  expect(builtRoot(project)).toBe(join(project, '.builds/served'));
});
