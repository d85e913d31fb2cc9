import { relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { themeSchema } from '@/lib/content/schema/theme';
import { ContentError, describeIssue } from '@/lib/content/validate/issues/describe-issues';
import type { EditorsLanguage } from '@/lib/content/validate/issues/editor-message';
import { readContent } from '@/lib/content/validate/load-library';
import {
  completeTheme,
  emptyTheme,
  logoRatio,
  readTheme,
} from '@/lib/content/validate/theme/read-theme';
import { findThemeFileIssues, validateDrawing } from '@/lib/content/validate/theme/theme-issues';
import { contrast } from '@/lib/primitives/colour/contrast';
import { aFolder } from '../media/a-folder';

const { at, write } = aFolder();
const house = () => at('.');
beforeEach(() => {
  const site = 'name: A\nurl: https://test.example\ntagline: { fr: A }\ndescription: { fr: A }\n';
  write('site.yaml', site);
});

function said(theme: string, language: EditorsLanguage = 'en'): string[] {
  write('theme.yaml', theme);
  return readContent(house()).faults.map((fault) => describeIssue(fault, language));
}

test('an accent that nobody can read is refused with the nearest that one can, which is taken', () => {
  const theme = (accent: string) => `light:\n  paper: '#fff8ec'\n  accent: '${accent}'\n`;
  const faults = said(theme('#2fb457'));
  expect(faults).toEqual([
    expect.stringMatching(
      /^Line 3, column 11: “light › accent”: found “#2fb457”; expected a colour with 4.5 : 1 on “light › paper” \(#fff8ec\) at least; this one has 2.\d+ : 1. The nearest that passes: "#[0-9a-f]{6}".$/,
    ),
  ]);
  const proposed = /"(#[0-9a-f]{6})"/.exec(faults[0] ?? '')?.[1] as string;
  expect(contrast(proposed, '#fff8ec')).toBeGreaterThanOrEqual(4.5);
  expect(said(theme(proposed))).toEqual([]);
  expect(said(theme('#2fb457'), 'fr')[0]).toContain('La plus proche qui convient\u202f: "#');
  expect(said(theme('#2fb457'), 'de')[0]).toContain('diese hat 2.');
});

test('a colour without quotes, which YAML takes for a remark, gets them', () => {
  expect(said('light:\n  accent: #c8200e\n')[0]).toContain('needs quotes: "#c8200e"');
});

test('a collection names an ink of the house, or a colour that bears words', () => {
  const named = (ink: string) => {
    write(
      'collections/one.yaml',
      `kind: cycle\ntitle: { fr: A }\nsummary: { fr: A }\nintroduction: { fr: A }\norder: 1\nink: ${ink}\nfilms: [{ film: one, reason: { fr: A } }]\n`,
    );
    const faults = said("inks: { moss: '#4a6b2f', clay: '#9c3a22' }");
    return faults.filter((fault) => fault.includes('“ink”'));
  };
  expect(named('moss')).toEqual([]);
  expect(named('mos')[0]).toContain('Did you mean “moss”?');
  expect(named("'#767676'")[0]).toContain('The nearest that passes');
});

const path = 'house/theme.yaml';
const faultsOf = (raw: unknown, home = house()) =>
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
])('the files of %j are judged', (raw, field, expected) => {
  const scripted = '<svg viewBox="0 0 4 1"><script/></svg>';
  const files = {
    ...{ 'face.woff2': 'wOF2', 'open.woff2': 'OTTO and more', 'scripted.svg': scripted },
    ...{ 'icon.SVG': scripted, 'broken.png': 'GIF89a', 'plain.svg': '<svg ></svg>' },
    'sound.svg': '<svg viewBox="0 0 4 1"></svg>',
  };
  for (const [name, text] of Object.entries(files)) write(`media/${name}`, text);
  expect(faultsOf({ typeface: '/media/face.woff2', logo: '/media/sound.svg' })).toEqual([]);
  expect(faultsOf(raw)).toEqual([{ field, expected }]);
});

test.each([
  [{ typeface: '/media/a.woff2' }, 'typeface', 'a.woff2'],
  [{ typeface: ['/media/a.woff2'] }, 'typeface.0', 'a.woff2'],
  [{ logo: '/media/a.svg' }, 'logo', 'a.svg'],
  [{ logo: { light: '/media/a.png' } }, 'logo.light', 'a.png'],
  [{ icon: ['/media/a.png'] }, 'icon.0', 'a.png'],
])('what %j names is missing at %s', (raw, field, name) => {
  expect(faultsOf(raw)).toEqual([
    { field, expected: { text: 'the file {file}', values: { file: `${house()}/media/${name}` } } },
  ]);
});

test('a package that is not there is asked for, for this house', () => {
  const name = '@fontsource-variable/not-installed';
  const home = relative('', house());
  expect(faultsOf({ typeface: name })).toEqual([
    {
      ...{ field: 'typeface', expected: 'a package that is installed and has Latin letters' },
      advice: {
        text: 'This fetches it: npm install --prefix {home} {name}',
        values: { home, name },
      },
    },
  ]);
  expect(faultsOf({ typeface: '@fontsource-variable/archivo' })).toEqual([]);
});

test('an icon that no theme names is judged as well', () => {
  write('media/icon.svg', '<svg><script/></svg>');
  expect(findThemeFileIssues(themeSchema.parse({}), path, house())).toEqual([
    { path: `${house()}/media/icon.svg`, field: 'the file', expected: unsafe },
  ]);
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
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg ></svg>', unsafe],
  ['<svg onload="alert(1)"></svg>', unsafe],
  ['<svg\tonload = "alert(1)"></svg>', unsafe],
  [svg('<a href="#a" style="javascript:alert(1)"/>'), unsafe],
  [svg('<image href="https://a.example/a.png"/>'), unsafe],
  [svg("<image xlink:href = 'other.svg'/>"), unsafe],
])('the drawing %s is judged: %s', (text, fault) => {
  expect(validateDrawing(write('a.svg', text))).toBe(fault);
});

test.each<[string, number | undefined]>([
  ['viewBox="0 0 400 100"', 4],
  ['viewBox="0,0,100,300"', 0.333],
  ["viewBox='\n 0, 0  16 9 '", 1.778],
  ['VIEWBOX = "-5 -5 20 10"', 2],
  ['viewBox="0 0 4 1" width="10" height="10"', 4],
  ['width="300px" height="100.5px"', 2.985],
  ['viewBox="0 0 0 0" width="3" height="1"', 3],
  ...['', 'viewBox="0 0 4"', 'viewBox="0 0 4 -1"', 'width="300"', 'width="100%" height="50%"'].map(
    (none): [string, undefined] => [none, undefined],
  ),
  ['data-viewBox="0 0 4 1" line-width="4" line-height="2"', undefined],
])('an SVG with “%s” has the ratio %s', (attributes, ratio) => {
  expect(logoRatio(write('a.svg', `<svg ${attributes}><g/></svg>`))).toBe(ratio);
});

/** As much of a PNG as says its size. */
function png(width: number, height: number, sign = '\x89PNG\r\n\x1a\n'): Buffer {
  const head = Buffer.alloc(33);
  head.write(sign, 'latin1');
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

test.each([
  [png(640, 480), 1.333],
  [png(70_000, 35_000), 2],
  [png(640, 480).subarray(0, 24), 1.333],
  [png(640, 480, 'GIF89a'), undefined],
  [png(640, 0), undefined],
  [png(640, 480).subarray(0, 23), undefined],
  [Buffer.alloc(0), undefined],
])('a PNG says its size in its first block (%#)', (bytes, ratio) => {
  expect(logoRatio(write('a.png', bytes))).toBe(ratio);
});

test('a house without a theme has the usual look, and a broken theme stops the build', () => {
  expect(readTheme(house())).toEqual({ ...completeTheme(emptyTheme), icons: [] });
  write('theme.yaml', "light: { acent: '#c8200e' }");
  expect(() => readTheme(house())).toThrow(ContentError);
});

test('a logo has its size, for the day and the night', () => {
  write('media/day.svg', '<svg viewBox="0 0 4 1"/>');
  const logoOf = (logo: string) => {
    write('theme.yaml', `logo: ${logo}`);
    return readTheme(house()).logo;
  };
  const light = { src: '/media/day.svg', ratio: 4 };
  expect(logoOf('/media/day.svg')).toEqual({ light });
  const dark = { src: '/media/none.svg', ratio: 1 };
  expect(logoOf('{ light: /media/day.svg, dark: /media/none.svg }')).toEqual({ light, dark });
});

test('icons are those that are named, or else those that lie in the media', () => {
  write('media/icon.png', '');
  expect(readTheme(house()).icons).toEqual(['/media/icon.png']);
  write('media/icon.svg', '<svg/>');
  expect(readTheme(house()).icons).toEqual(['/media/icon.svg', '/media/icon.png']);
  write('theme.yaml', 'icon: /media/a.png');
  expect(readTheme(house()).icons).toEqual(['/media/a.png']);
});
