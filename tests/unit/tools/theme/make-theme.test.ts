import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { themeSchema } from '@/lib/content/schema/theme';
import { defaultTypeface } from '@/lib/content/store/find-typeface';
import { findThemeFaults } from '@/lib/content/validate/theme/theme-faults';
import { makeTheme } from '@/tools/theme/make-theme';

const archivo = `node_modules/${defaultTypeface}/files/archivo-latin`;

let house: string;
let root: string;
const made = () => readFileSync(join(root, '.theme/theme.css'), 'utf8');
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};
const lend = (cut: string, path: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  cpSync(`${archivo}-${cut}.woff2`, join(house, path));
};

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-look-'));
  root = mkdtempSync(join(tmpdir(), 'bobine-root-'));
  mkdirSync(join(root, 'node_modules/@fontsource-variable'), { recursive: true });
  cpSync(`node_modules/${defaultTypeface}`, join(root, 'node_modules', defaultTypeface), {
    recursive: true,
  });
});
afterEach(() => {
  for (const folder of [house, root]) rmSync(folder, { recursive: true });
});

test('a house without a theme gets the usual look, in a kilobyte and a half', async () => {
  expect(await makeTheme(house, root)).toEqual([]);
  expect(readdirSync(join(root, '.theme')).sort()).toEqual([
    'theme.css',
    'typeface-1.woff2',
    'typeface.woff2',
  ]);
  expect(made()).toContain('--signal:#c8200e');
  // As next/font counted it: what stands there until the typeface has come takes the same room.
  expect(made()).toContain(
    'src:local("Arial");ascent-override:85.41%;descent-override:20.43%;line-gap-override:0.00%;size-adjust:102.80%',
  );
  expect(made().length).toBeLessThan(1536);
});

test('the example of the handbook is made as it stands there', async () => {
  const [, example = ''] =
    /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/house/theme.md', 'utf8')) ?? [];
  write('theme.yaml', example);
  expect(await makeTheme(house, root)).toEqual([]);
  const { logo: _logo, icon: _icon, ...look } = themeSchema.parse(parse(example));
  expect(findThemeFaults(look, house)).toEqual([]);
  const [light, dark] = made().split('prefers-color-scheme:dark');
  expect(light).toContain('--signal:#0b6b45');
  expect(dark).toContain('--paper:#141a13');
  expect(dark).not.toContain('#0b6b45');
});

test('own files say themselves how heavy, wide and slanted they are; the upright one is loaded first', async () => {
  lend('wght-italic', 'media/slanted.woff2');
  lend('wght-normal', 'media/upright.woff2');
  write('theme.yaml', 'typeface: [/media/slanted.woff2, /media/upright.woff2]\n');
  expect(await makeTheme(house, root)).toEqual([]);
  const [first, , third] = made().split('\n');
  expect(first).toMatch(/typeface\.woff2.*font-weight:400 860;unicode-range/);
  expect(third).toMatch(/typeface-2\.woff2.*font-weight:400 860;font-style:italic;unicode-range/);
});

test('a typeface without narrow cuts has its titles set smaller where the usual one is narrow', async () => {
  lend('wght-normal', 'media/upright.woff2');
  write('theme.yaml', 'typeface: /media/upright.woff2\n');
  await makeTheme(house, root);
  expect(made()).toMatch(/--set-84:0\.8\d*;--set-72:0\.7\d*/);
  expect(made()).not.toContain('--set:');
});

test('a package in the house’s own folder is taken, with its slanted cut', async () => {
  const files = 'node_modules/@fontsource-variable/mine/files/mine-latin';
  lend('wght-normal', `${files}-wght-normal.woff2`);
  lend('wght-italic', `${files}-wght-italic.woff2`);
  write('theme.yaml', "typeface: '@fontsource-variable/mine'\n");
  expect(await makeTheme(house, root)).toEqual([]);
  expect(made()).toContain('font-style:italic');
});

test('what is left of another look goes', async () => {
  lend('wght-italic', 'media/slanted.woff2');
  lend('wght-normal', 'media/upright.woff2');
  write('theme.yaml', 'typeface: [/media/upright.woff2, /media/slanted.woff2]\n');
  await makeTheme(house, root);
  write('theme.yaml', '');
  await makeTheme(house, root);
  expect(readdirSync(join(root, '.theme'))).toHaveLength(3);
});

test('a file that is broken is a fault, placed in the list that names it', async () => {
  lend('wght-normal', 'media/upright.woff2');
  write('media/broken.woff2', 'wOF2 and no more');
  write('theme.yaml', 'typeface:\n  - /media/upright.woff2\n  - /media/broken.woff2\n');
  expect(await makeTheme(house, root)).toMatchObject([
    { field: 'typeface.1', place: { line: 3, column: 5 } },
  ]);
});
