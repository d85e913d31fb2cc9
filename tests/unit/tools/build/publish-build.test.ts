import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishBuild } from '@/tools/build/publish-build.mjs';
import { enterProject } from './project';

const starters = ['builds/built-front.mjs', 'builds/built-root.mjs', 'start.mjs'];
let project: ReturnType<typeof enterProject>;
beforeEach(() => {
  vi.stubEnv('HOUSE', '');
  project = enterProject({
    'package-lock.json': JSON.stringify({
      packages: {
        '': {},
        'node_modules/a': { dependencies: { b: '1' }, peerDependencies: { absent: '1' } },
        'node_modules/a/node_modules/b': { dependencies: { d: '1' } },
        'node_modules/c': {},
        'node_modules/d': {},
      },
    }),
    'node_modules/a/index.js': 'a',
    'node_modules/a/node_modules/b/index.js': 'b',
    'node_modules/c/index.js': 'c',
    'node_modules/d/index.js': 'd',
    'node_modules/d/index.d.ts': 'types',
    '.next/bobine-imports.json': '["a/lib"]',
    'package.json': '{}',
    'next.config.mjs': '',
    'lib/i18n/languages.mjs': '',
    ...Object.fromEntries(starters.map((name) => [`lib/server/${name}`, name])),
    'public/icons.svg': 'icons',
    'content/media/film.mp4': 'film',
    '.next/server/page.html': 'a page',
    '.next/server/page.js.nft.json': '{"files":["content/films/a-draft.yaml"]}',
    '.next/cache/x': 'kept',
    '.next/types/x': 'kept',
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  project.leave();
});
const read = (path: string) => readFileSync(`.builds/one/${path}`, 'utf8');

test('a build has all that it is served from, and nothing that only makers need', () => {
  publishBuild('one');
  expect(read('.next/server/page.html')).toBe('a page');
  expect(existsSync('.builds/one/.next/server/page.js.nft.json'), 'names of files').toBe(false);
  expect(read('lib/server/start.mjs')).toBe('start.mjs');
  expect(read('node_modules/a/node_modules/b/index.js')).toBe('b');
  expect(read('public/icons.svg')).toBe('icons');
  expect(read('node_modules/d/index.js'), 'of a package of a package').toBe('d');
  for (const left of ['c', 'd/index.d.ts'])
    expect(existsSync(`.builds/one/node_modules/${left}`)).toBe(false);
});

test('what the next build goes on with stays where it was', () => {
  publishBuild('one');
  expect(readFileSync('.next/cache/x', 'utf8')).toBe('kept');
  expect(existsSync('.next/types/x')).toBe(true);
  expect(existsSync('.next/server')).toBe(false);
});

test('packages that are installed anew, and a newer source, do not reach it', () => {
  publishBuild('one');
  rmSync('node_modules/a', { recursive: true });
  project.write('node_modules/a/index.js', 'another');
  writeFileSync('lib/server/start.mjs', 'another');
  expect(read('node_modules/a/index.js')).toBe('a');
  expect(read('lib/server/start.mjs')).toBe('start.mjs');
});

test('its media are those of the house, as they are now', () => {
  publishBuild('one');
  project.write('content/media/film.mp4', 'mended');
  expect(read('public/media/film.mp4')).toBe('mended');
});

test('what an attempt that was broken off has left is not in it', () => {
  project.write('.builds/one.part/.next/server/old.html', 'old');
  publishBuild('one');
  expect(existsSync('.builds/one/.next/server/old.html')).toBe(false);
  expect(existsSync('.builds/one.part')).toBe(false);
});
