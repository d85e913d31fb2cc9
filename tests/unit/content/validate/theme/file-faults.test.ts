import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { themeSchema } from '@/lib/content/schema/theme';
import { findFileFaults, judgeDrawing } from '@/lib/content/validate/theme/theme-faults';

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-files-'));
  mkdirSync(join(house, 'media'));
});
afterEach(() => rmSync(house, { recursive: true }));

const path = 'house/theme.yaml';
const write = (name: string, text: string) => writeFileSync(join(house, 'media', name), text);
const faultsOf = (raw: unknown, home = house) => findFileFaults(themeSchema.parse(raw), path, home);
const missing = (field: string, name: string) => ({
  ...{ path, field },
  expected: { text: 'the file {file}', values: { file: `${house}/media/${name}` } },
});
const unsafe = 'a drawing without scripts and links to other files';
const scripted = '<svg viewBox="0 0 4 1"><script/></svg>';

test('a house that names no files has no faults, nor has one whose files are sound', () => {
  expect(faultsOf({})).toEqual([]);
  write('face.woff2', 'wOF2 and more');
  write('logo.svg', '<svg viewBox="0 0 4 1"></svg>');
  write('icon.png', '');
  const logo = { light: '/media/logo.svg', dark: '/media/logo.svg' };
  const icon = ['/media/logo.svg', '/media/icon.png'];
  expect(faultsOf({ typeface: '/media/face.woff2', logo, icon })).toEqual([]);
});

test.each([
  [{ typeface: '/media/a.woff2' }, 'typeface', 'a.woff2'],
  [{ typeface: ['/media/a.woff2'] }, 'typeface.0', 'a.woff2'],
  [{ logo: '/media/a.svg' }, 'logo', 'a.svg'],
  [{ logo: { light: '/media/a.png' } }, 'logo.light', 'a.png'],
  [{ icon: '/media/a.svg' }, 'icon', 'a.svg'],
  [{ icon: ['/media/a.png'] }, 'icon.0', 'a.png'],
])('what %j names is not there: the fault is that of %s', (raw, field, name) => {
  expect(faultsOf(raw)).toEqual([missing(field, name)]);
});

test('a typeface has to be one, and not only to be called so', () => {
  write('face.woff2', 'wOF2');
  write('open.woff2', 'OTTO and more');
  const expected = 'a typeface as WOFF2: this one only has its name';
  expect(faultsOf({ typeface: '/media/open.woff2' })).toEqual([
    { path, field: 'typeface', expected },
  ]);
  expect(faultsOf({ typeface: ['/media/face.woff2', '/media/open.woff2'] })).toEqual([
    { path, field: 'typeface.1', expected },
  ]);
});

test('a package that is not there is asked for, for this house', () => {
  const name = '@fontsource-variable/not-installed';
  const asked = (home: string) => ({
    expected: 'a package that is installed and has Latin letters',
    advice: {
      text: 'This fetches it: npm install --prefix {home} {name}',
      values: { home, name },
    },
  });
  const home = relative('', house);
  expect(faultsOf({ typeface: name })).toEqual([{ path, field: 'typeface', ...asked(home) }]);
  expect(faultsOf({ typeface: [name] })).toEqual([{ path, field: 'typeface.0', ...asked(home) }]);
  expect(faultsOf({ typeface: name }, '.')).toEqual([{ path, field: 'typeface', ...asked('.') }]);
  expect(faultsOf({ typeface: '@fontsource-variable/archivo' })).toEqual([]);
});

test('a logo has to be a safe drawing, and one that says its size', () => {
  write('sound.svg', '<svg viewBox="0 0 4 1"></svg>');
  write('scripted.svg', scripted);
  write('plain.svg', '<svg ></svg>');
  write('broken.png', 'GIF89a');
  const sizeless = 'a picture that says its size, an SVG by its viewBox';
  const at = (field: string, expected: string) => ({ path, field, expected });
  expect(faultsOf({ logo: '/media/scripted.svg' })).toEqual([at('logo', unsafe)]);
  expect(faultsOf({ logo: '/media/broken.png' })).toEqual([at('logo', sizeless)]);
  expect(faultsOf({ logo: { light: '/media/sound.svg', dark: '/media/plain.svg' } })).toEqual([
    at('logo.dark', sizeless),
  ]);
});

test('an icon has to be a safe drawing, whatever the letters of its ending', () => {
  write('icon.SVG', scripted);
  write('plain.svg', '<svg ></svg>');
  const fault = { path, expected: unsafe };
  expect(faultsOf({ icon: '/media/icon.SVG' })).toEqual([{ ...fault, field: 'icon' }]);
  expect(faultsOf({ icon: ['/media/plain.svg', '/media/icon.SVG'] })).toEqual([
    { ...fault, field: 'icon.1' },
  ]);
});

test('an icon that nobody has named is at fault as a file', () => {
  write('icon.svg', scripted);
  write('icon.png', '');
  const file = `${house}/media/icon.svg`;
  expect(faultsOf({})).toEqual([{ path: file, field: 'the file', expected: unsafe }]);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-drawing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function judged(text: string) {
  writeFileSync(join(folder, 'a.svg'), text);
  return judgeDrawing(join(folder, 'a.svg'));
}
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test.each([
  svg('<path d="M0 0"/>'),
  '<?xml version="1.0"?>\n<svg\n  viewBox="0 0 1 1"></svg>',
  '<SVG></SVG>',
  svg('<use href="#a"/><use xlink:href = "#a"/>'),
  svg("<use href='#a'/>"),
  svg('<text>once = more</text><path data-on="a" stroke-onset="1"/>'),
])('%s is a drawing', (text) => {
  expect(judged(text)).toBeUndefined();
});

test.each(['', 'GIF89a', '<svgish></svgish>', '<html></html>'])('“%s” is none', (text) => {
  expect(judged(text)).toBe('a drawing that begins with <svg');
});

test.each([
  svg('<script>alert(1)</script>'),
  svg('<SCRIPT/>'),
  svg('<foreignObject/>'),
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg ></svg>',
  '<svg onload="alert(1)"></svg>',
  '<svg\tonload = "alert(1)"></svg>',
  svg('<a href="#a" style="javascript:alert(1)"/>'),
  svg('<image href="https://a.example/a.png"/>'),
  svg("<image xlink:href = 'other.svg'/>"),
])('%s does something', (text) => {
  expect(judged(text)).toBe('a drawing without scripts and links to other files');
});

test('what cannot be read is said as of every file', () => {
  expect(judgeDrawing(join(folder, 'none.svg'))).toBe('to be there');
  mkdirSync(join(folder, 'folder.svg'));
  expect(judgeDrawing(join(folder, 'folder.svg'))).toBe(
    'to be a file; this is a folder: rename or empty it',
  );
});
