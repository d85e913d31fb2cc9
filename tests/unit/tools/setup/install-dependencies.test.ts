import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '@/tools/setup/install-dependencies.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-install-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const next = { version: '16.4.5', integrity: 'sha512-a' };
const put = (file: string, packages: object) =>
  writeFileSync(join(root, file), JSON.stringify({ packages }));
const lock = (more: object = {}) =>
  put('package-lock.json', { '': {}, 'node_modules/next': next, ...more });
const installed = (packages: object) => put('node_modules/.package-lock.json', packages);

test('what npm has installed itself is not installed again', () => {
  lock();
  expect(isInstalled({ root })).toBe(false);
  installed({ 'node_modules/next': next });
  expect(isInstalled({ root })).toBe(true);
});

test('another version, or other bytes under the same version, are installed', () => {
  lock();
  installed({ 'node_modules/next': { ...next, version: '16.4.4' } });
  expect(isInstalled({ root })).toBe(false);
  installed({ 'node_modules/next': { ...next, integrity: 'sha512-b' } });
  expect(isInstalled({ root })).toBe(false);
});

test('a site that is only served needs no development packages, and nobody those of other platforms', () => {
  lock({
    'node_modules/vitest': { version: '4', dev: true },
    'node_modules/mac': { optional: true },
  });
  installed({ 'node_modules/next': next });
  expect(isInstalled({ root, isDev: false })).toBe(true);
  expect(isInstalled({ root })).toBe(false);
});
