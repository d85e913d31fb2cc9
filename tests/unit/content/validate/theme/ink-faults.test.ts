import { expect, test } from 'vitest';
import { themeSchema } from '@/lib/content/schema/theme';
import { findInkFaults } from '@/lib/content/validate/theme/ink-faults';

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
])('of posters %s is lost on the paper or on the black, and %s is told from both', (lost, tone) => {
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
});

test.each([
  ['#2f2f2f', 0],
  ['#2e2e2e', 1],
])('a shape in %s on the black has %i faults', (colour, count) => {
  expect(faultsOf({ posters: { colours: [colour, '#1f45a5'] } })).toHaveLength(count);
});

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
