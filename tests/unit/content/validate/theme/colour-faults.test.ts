import { expect, test } from 'vitest';
import { themeSchema } from '@/lib/content/schema/theme';
import { findColourFaults } from '@/lib/content/validate/theme/colour-faults';

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

test('where no tone is read on both grounds none is proposed', () => {
  const faults = faultsOf({ light: { raised: '#222222', accent: '#777777' } });
  expect(faults.map(({ field, advice }) => [field, advice !== undefined])).toEqual([
    ['light.raised', true],
    ['light.accent', false],
  ]);
  expect(faults[1]).not.toHaveProperty('advice');
});

test('day and night are judged each by itself, in this order', () => {
  const day = { muted: '#777777', ink: '#777777' };
  const night = { muted: '#707070', ink: '#707070' };
  expect(faultsOf({ dark: night, light: day }).map(({ field }) => field)).toEqual([
    ...['light.ink', 'light.muted', 'dark.ink', 'dark.muted'],
  ]);
});

test('what nobody has written is no fault, nor what can be read, nor a line', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ light: { paper: '#777777', line: '#777777' } })).toEqual([]);
  expect(faultsOf({ light: { ink: '#000000', accent: '#00695c' } })).toEqual([]);
});
