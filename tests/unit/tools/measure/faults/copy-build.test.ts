import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyBuild } from '@/tools/measure/faults/copy-build';
import { diskOf } from '@/tools/measure/faults/measure-site';

const folder = mkdtempSync(join(tmpdir(), 'bobine-copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a copied build has its files and finds its media, wherever it stands', () => {
  const build = join(folder, 'a/build');
  mkdirSync(join(build, 'public'), { recursive: true });
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/film.mp4'), 'film');
  writeFileSync(join(build, 'page.html'), 'page');
  symlinkSync('../../../media', join(build, 'public/media'));
  const copy = join(folder, 'deep/er/down/copy');
  copyBuild(build, copy);
  expect(readFileSync(join(copy, 'page.html'), 'utf8')).toBe('page');
  expect(readFileSync(join(copy, 'public/media/film.mp4'), 'utf8')).toBe('film');
  expect(diskOf(copy)).toEqual({ files: 1, bytes: 4 });
});
