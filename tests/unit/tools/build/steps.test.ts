import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { History } from '@/lib/content/store/git-dates';
import { readSnapshot } from '@/lib/content/store/snapshot';
import {
  pictureCacheFolder,
  readResizedPictures,
  writeResizedPictures,
} from '@/lib/posters/photographs/resized-pictures';
import { fingerprint } from '@/tools/build/fingerprint.mjs';
import { compileAhead, compressChunks, deferScripts } from '@/tools/build/optimise-output.mjs';
import { placePictures } from '@/tools/build/place-pictures';
import { writeHistory } from '@/tools/build/write-content';

describe('fingerprint', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bobine-'));
    mkdirSync(join(root, 'content/films'), { recursive: true });
    writeFileSync(join(root, 'content/films/a.yaml'), 'year: 1922');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('ignores files that do not go into a build', () => {
    const before = fingerprint(root);
    writeFileSync(join(root, 'README.md'), 'words');
    expect(fingerprint(root)).toBe(before);
    mkdirSync(join(root, 'public/icons'), { recursive: true });
    for (const made of ['favicon.ico', 'icons/icon-192.png'])
      writeFileSync(join(root, 'public', made), 'generated');
    expect(fingerprint(root)).toBe(before);
  });

  test('covers the current site content with its media, and no other', () => {
    mkdirSync(join(root, 'other/media'), { recursive: true });
    writeFileSync(join(root, 'other/media/a.mp4'), 'a film');
    const house = join(root, 'other');
    const before = fingerprint(root, { house });
    expect(before).not.toBe(fingerprint(root));
    writeFileSync(join(root, 'content/films/a.yaml'), 'year: 1923');
    expect(fingerprint(root, { house }), 'a relative or an absolute path').toBe(before);
    expect(fingerprint(root, { house: 'other' })).toBe(before);
    writeFileSync(join(house, 'media/a.mp4'), 'another film');
    expect(fingerprint(root, { house })).not.toBe(before);
  });

  test('changes with file contents and names, addresses and the major version of Node', () => {
    const prints = [fingerprint(root)];
    writeFileSync(join(root, 'content/films/a.yaml'), 'year: 1923');
    prints.push(fingerprint(root));
    renameSync(join(root, 'content/films/a.yaml'), join(root, 'content/films/b.yaml'));
    prints.push(fingerprint(root), fingerprint(root, { siteUrl: 'https://example.org' }));
    prints.push(fingerprint(root, { mediaUrl: 'https://media.example' }));
    prints.push(fingerprint(root, { node: 'v99.0.0' }));
    expect(new Set(prints).size).toBe(6);
  });
});

test('compileAhead marks the initial scripts of pages only, once', () => {
  const build = mkdtempSync(join(tmpdir(), 'bobine-hints-'));
  const chunks = join(build, 'static/chunks');
  mkdirSync(chunks, { recursive: true });
  for (const name of ['react.js', 'player.js']) writeFileSync(join(chunks, name), name);
  const compile = (name: string) => compileAhead(build, [`/_next/static/chunks/${name}`]);
  for (let time = 0; time < 2; time += 1) compile('react.js');
  expect(readFileSync(join(chunks, 'react.js'), 'utf8')).toBe(
    '//# allFunctionsCalledOnLoad\nreact.js',
  );
  expect(readFileSync(join(chunks, 'player.js'), 'utf8')).toBe('player.js');
  expect(() => compile('gone.js')).toThrow('gone.js');
});

test('deferScripts returns the initial scripts of all pages, also on a second run', () => {
  const build = mkdtempSync(join(tmpdir(), 'bobine-scripts-'));
  const app = join(build, 'server/app');
  mkdirSync(app, { recursive: true });
  const tag = (name: string) => `<script src="/_next/static/${name}.js" async=""></script>`;
  const old = '<script src="/_next/static/old.js" noModule=""></script>';
  writeFileSync(join(app, 'fr.html'), `<body>${tag('a')}${tag('b')}${old}</body>`);
  writeFileSync(join(app, 'de.html'), `<body>${tag('a')}</body>`);
  const scripts = new Set(['/_next/static/a.js', '/_next/static/b.js']);
  expect(deferScripts(build)).toEqual(scripts);
  expect(deferScripts(build)).toEqual(scripts);
});

describe('compressChunks', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bobine-chunks-'));
    mkdirSync(join(root, '.next/static/chunks'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const chunk = (name: string, text: string) =>
    writeFileSync(join(root, '.next/static/chunks', name), text);
  const compressed = (name: string) =>
    brotliDecompressSync(
      readFileSync(join(root, '.next/bobine/chunks/chunks', `${name}.br`)),
    ).toString();
  const cache = () => {
    const folder = join(root, '.next/cache/bobine/compressed');
    return readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino] as const);
  };

  test('compresses scripts and styles, not fonts', async () => {
    chunk('one.js', 'one');
    chunk('same.css', 'one');
    chunk('face.woff2', 'face');
    await compressChunks(root);
    expect([compressed('one.js'), compressed('same.css')]).toEqual(['one', 'one']);
    expect(readdirSync(join(root, '.next/bobine/chunks/chunks'))).toEqual([
      'one.js.br',
      'same.css.br',
    ]);
  });

  test('compresses only new chunks in the next build, and drops old ones', async () => {
    chunk('one.js', 'one');
    chunk('two.js', 'two');
    await compressChunks(root);
    const before = cache();
    chunk('two.js', 'three');
    rmSync(join(root, '.next/bobine'), { recursive: true });
    await compressChunks(root);
    expect([compressed('one.js'), compressed('two.js')]).toEqual(['one', 'three']);
    const after = cache();
    expect(after).toHaveLength(2);
    expect(
      after.filter(([name, made]) => before.some(([n, m]) => n === name && m === made)),
    ).toHaveLength(1);
  });
});

test('placePictures places the images of this build only', () => {
  const root = mkdtempSync(join(tmpdir(), 'bobine-place-'));
  mkdirSync(pictureCacheFolder(root), { recursive: true });
  for (const name of ['a-160.webp', 'a-200.webp', 'b-160.webp'])
    writeFileSync(join(pictureCacheFolder(root), name), name);
  const served = () => readdirSync(join(root, '.next/static/pictures')).sort();
  writeResizedPictures(root, { '/media/a.jpg': { name: 'a', width: 200, height: 100 } });
  placePictures(root);
  expect(served()).toEqual(['a-160.webp', 'a-200.webp']);
  rmSync(join(root, '.next/cache'), { recursive: true });
  expect(readResizedPictures(root), 'the server needs no cache').toHaveProperty('/media/a.jpg');
  placePictures(root);
  expect(served()).toHaveLength(2);
  rmSync(root, { recursive: true });
});

test('writeHistory without Git keeps the dates of unchanged files', () => {
  const root = mkdtempSync(join(tmpdir(), 'bobine-history-'));
  const film = join(root, 'house/films/a.yaml');
  const build = (time: string) => {
    utimesSync(film, Date.parse(time) / 1000, Date.parse(time) / 1000);
    writeHistory(root, join(root, 'house'));
    return readSnapshot<History>(root, 'history')?.get('films/a.yaml');
  };
  mkdirSync(join(root, 'house/films'), { recursive: true });
  writeFileSync(film, 'year: 1919');
  const first = build('2026-01-01T00:00:00Z');
  expect(first?.last).toBe(Date.parse('2026-01-01T00:00:00Z'));
  expect(build('2026-02-01T00:00:00Z')).toEqual(first);
  writeFileSync(film, 'year: 1920');
  expect(build('2026-03-01T00:00:00Z')?.last).toBe(Date.parse('2026-03-01T00:00:00Z'));
  rmSync(root, { recursive: true });
});

describe('scripts for a clone without packages', () => {
  /** All modules that a script imports, also through its own files. */
  function importedBy(path: string): string[] {
    const names = [...readFileSync(path, 'utf8').matchAll(/\bfrom '([^']+)'|\bimport '([^']+)'/g)];
    return names.flatMap(([, named, bare]) => {
      const name = named ?? bare ?? '';
      return name.startsWith('.') ? importedBy(join(dirname(path), name)) : [name];
    });
  }

  test.each(['tools/build/up.mjs', 'tools/verify/verify.mjs'])(
    '%s imports no package',
    (command) => {
      const imported = importedBy(command);
      expect(imported).toContain('node:child_process');
      expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
    },
  );
});
