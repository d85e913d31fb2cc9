import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findTypeface } from '@/lib/content/store/find-typeface';

let folder: string;
let house: string;
let root: string;
const packaged = '@fontsource-variable/mine';
const filesOf = (home: string, name = packaged) => join(home, 'node_modules', name, 'files');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-typeface-'));
  [house, root] = [join(folder, 'house'), join(folder, 'root')];
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(home: string, files: string[], name = packaged) {
  mkdirSync(filesOf(home, name), { recursive: true });
  for (const file of files) writeFileSync(join(filesOf(home, name), file), '');
}
const found = (...typeface: string[]) => findTypeface(typeface, house, root);
const none = { upright: [], italic: [], extended: [], missing: [] };

test('files of the house are upright, in their order, and nobody asks whether they are there', () => {
  expect(found('/media/b.woff2', '/media/a.woff2')).toEqual({
    ...none,
    upright: [`${house}/media/b.woff2`, `${house}/media/a.woff2`],
  });
});

test('of a package the cut with every usual axis is taken, in Latin letters and in others', () => {
  install(root, [
    'mine-cyrillic-standard-normal.woff2',
    'mine-latin-ext-standard-normal.woff2',
    'mine-latin-ext-wght-normal.woff2',
    'mine-latin-full-normal.woff2',
    'mine-latin-standard-italic.woff2',
    'mine-latin-standard-normal.woff2',
    'mine-latin-wght-italic.woff2',
    'mine-latin-wght-normal.woff2',
  ]);
  expect(found(packaged)).toEqual({
    upright: [join(filesOf(root), 'mine-latin-standard-normal.woff2')],
    italic: [join(filesOf(root), 'mine-latin-standard-italic.woff2')],
    extended: [join(filesOf(root), 'mine-latin-ext-standard-normal.woff2')],
    missing: [],
  });
});

test('or else weight alone, or else any other that there is', () => {
  install(root, ['mine-latin-full-normal.woff2', 'mine-latin-wght-normal.woff2']);
  install(root, ['mine-latin-opsz-italic.woff2', 'mine-latin-slnt-normal.woff']);
  expect(found(packaged)).toEqual({
    ...none,
    upright: [join(filesOf(root), 'mine-latin-wght-normal.woff2')],
    italic: [join(filesOf(root), 'mine-latin-opsz-italic.woff2')],
  });
});

test('the house’s own package goes before the project’s', () => {
  install(root, ['mine-latin-standard-normal.woff2']);
  install(house, ['mine-latin-wght-normal.woff2']);
  expect(found(packaged).upright).toEqual([join(filesOf(house), 'mine-latin-wght-normal.woff2')]);
});

test.each([
  [[]],
  [['mine-latin-ext-wght-normal.woff2']],
  [['other-latin-wght-normal.woff2', 'not-mine-latin-wght-normal.woff2']],
  [['mine-latin-wght-normal.woff2.txt', 'mine-latin-wght-normalwoff2']],
  [['mine-latin-Wght-normal.woff2', 'mine-latin--normal.woff2']],
])('a package with %j has no Latin letters and is missing', (files) => {
  install(root, files);
  expect(found(packaged)).toMatchObject({ upright: [], missing: [packaged] });
});

test('what is not installed is missing, and what stands beside it is found', () => {
  expect(found(packaged, '/media/a.woff2', '@fontsource-variable/other')).toEqual({
    ...none,
    upright: [`${house}/media/a.woff2`],
    missing: [packaged, '@fontsource-variable/other'],
  });
});

test('the usual typeface has no slanted files', () => {
  const usual = '@fontsource-variable/archivo';
  install(root, ['archivo-latin-standard-normal.woff2'], usual);
  install(root, ['archivo-latin-standard-italic.woff2'], usual);
  expect(found(usual)).toEqual({
    ...none,
    upright: [join(filesOf(root, usual), 'archivo-latin-standard-normal.woff2')],
  });
});
