import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { themeSchema } from '@/lib/content/schema/theme';
import { ContentError } from '@/lib/content/validate/issues/describe-issues';
import { completeTheme, emptyTheme, readTheme } from '@/lib/content/validate/theme/read-theme';
import { findThemeFileIssues, validateDrawing } from '@/lib/content/validate/theme/theme-issues';
import { temporaryFolder } from '../../temporary-folder';

const { at, write } = temporaryFolder();
const path = 'theme.yaml';
const issuesOf = (raw: unknown, home = at()) =>
  findThemeFileIssues(themeSchema.parse(raw), path, home).map(({ field, expected, advice }) => ({
    ...{ field, expected, ...(advice ? { advice } : {}) },
  }));
const unsafe = 'a drawing without scripts and links to other files';
const sizeless = 'a picture that says its size, an SVG by its viewBox';
const noFace = 'a typeface as WOFF2: this one only has its name';

test.each<[object, string, string]>([
  [{ typeface: ['/media/face.woff2', '/media/open.woff2'] }, 'typeface.1', noFace],
  [{ logo: '/media/scripted.svg' }, 'logo', unsafe],
  [{ logo: '/media/broken.png' }, 'logo', sizeless],
  [{ logo: { light: '/media/sound.svg', dark: '/media/plain.svg' } }, 'logo.dark', sizeless],
  [{ icon: ['/media/plain.svg', '/media/icon.SVG'] }, 'icon.1', unsafe],
])('an invalid file of %j is an issue at %s', (raw, field, expected) => {
  const scripted = '<svg viewBox="0 0 4 1"><script/></svg>';
  const files = {
    ...{ 'face.woff2': 'wOF2', 'open.woff2': 'OTTO and more', 'scripted.svg': scripted },
    ...{ 'icon.SVG': scripted, 'broken.png': 'GIF89a', 'plain.svg': '<svg ></svg>' },
    'sound.svg': '<svg viewBox="0 0 4 1"></svg>',
  };
  for (const [name, text] of Object.entries(files)) write(`media/${name}`, text);
  expect(issuesOf({ typeface: '/media/face.woff2', logo: '/media/sound.svg' })).toEqual([]);
  expect(issuesOf(raw)).toEqual([{ field, expected }]);
});

test.each([
  [{ typeface: '/media/a.woff2' }, 'typeface', 'a.woff2'],
  [{ typeface: ['/media/a.woff2'] }, 'typeface.0', 'a.woff2'],
  [{ logo: '/media/a.svg' }, 'logo', 'a.svg'],
  [{ logo: { light: '/media/a.png' } }, 'logo.light', 'a.png'],
  [{ icon: ['/media/a.png'] }, 'icon.0', 'a.png'],
])('a missing file of %j is an issue at %s', (raw, field, name) =>
  expect(issuesOf(raw)).toEqual([
    { field, expected: { text: 'the file {file}', values: { file: `${at()}/media/${name}` } } },
  ]),
);

test('a missing font package is reported with the command that installs it', () => {
  const name = '@fontsource-variable/not-installed';
  const home = relative('', at());
  expect(issuesOf({ typeface: name })).toEqual([
    {
      ...{ field: 'typeface', expected: 'a package that is installed and has Latin letters' },
      advice: {
        text: 'This fetches it: npm install --prefix {home} {name}',
        values: { home, name },
      },
    },
  ]);
  expect(issuesOf({ typeface: '@fontsource-variable/archivo' })).toEqual([]);
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const noDrawing = 'a drawing that begins with <svg';

test.each<[string, string | undefined]>([
  [svg('<path d="M0 0"/>'), undefined],
  ['<?xml version="1.0"?>\n<svg\n  viewBox="0 0 1 1"></svg>', undefined],
  ['<SVG></SVG>', undefined],
  [svg('<use href="#a"/><use xlink:href = "#a"/>'), undefined],
  [svg("<use href='#a'/>"), undefined],
  [svg('<text>once = more</text><path data-on="a" stroke-onset="1"/>'), undefined],
  ...['', 'GIF89a', '<svgish></svgish>'].map((text): [string, string] => [text, noDrawing]),
  [svg('<script>alert(1)</script>'), unsafe],
  [svg('<SCRIPT/>'), unsafe],
  [svg('<foreignObject/>'), unsafe],
  [svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), unsafe],
  [svg('<h:iframe src="/"/>'), unsafe],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg ></svg>', unsafe],
  ['<svg onload="alert(1)"></svg>', unsafe],
  ['<svg\tonload = "alert(1)"></svg>', unsafe],
  [svg('<a href="#a" style="javascript:alert(1)"/>'), unsafe],
  [svg('<image href="https://a.example/a.png"/>'), unsafe],
  [svg("<image xlink:href = 'other.svg'/>"), unsafe],
])('the drawing %s has the issue %s', (text, issue) =>
  expect(validateDrawing(write('a.svg', text))).toBe(issue),
);

test('without theme.yaml the theme is the default, and an invalid one is an error', () => {
  expect(readTheme(at())).toEqual({ ...completeTheme(emptyTheme), icons: [] });
  write('theme.yaml', "light: { acent: '#c8200e' }");
  expect(() => readTheme(at())).toThrow(ContentError);
});

test('a logo has its aspect ratio, light and dark', () => {
  write('media/day.svg', '<svg viewBox="0 0 4 1"/>');
  const logoOf = (logo: string) => {
    write('theme.yaml', `logo: ${logo}`);
    return readTheme(at()).logo;
  };
  const light = { src: '/media/day.svg', ratio: 4 };
  expect(logoOf('/media/day.svg')).toEqual({ light });
  const dark = { src: '/media/none.svg', ratio: 1 };
  expect(logoOf('{ light: /media/day.svg, dark: /media/none.svg }')).toEqual({ light, dark });
});

test('icons are the configured ones, or else the existing default ones', () => {
  write('media/icon.png', '');
  expect(readTheme(at()).icons).toEqual(['/media/icon.png']);
  write('media/icon.svg', '<svg/>');
  expect(readTheme(at()).icons).toEqual(['/media/icon.svg', '/media/icon.png']);
  write('theme.yaml', 'icon: /media/a.png');
  expect(readTheme(at()).icons).toEqual(['/media/a.png']);
});
