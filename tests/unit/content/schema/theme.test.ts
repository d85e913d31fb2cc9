import { expect, test } from 'vitest';
import { colourSchema, inkSchema, inks, themeSchema } from '@/lib/content/schema/theme';
import { posterColours } from '@/lib/content/store/theme';
import { contrast } from '@/lib/primitives/colour/contrast';
import { fieldsOf, issuesOf } from './issues-of';

const { black, paper } = posterColours({});
const red = '#c8200e';
const svg = '/media/logo.svg';
const png = '/media/logo.png';

test.each(Object.entries(inks))('text is readable on the default ink %s', (name, ink) => {
  expect(inkSchema.parse(name)).toBe(name);
  expect(Math.max(contrast(ink, paper), contrast(ink, black))).toBeGreaterThanOrEqual(4.5);
});

test.each(['c8200e', '#c82', '#c8200e0', ' #c8200e', '#c8200g', 'red', null])(
  '%j is no colour',
  (colour) => {
    expect(colourSchema.parse('#C8200e')).toBe('#c8200e');
    expect(issuesOf(colourSchema, colour)).toHaveLength(1);
  },
);

const colours = { paper: red, raised: red, ink: red, muted: red, line: red, accent: red };
const house = '/media/house.woff2';

test.each([
  {},
  { light: colours, dark: colours },
  { typeface: '@fontsource-variable/source-serif-4' },
  { typeface: ['/media/a/house.woff2', '/media/HOUSE.WOFF2'] },
  { logo: svg, icon: '/media/ICON.SVG', inks: { 'Grün-2': red } },
  { logo: { light: svg }, icon: [svg, png] },
  { logo: { light: svg, dark: png } },
  { posters: { paper: red, black: red, colours: [red, red], decades: { '1920s': [red, red] } } },
  ...['1890s', '2020s'].map((decade) => ({ posters: { decades: { [decade]: [red, red] } } })),
])('a theme may have %j', (theme) =>
  expect(themeSchema.parse(theme)).toEqual({ light: {}, dark: {}, posters: {}, ...theme }),
);

test.each([
  ...['/logo.svg', 'x/media/a.svg', '/media/a.jpg', '/media/a.svg.gz', '/media/asvg'],
  ...['/media/.svg', '/media/a b.svg', '/media/a%20b.svg', '/media/a\\b.svg', '/media/../a.svg'],
  ...['/media/./a.svg', '/media/a/../b.svg', 'https://a.example/a.svg'],
])('%s is neither a logo nor an icon', (src) => {
  expect(fieldsOf(themeSchema, { icon: [src] })).toEqual(['icon.0']);
  expect(fieldsOf(themeSchema, { logo: { light: svg, dark: src } })).toEqual(['logo.dark']);
});

test.each(['/media/a..svg', '/media/.a.svg', '/media/a./b.svg', '/media/...svg'])(
  '%s is an icon: its dots leave no folder',
  (src) => expect(issuesOf(themeSchema, { icon: src })).toEqual([]),
);

test.each([
  ...['fraunces', 'x@fontsource-variable/fraunces', '@fontsource-variable/', '@fontsource/a'],
  ...['@fontsource-variable/a/b', '@fontsource-variable/a_b', '/media/house.ttf', `x${house}`],
  `${house}x`,
])('%s is no typeface', (name) =>
  expect(fieldsOf(themeSchema, { typeface: [name] })).toEqual(['typeface.0']),
);

test.each<[object, string]>([
  [{ inks: {} }, 'inks'],
  [{ light: { sky: red } }, 'light'],
  [{ typeface: [] }, 'typeface'],
  [{ logo: { dark: png } }, 'logo'],
  [{ posters: { colours: [red] } }, 'posters.colours'],
  [{ posters: { decades: { '1920s': [red] } } }, 'posters.decades.1920s'],
  [{ posters: { decades: { '1920s': [red, red, red] } } }, 'posters.decades.1920s'],
  ...['two words', 'a/b', 'moss!'].map((name): [object, string] => [
    { inks: { [name]: red } },
    `inks.${name}`,
  ]),
  ...['1880s', '2030s', '1920', 'x1920s', '192s', '1925s'].map((name): [object, string] => [
    { posters: { decades: { [name]: [red, red] } } },
    `posters.decades.${name}`,
  ]),
])('a theme with %j has an issue at %s', (theme, field) =>
  expect(fieldsOf(themeSchema, theme)).toEqual([field]),
);
