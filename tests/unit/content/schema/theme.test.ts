import { expect, test } from 'vitest';
import { themeSchema } from '@/lib/content/schema/theme';
import { faultsOf } from './faults-of';

const red = '#c8200e';
const svg = '/media/logo.svg';
const png = '/media/logo.png';

test('a house need not say what it looks like', () => {
  expect(themeSchema.parse({})).toEqual({ light: {}, dark: {}, posters: {} });
});

const colours = { paper: red, raised: red, ink: red, muted: red, line: red, accent: red };
const house = '/media/house.woff2';

test.each([
  { light: colours },
  { dark: colours },
  { typeface: '@fontsource-variable/source-serif-4' },
  { typeface: ['/media/a/house.woff2', '/media/HOUSE.WOFF2'] },
  ...[{ logo: svg }, { logo: png }, { logo: { light: svg } }, { logo: { light: svg, dark: png } }],
  ...[{ icon: svg }, { icon: '/media/ICON.SVG' }, { icon: [svg, png] }],
  ...[{ inks: { moss: red } }, { inks: { 'Grün-2': red } }],
  { posters: { paper: red, black: red, colours: [red, red], decades: { '1920s': [red, red] } } },
  ...['1890s', '1900s', '2000s', '2020s'].map((decade) => ({
    posters: { decades: { [decade]: [red, red] } },
  })),
])('a house may have %j', (theme) => {
  expect(themeSchema.parse(theme)).toEqual({ light: {}, dark: {}, posters: {}, ...theme });
});

const logo = 'an SVG or a PNG, such as /media/logo.svg';
const icon = 'an SVG or a PNG, such as /media/icon.svg';
const face =
  'a package such as "@fontsource-variable/fraunces", or a file such as /media/house.woff2';

test.each([
  ...[
    '/logo.svg',
    'x/media/a.svg',
    '/media/a.jpg',
    '/media/a.svg.gz',
    '/media/asvg',
    '/media/.svg',
  ],
  ...['/media/a b.svg', '/media/a%20b.svg', '/media/a\\b.svg', '/media/../a.svg', '/media/./a.svg'],
  ...['/media/a/../b.svg', 'https://a.example/a.svg'],
])('%s is neither a logo nor an icon', (src) => {
  expect(faultsOf(themeSchema, { icon: [src] })).toEqual([`icon.0: ${icon}`]);
  expect(faultsOf(themeSchema, { logo: { light: src } })).toEqual([`logo.light: ${logo}`]);
  expect(faultsOf(themeSchema, { logo: { light: svg, dark: src } })).toEqual([
    `logo.dark: ${logo}`,
  ]);
});

test.each(['/media/a..svg', '/media/.a.svg', '/media/a./b.svg', '/media/...svg'])(
  '%s is one: its points lead nowhere',
  (src) => {
    expect(faultsOf(themeSchema, { icon: src })).toEqual([]);
  },
);

test.each([
  ...['fraunces', 'x@fontsource-variable/fraunces', '@fontsource-variable/', '@fontsource/a'],
  ...['@fontsource-variable/a/b', '@fontsource-variable/a_b', '/media/house.ttf', `x${house}`],
  `${house}x`,
])('%s is no typeface', (name) => {
  expect(faultsOf(themeSchema, { typeface: [name] })).toEqual([`typeface.0: ${face}`]);
});

test.each([
  [{ inks: {} }, 'inks: at least one ink, such as moss: "#4a6b2f"'],
  [{ light: { sky: red } }, 'light: Unrecognized key: "sky"'],
  [{ posters: { sheets: [] } }, 'posters: Unrecognized key: "sheets"'],
  [{ font: 'a' }, ': Unrecognized key: "font"'],
])('%j is said to be wrong, and how it should be', (theme, fault) => {
  expect(faultsOf(themeSchema, theme)).toEqual([fault]);
});

test.each([
  [{ light: { paper: 'white' } }, 'light.paper'],
  [{ typeface: [] }, 'typeface'],
  [{ icon: [] }, 'icon'],
  [{ logo: { dark: png } }, 'logo'],
  [{ logo: { light: svg, print: png } }, 'logo'],
  [{ inks: { moss: 'green' } }, 'inks.moss'],
  [{ posters: { colours: [red] } }, 'posters.colours'],
  [{ posters: { decades: { '1920s': [red] } } }, 'posters.decades.1920s'],
  [{ posters: { decades: { '1920s': [red, red, red] } } }, 'posters.decades.1920s'],
])('%j is at fault', (theme, field) => {
  expect(faultsOf(themeSchema, theme).map((fault) => fault.split(':')[0])).toEqual([field]);
});

/** What is said of the name of a field that is none. */
const toldOfNames = (theme: object) =>
  themeSchema
    .safeParse(theme)
    .error?.issues.map((issue) =>
      issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : issue.code,
    );

test.each(['two words', 'a/b', '', 'moss!'])('an ink is not called %j', (name) => {
  expect(toldOfNames({ inks: { [name]: red } })).toEqual([['a name of one word, such as moss']]);
});

test.each(['1880s', '2030s', '1920', 'x1920s', '1920s-', '192s', '1925s', '19x0s'])(
  '%s is no decade of films',
  (name) => {
    expect(toldOfNames({ posters: { decades: { [name]: [red, red] } } })).toEqual([
      ['a decade from 1890s to 2020s, such as 1920s'],
    ]);
  },
);
