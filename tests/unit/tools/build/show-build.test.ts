import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentBuild } from '@/lib/server/builds/built-root.mjs';
import { showBuild } from '@/tools/build/show-build.mjs';
import { enterProject } from './project';

const hour = 60 * 60 * 1000;
let project: ReturnType<typeof enterProject>;
beforeEach(() => {
  project = enterProject(Object.fromEntries(['a', 'b', 'c'].map((n) => [`.builds/${n}/x`, n])));
});
afterEach(() => project.leave());

test('the build that was shown last is the one that is served', () => {
  for (const name of ['a', 'b', 'a']) {
    showBuild(name);
    expect(currentBuild()).toBe(name);
  }
});

test('a build stays for a day after another has taken its place', () => {
  const start = Date.now();
  showBuild('a', start);
  showBuild('b', start + 30 * hour);
  expect(existsSync('.builds/a'), 'it was served until now').toBe(true);
  showBuild('b', start + 53 * hour);
  expect(existsSync('.builds/a')).toBe(true);
  showBuild('b', start + 55 * hour);
  expect(existsSync('.builds/a')).toBe(false);
  expect(existsSync('.builds/b/x')).toBe(true);
});

test('what a broken-off build has left is taken away', () => {
  project.write('.builds/d.part/x', 'half');
  showBuild('a', Date.now() + 25 * hour);
  expect(existsSync('.builds/d.part')).toBe(false);
});
