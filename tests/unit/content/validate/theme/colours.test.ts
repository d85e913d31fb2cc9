import { describe, expect, test } from 'vitest';
import { contrast } from '@/lib/colour/contrast';
import { inks } from '@/lib/content/schema/ink';
import { themeSchema } from '@/lib/content/schema/theme';
import { findColourFaults } from '@/lib/content/validate/theme/colour-faults';
import { completeColours, completeTheme, defaultDark, defaultLight } from '@/lib/content/validate/theme/complete-theme';
import { findInkFaults, findUnknownInks } from '@/lib/content/validate/theme/ink-faults';

describe('colours of pages', () => {
  const path = 'house/theme.yaml';
  const faultsOf = (raw: unknown) => findColourFaults(themeSchema.parse(raw), path);

  test('a colour that is too weak is a fault with its ground, its contrast and what would pass', () => {
    expect(faultsOf({ light: { paper: '#ffffff', ink: '#999999' } })).toEqual([
      {
        ...{ path, field: 'light.ink' },
        expected: {
          text: 'a colour with {least} : 1 on “{ground}” ({colour}) at least; this one has {ratio} : 1',
          values: { ground: 'light › paper', colour: '#ffffff', least: 4.5, ratio: 2.84 },
        },
        advice: { text: 'The nearest that passes: "{tone}".', values: { tone: '#767676' } },
      },
    ]);
  });

  test.each([
    [{ light: { muted: '#aaaaaa' } }, 'light.muted', 'light › paper', '#f7f7f4', 2.16, '#6a6a6a'],
    [{ light: { muted: '#6b6b6b' } }, 'light.muted', 'light › raised', '#ecebe6', 4.46, '#6a6a6a'],
    [{ dark: { raised: '#888888' } }, 'dark.raised', 'dark › ink', '#f3f2ed', 3.16, '#6e6e6e'],
    [
      { light: { raised: '#b0b0b0', accent: '#c8200e' } },
      ...(['light.accent', 'light › raised', '#b0b0b0', 2.63, '#8a0c01'] as const),
    ],
    [{ dark: { accent: '#7a0000' } }, 'dark.accent', 'dark › paper', '#111110', 1.64, '#d56152'],
    [{ dark: { ink: '#555555' } }, 'dark.ink', 'dark › paper', '#111110', 2.53, '#7c7c7c'],
  ] as const)(
    '%j: “%s” on “%s” (%s) has %d, and %s passes',
    (raw, field, ground, colour, ratio, tone) => {
      expect(faultsOf(raw)).toMatchObject([
        {
          field,
          expected: { values: { ground, colour, least: 4.5, ratio } },
          advice: { values: { tone } },
        },
      ]);
    },
  );
});

describe('inks and posters', () => {
  const path = 'house/theme.yaml';
  const faultsOf = (raw: unknown) => findInkFaults(themeSchema.parse(raw), path);
  const passes = (tone: string) => ({
    text: 'The nearest that passes: "{tone}".',
    values: { tone },
  });

  test('the project’s own inks, paper and black are sound, and so are a house’s that bear words', () => {
    expect(faultsOf({})).toEqual([]);
    const colours = ['#e0a32e', '#2f6b45'];
    const posters = { paper: '#f4ead2', black: '#1c2418', colours, decades: { '1920s': colours } };
    expect(faultsOf({ inks: { moss: '#4a6b2f', clay: '#9c3a22' }, posters })).toEqual([]);
  });

  test('an ink on which neither white nor black reads is a fault with the better of both', () => {
    expect(faultsOf({ inks: { moss: '#4a6b2f', grey: '#767676' } })).toEqual([
      {
        ...{ path, field: 'inks.grey' },
        expected: {
          text: 'a colour on which {paper} or {black} reads at {least} : 1; here it is {ratio} : 1',
          values: { paper: '#f5f2ea', black: '#111110', least: 4.5, ratio: 4.15 },
        },
        advice: passes('#7c7c7c'),
      },
    ]);
  });

  test.each([
    [{ colours: ['#767676', '#1f45a5'] }, 'posters.colours.0'],
    [{ colours: ['#1f45a5', '#767676'] }, 'posters.colours.1'],
    [{ decades: { '1920s': ['#1f45a5', '#767676'] } }, 'posters.decades.1920s.1'],
  ])('of %j the field is %s', (posters, field) => {
    expect(faultsOf({ posters })).toMatchObject([
      { path, field, expected: { values: { ratio: 4.15 } }, advice: passes('#7c7c7c') },
    ]);
  });

  test.each([
    ['#f0ede5', '#d1cec6'],
    ['#222222', '#2f2f2f'],
  ])(
    'of posters %s is lost on the paper or on the black, and %s is told from both',
    (lost, tone) => {
      expect(faultsOf({ posters: { colours: [lost, '#1f45a5'] } })).toEqual([
        {
          ...{ path, field: 'posters.colours.0' },
          expected: {
            text: 'a colour that is told from {paper} and from {black} on which it is printed',
            values: { paper: '#f5f2ea', black: '#111110' },
          },
          advice: passes(tone),
        },
      ]);
      expect(faultsOf({ posters: { colours: [tone, '#1f45a5'] } })).toEqual([]);
      // On a collection's card there is no other sheet that it could be lost on.
      expect(faultsOf({ inks: { lost } })).toEqual([]);
    },
  );

  test.each([
    [{ black: '#bbbbbb' }, 'posters.black', 1.71, '#6e6e6e'],
    [{ paper: '#666666' }, 'posters.paper', 3.29, '#7c7c7c'],
    [{ paper: '#333333', black: '#ffffff' }, undefined, 0, ''],
    [{ paper: '#767676', black: '#767676' }, 'posters.black', 1, '#fefefe'],
  ])('of %j the fault is %s', (posters, field, ratio, tone) => {
    const expected = {
      text: 'a paper and a black with {least} : 1 between them; these have {ratio} : 1',
      values: { least: 4.5, ratio },
    };
    expect(faultsOf({ posters })).toEqual(
      field ? [{ path, field, expected, advice: passes(tone) }] : [],
    );
  });
});

describe('the ink of a collection', () => {
  const look = { inks: { moss: '#4a6b2f', clay: '#9c3a22' } };
  const faultsOf = (ink?: string, raw: unknown = look) =>
    findUnknownInks(new Map([['one', ink ? { ink } : {}]]), themeSchema.parse(raw), 'house');
  const place = { path: 'house/collections/one.yaml', field: 'ink' };
  const named = (names: string) => ({
    text: "an ink of the house ({names}) or a colour as '#rrggbb'",
    values: { names },
  });

  test('a collection names an ink of the house, a colour that bears words, or none', () => {
    expect(faultsOf('moss')).toEqual([]);
    expect(faultsOf('#17694a')).toEqual([]);
    expect(faultsOf()).toEqual([]);
  });

  test('a name that there is not is said with those that there are', () => {
    expect(faultsOf('yellow')).toEqual([{ ...place, expected: named('moss, clay') }]);
    expect(faultsOf('constructor')).toEqual([{ ...place, expected: named('moss, clay') }]);
  });

  test('a colour that bears no words is a fault, by the paper and the black of the house', () => {
    const posters = { paper: '#ffffff', black: '#222222' };
    expect(faultsOf('#808080', { posters })).toEqual([
      {
        ...place,
        expected: {
          text: 'a colour on which {paper} or {black} reads at {least} : 1; here it is {ratio} : 1',
          values: { paper: '#ffffff', black: '#222222', least: 4.5, ratio: 4.02 },
        },
        advice: { text: 'The nearest that passes: "{tone}".', values: { tone: '#898989' } },
      },
    ]);
  });
});

describe('what follows from a theme', () => {
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
});
