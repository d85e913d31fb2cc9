import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { currentBuild } from '@/lib/server/builds/built-root.mjs';
import { writeSources } from '@/tools/build/build-sources.mjs';
import { previousBuild, publishBuild, showBuild } from '@/tools/build/publish-build.mjs';
import { digestPublished } from '@/tools/build/published-digest';
import {
  acceptSwitchRequests,
  isPortTaken,
  isSwitchable,
  requestSwitch,
} from '@/tools/build/running-site.mjs';
import { findPort } from '@/tools/setup/find-port';
import { writeFiles } from '../../temporary-folder';
import { enterProject } from './project';

const starters = ['builds/built-root.mjs', 'start.mjs'];

test('publishBuild copies what a build is served from, without development files', () => {
  vi.stubEnv('CONTENT_DIR', '');
  enterProject({
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
  publishBuild('one');
  const read = (path: string) => readFileSync(`.builds/one/${path}`, 'utf8');
  expect(read('.next/server/page.html')).toBe('a page');
  expect(existsSync('.builds/one/.next/server/page.js.nft.json'), 'file lists').toBe(false);
  expect(read('lib/server/start.mjs')).toBe('start.mjs');
  expect(read('node_modules/a/node_modules/b/index.js')).toBe('b');
  expect(read('public/icons.svg')).toBe('icons');
  expect(read('node_modules/d/index.js'), 'a nested dependency').toBe('d');
  for (const left of ['c', 'd/index.d.ts'])
    expect(existsSync(`.builds/one/node_modules/${left}`)).toBe(false);
});

const hour = 60 * 60 * 1000;

test('showBuild retains a build for a day after it was replaced', () => {
  enterProject(Object.fromEntries(['a', 'b', 'c'].map((n) => [`.builds/${n}/x`, n])));
  const start = Date.now();
  showBuild('a', start);
  showBuild('b', start + 30 * hour);
  expect(currentBuild()).toBe('b');
  expect(existsSync('.builds/a'), 'current until now').toBe(true);
  showBuild('b', start + 53 * hour);
  expect(existsSync('.builds/a')).toBe(true);
  showBuild('b', start + 55 * hour);
  expect(existsSync('.builds/a')).toBe(false);
  expect(existsSync('.builds/b/x')).toBe(true);
});

test('a rollback goes to the complete build that was replaced last, and then forward again', () => {
  const names = ['a', 'b', 'c', 'd.part'];
  enterProject({ '.builds/x': '' });
  expect(previousBuild('content'), 'none is complete').toEqual({});
  enterProject(Object.fromEntries(names.map((n) => [`.builds/${n}/.next/bobine-front.mjs`, ''])));
  const start = Date.now() + hour;
  for (const [at, name] of ['a', 'b', 'c'].entries()) showBuild(name, start + at);
  expect(previousBuild('content')).toEqual({ name: 'b' });
  showBuild('b', start + hour);
  expect(previousBuild('content')).toEqual({ name: 'c' });
});

test.each([
  ['a build of another site is passed over', ['content', 'b', 'content'], { name: '0' }],
  ['the current build is one of another site', ['content', 'content', 'b'], { refused: 'site' }],
  [
    'without the newest tables',
    ['content', 'content', 'content', '0021-x'],
    { name: '1', refused: 'schema' },
  ],
  [
    'made before builds named their tables',
    ['content', '', 'content'],
    { name: '1', refused: 'schema' },
  ],
] as const)('a rollback: %s', (_, [one, two, three, schema = '0020-x'], expected) => {
  enterProject({ '.builds/x': '' });
  for (const [at, site] of [one, two, three].entries()) {
    const place = site && { site, schema: at === 2 ? schema : '0020-x' };
    writeFiles(`.builds/${at}/.next`, { 'bobine-front.mjs': '' });
    writeSources(`.builds/${at}`, {
      software: '',
      content: '',
      settings: {},
      ...(place && { place }),
    });
    showBuild(`${at}`, Date.now() + hour + at);
  }
  expect(previousBuild('content')).toEqual(expected);
});

test.runIf(process.platform !== 'win32')('requestSwitch ignores a killed process', async () => {
  enterProject({ '.builds/current': 'a', '.builds/3000.sock': '' });
  const request = { name: 'b', env: { SITE_URL: 'https://films.example' } };
  expect(await requestSwitch('3000', request)).toBeUndefined();
  onTestFinished(await acceptSwitchRequests('3000', async () => {}));
  expect(await requestSwitch('3000', request)).toEqual({});
  expect(existsSync('.builds/3000.sock')).toBe(true);
  expect(await isSwitchable('3000')).toBe(true);
  expect(await isSwitchable('3001')).toBe(false);
});

test('a port is taken while a program listens on it', async () => {
  const port = await findPort();
  expect(await isPortTaken(`${port}`)).toBe(false);
  const server = createServer().listen(port);
  await once(server, 'listening');
  expect(await isPortTaken(`${port}`)).toBe(true);
  server.close();
});

test('digestPublished, which a preview compares with, leaves out drafts and scheduled content', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const rest = { collections: new Map(), articles: new Map(), pages: new Map(), news: new Map() };
  const digest = (more: object) => {
    const films = new Map([['secret', { year: 1919, ...more }]]);
    return digestPublished({ films, ...rest, programme: new Map() } as never, now);
  };
  expect(digest({ draft: true })).toEqual({});
  expect(digest({ publishedFrom: '2026-11-23' })).toEqual({});
  expect(Object.keys(digest({ publishedFrom: '2026-11-22' }))).toEqual(['films/secret']);
});
