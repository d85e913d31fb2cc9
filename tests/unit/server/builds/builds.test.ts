import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkBuiltAddress, writeBuiltAddress } from '@/lib/server/builds/built-address';
import { builtRoot, currentBuild } from '@/lib/server/builds/built-root.mjs';
import { temporaryFolder, writeFiles } from '../../temporary-folder';

let project = '';
beforeEach(() => {
  project = temporaryFolder();
});

test('the current build of a project is served', () => {
  writeFiles(project, { '.builds/current': 'a1\n' });
  expect(currentBuild(project)).toBe('a1');
  expect(builtRoot(project)).toBe(join(project, '.builds/a1'));
});

test('a folder without builds is served itself', () => {
  expect(currentBuild(project)).toBeUndefined();
  expect(builtRoot(project)).toBe(project);
});

test('previews and checks have builds of their own', async () => {
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

describe('checkBuiltAddress', () => {
  beforeEach(() => void mkdirSync(join(project, '.next/bobine'), { recursive: true }));

  const check = (SITE_URL?: string) => {
    const env = { SITE_URL };
    checkBuiltAddress(project, env);
    return env.SITE_URL;
  };

  test('applies the address of the build, which SITE_URL may repeat', () => {
    writeBuiltAddress(project, 'https://films.example');
    expect(check()).toBe('https://films.example');
    expect(check('')).toBe('https://films.example');
    expect(check('https://films.example/')).toBe('https://films.example');
    writeBuiltAddress(project, 'https://site.example/films');
    expect(check()).toBeUndefined();
  });

  test('refuses another address, and says what to do', () => {
    writeBuiltAddress(project, 'https://films.example');
    expect(() => check('https://other.example')).toThrow(
      'SITE_URL is https://other.example, but this build is for https://films.example',
    );
    expect(() => check('https://other.example')).toThrow('SITE_URL=https://other.example npm run');
  });

  test.each([
    ...['films.example', 'ftp://films.example', 'https://', 'nonsense'],
    ...['https://films.example/bobine', 'https://films.example/?a=b'],
  ])('refuses %s', (address) =>
    expect(() => check(address)).toThrow(
      `SITE_URL is "${address}"; expected an address without a path, such as https://example.org`,
    ),
  );
});
