import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeDatabase } from '@/lib/shop/database/data-location';
import { isInstalled } from '@/tools/setup/dependencies.mjs';
import { formatFailure } from '@/tools/setup/format-failure';
import { temporaryFolder, writeFiles } from '../temporary-folder';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const lowest = minVersion(read('package.json').engines.node)?.version ?? '';

type Installed = { engines?: { node?: string } };
const packages: [string, Installed][] = Object.entries(read('package-lock.json').packages);

test(`every installed package runs on Node ${lowest}, the minimum`, () => {
  const asking = packages.filter(([, { engines }]) => engines?.node);
  expect(asking.length).toBeGreaterThan(100);
  const refusing = asking.filter(([, { engines }]) => !satisfies(lowest, engines?.node ?? ''));
  expect(refusing.map(([path, { engines }]) => `${path} wants ${engines?.node}`)).toEqual([]);
});

describe('isInstalled', () => {
  let root: string;
  beforeEach(() => {
    root = temporaryFolder();
  });

  const next = { version: '16.4.5', integrity: 'sha512-a' };
  const put = (file: string, packages: object) =>
    writeFiles(root, { [file]: JSON.stringify({ packages }) });
  const lock = (more: object = {}) =>
    put('package-lock.json', { '': {}, 'node_modules/next': next, ...more });
  const installed = (packages: object) => put('node_modules/.package-lock.json', packages);

  test('is true if npm has installed the lock file', () => {
    lock();
    expect(isInstalled({ root })).toBe(false);
    installed({ 'node_modules/next': next });
    expect(isInstalled({ root })).toBe(true);
  });

  test('ignores development packages for serving, and packages of other platforms', () => {
    lock({
      'node_modules/vitest': { version: '4', dev: true },
      'node_modules/mac': { optional: true },
    });
    installed({ 'node_modules/next': next });
    expect(isInstalled({ root, isDev: false })).toBe(true);
    expect(isInstalled({ root })).toBe(false);
  });
});

const database = describeDatabase('postgres://anna:secret@db.example:5432/shop?sslmode=require');

test('describeDatabase names host and database, never the password', () => {
  expect(database).toBe('PostgreSQL db.example:5432, shop');
  expect(describeDatabase('postgres://bobine@/shop1?host=%2Ftmp%2Fpg')).toBe(
    'PostgreSQL /tmp/pg, shop1',
  );
  expect(describeDatabase('/srv/.data/shop.sqlite')).toBe('/srv/.data/shop.sqlite');
});

test.each([
  [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, 'is PostgreSQL running there?'],
  [{ code: '3D000', message: 'database "nodb" does not exist' }, 'createdb'],
  [{ message: 'database or disk is full' }, 'make room'],
  [
    { code: 'EROFS', message: 'EROFS: read-only', path: '/mnt/x' },
    '/mnt/x lies on a disk that is read-only',
  ],
  [{ message: 'Nobody is invited.' }, 'Nobody is invited.'],
])('of %o says what to do', (failure, words) => {
  const message = formatFailure(Object.assign(new Error(failure.message), failure), database);
  expect(message).toContain(words);
  expect(message).not.toContain('secret');
});
