import { expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { inks } from '@/lib/content/schema/ink';
import { themeSchema } from '@/lib/content/schema/theme';
import {
  completeColours,
  completeTheme,
  defaultDark,
  defaultLight,
} from '@/lib/content/validate/theme/complete-theme';

const look = (raw: unknown) => completeTheme(themeSchema.parse(raw));

test('a house that says nothing has the usual look', () => {
  expect(look({})).toEqual({
    light: defaultLight,
    dark: defaultDark,
    posters: {},
    accentOnBlack: defaultDark.accent,
    typeface: ['@fontsource-variable/archivo'],
    inks,
  });
});

test('the usual look is one of colours, and its words are read', () => {
  for (const set of [defaultLight, defaultDark]) {
    expect(Object.values(set).filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
    for (const words of [set.ink, set.muted, set.accent])
      for (const ground of [set.paper, set.raised])
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(set.onAccent, set.accent)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([
  { light: { paper: '#fff4e0' } },
  { light: { paper: '#101820' } },
  { light: { ink: '#2b1a5a', accent: '#00695c' } },
  { dark: { paper: '#20160f', raised: '#3a2a1f' } },
  { light: { paper: '#8a8a8a' }, dark: { paper: '#ffffff' } },
])('what follows from %o can be read, by day and by night', (raw) => {
  const { light, dark } = look(raw);
  for (const { paper, ink, muted, accent, onAccent } of [light, dark]) {
    for (const words of [ink, muted, accent])
      expect(contrast(words, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the accent of the day is that of the night, in a tone that is read there', () => {
  const { light, dark, accentOnBlack } = look({ light: { accent: '#000080' } });
  expect(light.accent).toBe('#000080');
  expect([dark.accent, accentOnBlack]).toEqual(['#4b7ff7', '#4b7ff7']);
  expect(contrast(dark.accent, dark.raised)).toBeGreaterThanOrEqual(4.5);
});

test('beside a film the accent is read on black, whatever the night is like', () => {
  const { dark, accentOnBlack } = look({
    light: { accent: '#000000' },
    dark: { paper: '#ffffff' },
  });
  expect([dark.accent, accentOnBlack]).toEqual(['#000000', '#757575']);
});

test('the night has an accent of its own where one is written', () => {
  const { dark } = look({ light: { accent: '#000080' }, dark: { accent: '#ffcc00' } });
  expect(dark.accent).toBe('#ffcc00');
});

test('typefaces, inks and posters of the house take the place of the usual ones', () => {
  const own = { inks: { moss: '#4a6b2f' }, posters: { black: '#000000' } };
  expect(look({ ...own, typeface: '/media/a.woff2' })).toMatchObject({
    ...own,
    typeface: ['/media/a.woff2'],
  });
  expect(look({ inks: own.inks }).inks).toEqual(own.inks);
  const faces = ['/media/a.woff2', '/media/b.woff2'];
  expect(look({ typeface: faces }).typeface).toEqual(faces);
});

test.each([
  [
    'a warm paper',
    { paper: '#fff4e0' },
    {
      ...{ paper: '#fff4e0', raised: '#f2e8d5', ink: '#111111', muted: '#58554f' },
      ...{ line: '#cfc7b7', accent: '#c8200e', onAccent: '#ffffff' },
    },
  ],
  [
    'a night by day',
    { paper: '#101820' },
    {
      ...{ paper: '#101820', raised: '#1c242b', ink: '#f3f2ed', muted: '#afb1b0' },
      ...{ line: '#3d4449', accent: '#f3503c', onAccent: '#101820' },
    },
  ],
  [
    'an ink alone',
    { ink: '#2b1a5a' },
    {
      ...{ paper: '#f7f7f4', raised: '#ecebec', ink: '#2b1a5a', muted: '#685c88' },
      ...{ line: '#cecbd5', accent: '#c8200e', onAccent: '#ffffff' },
    },
  ],
])('of %s all others follow', (_what, written, colours) => {
  expect(completeColours(written, defaultLight)).toEqual(colours);
});

test('what is written stays as it is, and what is not is that of the base', () => {
  const written = { raised: '#ffffff', muted: '#333333', line: '#abcdef', accent: '#00695c' };
  expect(completeColours(written, defaultLight)).toEqual({ ...defaultLight, ...written });
  expect(completeColours({}, defaultDark)).toEqual(defaultDark);
  const all = { paper: '#fff4e0', ink: '#000000', ...written };
  expect(completeColours(all, defaultLight)).toEqual({ ...all, onAccent: '#ffffff' });
});

test('paper and ink of the base, written out, are not a house’s own', () => {
  const { paper, ink } = defaultLight;
  expect(completeColours({ paper, ink }, defaultLight)).toEqual(defaultLight);
});

test('a paper on the other side than the base gets the other ink', () => {
  expect(completeColours({ paper: '#ffffff' }, defaultDark).ink).toBe('#111111');
  expect(completeColours({ paper: '#000000' }, defaultLight).ink).toBe('#f3f2ed');
});

test('muted words and the accent are read on what is raised as well', () => {
  const { muted, accent } = completeColours({ raised: '#c0c0c0' }, defaultLight);
  expect([muted, accent]).toEqual(['#4f4f49', '#9f1103']);
  for (const words of [muted, accent])
    expect(contrast(words, '#c0c0c0')).toBeGreaterThanOrEqual(4.5);
});

test('where nothing is read on both they are read on the paper', () => {
  const { muted, accent } = completeColours({ raised: '#222222' }, defaultLight);
  expect([muted, accent]).toEqual([defaultLight.muted, defaultLight.accent]);
});

test.each(['#6f6f6f', '#757575', '#767676', '#777777', '#7f7f7f', '#00779c'])(
  'on %s, which is neither light nor dark, all that follows is read',
  (paper) => {
    for (const base of [defaultLight, defaultDark]) {
      const { raised, ink, muted, accent, onAccent } = completeColours({ paper }, base);
      for (const words of [ink, muted, accent])
        for (const ground of [paper, raised])
          expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
