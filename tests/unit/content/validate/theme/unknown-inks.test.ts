import { expect, test } from 'vitest';
import { themeSchema } from '@/lib/content/schema/theme';
import { findUnknownInks } from '@/lib/content/validate/theme/ink-faults';

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

test('the name that was meant is said too', () => {
  expect(faultsOf('mos')).toEqual([{ ...place, expected: named('moss, clay'), near: 'moss' }]);
});

test('without inks of the house those of the project are there', () => {
  expect(faultsOf('yellow', {})).toEqual([]);
  expect(faultsOf('yelow', {})).toMatchObject([{ ...place, near: 'yellow' }]);
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

test('each collection is judged, with its own file', () => {
  const collections = new Map([
    ['first', { ink: 'moss' }],
    ['second', { ink: 'grass' }],
    ['third', { ink: '#777777' }],
  ]);
  const faults = findUnknownInks(collections, themeSchema.parse(look), 'house');
  expect(faults.map(({ path }) => path)).toEqual([
    'house/collections/second.yaml',
    'house/collections/third.yaml',
  ]);
});
