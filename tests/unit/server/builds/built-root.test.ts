import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtRoot, currentBuild } from '@/lib/server/builds/built-root.mjs';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'bobine-'));
});
afterEach(() => rmSync(project, { recursive: true }));

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
