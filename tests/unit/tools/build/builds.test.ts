import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentBuild } from '@/lib/server/builds/built-root.mjs';
import { linkMedia } from '@/tools/build/link-media.mjs';
import { previousBuild, publishBuild, showBuild } from '@/tools/build/publish-build.mjs';
import { digestPublished } from '@/tools/build/published-digest';
import {
  acceptSwitchRequests,
  isPortTaken,
  isSwitchable,
  requestSwitch,
} from '@/tools/build/running-site.mjs';
import { findPort } from '@/tools/setup/find-port';
import { enterProject } from './project';

describe('publishBuild', () => {
  const starters = ['builds/built-root.mjs', 'start.mjs'];
  beforeEach(() => {
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
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const read = (path: string) => readFileSync(`.builds/one/${path}`, 'utf8');

  test('copies what a build is served from, without development files', () => {
    publishBuild('one');
    expect(read('.next/server/page.html')).toBe('a page');
    expect(existsSync('.builds/one/.next/server/page.js.nft.json'), 'file lists').toBe(false);
    expect(read('lib/server/start.mjs')).toBe('start.mjs');
    expect(read('node_modules/a/node_modules/b/index.js')).toBe('b');
    expect(read('public/icons.svg')).toBe('icons');
    expect(read('node_modules/d/index.js'), 'a nested dependency').toBe('d');
    for (const left of ['c', 'd/index.d.ts'])
      expect(existsSync(`.builds/one/node_modules/${left}`)).toBe(false);
  });
});

describe('showBuild', () => {
  const hour = 60 * 60 * 1000;
  beforeEach(() => {
    enterProject(Object.fromEntries(['a', 'b', 'c'].map((n) => [`.builds/${n}/x`, n])));
  });

  test('selects the current build', () => {
    for (const name of ['a', 'b', 'a']) {
      showBuild(name);
      expect(currentBuild()).toBe(name);
    }
  });

  test('retains a build for a day after it was replaced', () => {
    const start = Date.now();
    showBuild('a', start);
    showBuild('b', start + 30 * hour);
    expect(existsSync('.builds/a'), 'current until now').toBe(true);
    showBuild('b', start + 53 * hour);
    expect(existsSync('.builds/a')).toBe(true);
    showBuild('b', start + 55 * hour);
    expect(existsSync('.builds/a')).toBe(false);
    expect(existsSync('.builds/b/x')).toBe(true);
  });

  test('a rollback goes to the complete build that was replaced last, and then forward again', () => {
    expect(previousBuild(), 'none is complete').toBeUndefined();
    for (const name of ['a', 'b', 'c', 'd.part']) {
      mkdirSync(`.builds/${name}/.next`, { recursive: true });
      writeFileSync(`.builds/${name}/.next/bobine-front.mjs`, '');
    }
    const start = Date.now() + hour;
    for (const [at, name] of ['a', 'b', 'c'].entries()) showBuild(name, start + at);
    expect(previousBuild()).toBe('b');
    showBuild('b', start + hour);
    expect(previousBuild()).toBe('c');
  });
});

describe('requestSwitch', () => {
  let close = () => {};
  beforeEach(() => {
    enterProject({ '.builds/current': 'a' });
  });
  afterEach(() => {
    close();
  });
  const request = { name: 'b', env: { SITE_URL: 'https://films.example' } };

  test.runIf(process.platform !== 'win32')('ignores the socket of a killed process', async () => {
    writeFileSync('.builds/3000.sock', '');
    expect(await requestSwitch('3000', request)).toBeUndefined();
    close = await acceptSwitchRequests('3000', async () => {});
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
});

describe('linkMedia', () => {
  let root = '';
  beforeEach(() => {
    root = enterProject({ 'content/media/a.txt': 'content', 'other/media/a.txt': 'other' });
    mkdirSync('public');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  function link(content = '') {
    vi.stubEnv('CONTENT_DIR', content);
    return linkMedia();
  }
  const served = () => readFileSync(join(root, 'public/media/a.txt'), 'utf8');

  test('does not replace a folder', () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    mkdirSync(join(root, 'public/media'));
    writeFileSync(join(root, 'public/media/a.txt'), 'mine');
    expect(link('other')).toBe(1);
    expect(written).toHaveBeenCalledWith(expect.stringContaining('a link to other/media'));
    expect(served()).toBe('mine');
  });
});

describe('a preview', () => {
  beforeEach(() => {
    enterProject({
      'house/site.yaml':
        'name: A\nurl: https://a.example\ntagline: { fr: A }\ndescription: { fr: A }\n',
      'house/films/nerven.yaml': 'title: { original: { text: Nerven, lang: de } }\nyear: 1919\n',
      'house/news/demain.yaml': 'date: 2098-11-21\ntitle: { fr: A }\ntext: { fr: A }\n',
    });
  });

  const films = (more: object) =>
    ({
      films: new Map([['secret', { year: 1919, ...more }]]),
      ...{ collections: new Map(), articles: new Map(), pages: new Map(), news: new Map() },
      programme: new Map(),
    }) as never;

  test('digestPublished leaves out drafts and scheduled content', () => {
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(digestPublished(films({ draft: true }), now)).toEqual({});
    expect(digestPublished(films({ publishedFrom: '2026-11-23' }), now)).toEqual({});
    expect(Object.keys(digestPublished(films({ publishedFrom: '2026-11-22' }), now))).toEqual([
      'films/secret',
    ]);
  });
});
