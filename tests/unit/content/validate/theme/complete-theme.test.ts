import { expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { inks } from '@/lib/content/schema/ink';
import { themeSchema } from '@/lib/content/schema/theme';
import { completeTheme } from '@/lib/content/validate/theme/complete-theme';
import { defaultDark, defaultLight } from '@/lib/content/validate/theme/default-theme';

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
