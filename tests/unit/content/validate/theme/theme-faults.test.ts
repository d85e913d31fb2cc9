import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { describeFault } from '@/lib/content/validate/faults/describe-faults';
import type { EditorsLanguage } from '@/lib/content/validate/faults/editors-language';
import { readHouse } from '@/lib/content/validate/read-house';

let house: string;
const write = (path: string, text: string | Buffer) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-theme-'));
  write(
    'site.yaml',
    'name: Testhaus\nurl: https://test.example\ntagline: { fr: A }\ndescription: { fr: A }\n',
  );
});
afterEach(() => rmSync(house, { recursive: true }));

function said(theme: string, language: EditorsLanguage = 'en'): string[] {
  write('theme.yaml', theme);
  return readHouse(house).faults.map((fault) => describeFault(fault, language));
}

/** The colour that the first of the faults proposes. */
const proposed = (faults: string[]) => /"(#[0-9a-f]{6})"/.exec(faults[0] ?? '')?.[1] as string;

test('a house without a theme, and one that says nothing in it, is sound', () => {
  expect(readHouse(house).faults).toEqual([]);
  expect(said('# light:\n')).toEqual([]);
});

test('an accent that nobody can read is refused with the nearest that one can, which is taken', () => {
  const theme = (accent: string) => `light:\n  paper: '#fff8ec'\n  accent: '${accent}'\n`;
  const faults = said(theme('#2fb457'));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(
    /^Line 3, column 11: “light › accent”: found “#2fb457”; expected a colour with 4.5 : 1 on “light › paper” \(#fff8ec\) at least; this one has 2.\d+ : 1. The nearest that passes: "#[0-9a-f]{6}".$/,
  );
  expect(contrast(proposed(faults), '#fff8ec')).toBeGreaterThanOrEqual(4.5);
  expect(said(theme(proposed(faults)))).toEqual([]);
});

test('it is said in French and in German', () => {
  const theme = "dark: { accent: '#7a0000' }\n";
  expect(said(theme, 'fr')[0]).toContain('La plus proche qui convient : "#');
  expect(said(theme, 'de')[0]).toContain('diese hat 1.');
});

test.each([
  ['ink', "light: { paper: '#ffffff', ink: '#999999' }"],
  ['muted', "light: { muted: '#aaaaaa' }"],
  ['raised', "dark: { raised: '#888888' }"],
  ['accent on what is raised', "light: { raised: '#b0b0b0', accent: '#c8200e' }"],
  ['an ink of collections', "inks: { grey: '#767676' }"],
  ['a colour of posters', "posters: { colours: ['#767676', '#1f45a5'] }"],
  ['a colour of posters like their paper', "posters: { colours: ['#f0ede5', '#1f45a5'] }"],
  ['the colours of a decade', "posters: { decades: { 1920s: ['#767676', '#1f45a5'] } }"],
  ['a black that is none', "posters: { black: '#bbbbbb' }"],
])('%s is judged, and what is proposed in its place is taken', (_what, theme) => {
  const faults = said(theme);
  expect(faults.length).toBeGreaterThan(0);
  const found = /found “(#[0-9a-f]{6})”/.exec(faults[0] ?? '')?.[1] as string;
  expect(said(theme.replace(found, proposed(faults)))).toEqual([]);
});

test('a colour without quotes, which YAML takes for a remark, gets them', () => {
  expect(said('light:\n  accent: #c8200e\n')[0]).toContain('needs quotes: "#c8200e"');
});

test('a misspelt name is known', () => {
  expect(said("light: { acent: '#c8200e' }")[0]).toContain('Did you mean “accent”?');
});

test('a package that is not there is asked for with the command that fetches it', () => {
  const [fault] = said("typeface: '@fontsource-variable/fraunces'\n");
  expect(fault).toContain('npm install --prefix');
  expect(fault).toContain('@fontsource-variable/fraunces');
  write('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', '');
  expect(said("typeface: '@fontsource-variable/fraunces'\n")).toEqual([]);
});

test('files of a look have to be there, and to be what they are called', () => {
  write('media/house.woff2', 'OTTO');
  write('media/logo.svg', '<svg onload="alert(1)" viewBox="0 0 4 1"/>');
  write('media/plain.svg', '<svg ></svg>');
  const faults = said(
    'typeface: [/media/house.woff2, /media/bold.woff2]\nlogo: { light: /media/logo.svg, dark: /media/plain.svg }\nicon: /media/none.png\n',
  );
  const expected = ['WOFF2', 'media/bold.woff2', 'without scripts', 'viewBox', 'media/none.png'];
  for (const [at, words] of expected.entries()) expect(faults[at]).toContain(words);
});

test.each(['/media/../site.svg', '/media/logo.jpg', 'logo.svg', 'https://a.example/logo.svg'])(
  '%s is no logo',
  (path) => expect(said(`logo: '${path}'`)).toHaveLength(1),
);

const svg = (inside = '') => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test.each([
  svg('<script>alert(1)</script>'),
  svg('<a href="javascript:alert(1)"/>'),
  svg('<image href="https://a.example/a.png"/>'),
  '<svg onload="alert(1)"></svg>',
  'GIF89a',
])('%s is refused as an icon', (text) => {
  write('media/icon.svg', svg('<use href="#a"/><path d="M0 0"/>'));
  expect(said('')).toEqual([]);
  write('media/icon.svg', text);
  expect(readHouse(house).faults).toMatchObject([{ path: `${house}/media/icon.svg` }]);
});

test('a collection names an ink of the house, or a colour that bears words', () => {
  const named = (ink: string) => {
    write(
      'collections/one.yaml',
      `kind: cycle\ntitle: { fr: A }\nsummary: { fr: A }\nintroduction: { fr: A }\norder: 1\nink: ${ink}\nfilms: [{ film: one, reason: { fr: A } }]\n`,
    );
    return said("inks: { moss: '#4a6b2f', clay: '#9c3a22' }").filter((fault) =>
      fault.includes('“ink”'),
    );
  };
  expect(named('moss')).toEqual([]);
  expect(named("'#17694a'")).toEqual([]);
  expect(named('mos')[0]).toContain('Did you mean “moss”?');
  expect(named('yellow')[0]).toContain('(moss, clay)');
  expect(named("'#767676'")[0]).toContain('The nearest that passes');
});
