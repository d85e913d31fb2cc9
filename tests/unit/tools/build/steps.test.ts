import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publishUpdate } from '@/lib/content/store/content-update';
import { pictureCacheFolder } from '@/lib/posters/photographs/resized-pictures';
import { takeNewerContent } from '@/tools/build/build-site.mjs';
import {
  currentSources,
  isBuildOf,
  nameSources,
  writeContentFingerprint,
  writeSources,
} from '@/tools/build/build-sources.mjs';
import { fingerprintContent, fingerprintSoftware } from '@/tools/build/fingerprint.mjs';
import { placePictures } from '@/tools/build/place-pictures';
import { temporaryFolder, writeFiles } from '../../temporary-folder';

describe('the sources of a build', () => {
  let root = '';
  beforeEach(() => {
    vi.stubEnv('CONTENT_DIR', '');
    root = temporaryFolder({ 'content/films/a.yaml': 'year: 1922' });
  });
  const sourcesOf = (env: Record<string, string> = {}) => nameSources(currentSources(root, env));

  test('are the current site content with its media, and no other', () => {
    writeFiles(root, { 'other/media/a.mp4': 'a film' });
    const folder = join(root, 'other');
    const before = fingerprintContent(root, folder);
    expect(before).not.toBe(fingerprintContent(root, 'content'));
    writeFiles(root, { 'content/films/a.yaml': 'year: 1923' });
    expect(fingerprintContent(root, 'other'), 'a relative or an absolute path').toBe(before);
    writeFiles(folder, { 'media/a.mp4': 'another film' });
    expect(fingerprintContent(root, folder)).not.toBe(before);
  });

  test('are file contents and names, addresses and the major version of Node', () => {
    const prints = [sourcesOf()];
    writeFiles(root, { 'content/films/a.yaml': 'year: 1923' });
    prints.push(sourcesOf());
    renameSync(join(root, 'content/films/a.yaml'), join(root, 'content/films/b.yaml'));
    prints.push(sourcesOf(), sourcesOf({ SITE_URL: 'https://example.org' }));
    prints.push(sourcesOf({ MEDIA_URL: 'https://media.example' }));
    prints.push(fingerprintSoftware(root), fingerprintSoftware(root, 'v99.0.0'));
    expect(new Set(prints).size).toBe(7);
  });

  test('of a build are the content that it serves', () => {
    const [own, update] = ['.next/bobine', '.next/bobine/update-1'];
    writeFiles(root, { [`${own}/x`]: '', [`${update}/x`]: '' });
    const sources = currentSources(root, {});
    writeSources(root, sources);
    expect(isBuildOf(root, sources)).toBe(true);
    writeContentFingerprint(join(root, update), 'new content');
    publishUpdate(root, 'update-1');
    expect(isBuildOf(root, sources)).toBe(false);
    expect(isBuildOf(root, { ...sources, content: 'new content' })).toBe(true);
  });
});

test('a build takes the content that was changed while it was made', async () => {
  vi.stubEnv('CONTENT_DIR', '');
  const root = temporaryFolder({ 'content/films/a.yaml': 'year: 1922', 'b/.next/bobine/x': '' });
  const before = process.cwd();
  process.chdir(root);
  try {
    const run = vi.fn(async () => ({ code: 0, output: '' }));
    writeSources('b', currentSources('.', {}));
    await takeNewerContent('b', run);
    expect(run).not.toHaveBeenCalled();
    writeFiles(root, { 'content/films/a.yaml': 'year: 1923' });
    await takeNewerContent('b', run);
    expect(run).toHaveBeenCalledExactlyOnceWith(
      ['node', join('b', '.next/bobine-update.mjs'), 'b'],
      expect.anything(),
    );
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
  }
});

test('placePictures places the images of this build only', () => {
  const root = temporaryFolder();
  for (const name of ['a-160.webp', 'a-200.webp', 'b-160.webp'])
    writeFiles(pictureCacheFolder(root), { [name]: name });
  const served = () => readdirSync(join(root, '.next/static/pictures')).sort();
  const pictures = { '/media/a.jpg': { name: 'a', width: 200, height: 100 } };
  placePictures(root, pictures);
  expect(served()).toEqual(['a-160.webp', 'a-200.webp']);
  rmSync(join(root, '.next/cache'), { recursive: true });
  placePictures(root, pictures);
  expect(served()).toHaveLength(2);
});

/** All modules that a script imports, also through its own files. */
function importedBy(path: string): string[] {
  const names = [...readFileSync(path, 'utf8').matchAll(/\bfrom '([^']+)'|\bimport '([^']+)'/g)];
  return names.flatMap(([, named, bare]) => {
    const name = named ?? bare ?? '';
    return name.startsWith('.') ? importedBy(join(dirname(path), name)) : [name];
  });
}

test.each(['tools/build/up.mjs', 'tools/verify/verify.mjs'])(
  'for a clone without packages, %s imports no package',
  (command) => {
    const imported = importedBy(command);
    expect(imported).toContain('node:child_process');
    expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
  },
);
