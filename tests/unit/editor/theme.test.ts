import { expect, test } from 'vitest';
import { listContrasts } from '@/lib/editor/theme/contrasts';

test.each([
  ['light', {}, []],
  ['light', { ink: '#777777' }, ['ink paper', 'muted raised', 'accent raised']],
  ['light', { accent: '#ffaa00' }, ['accent paper', 'accent raised']],
  ['dark', { muted: '#333333' }, ['muted paper', 'muted raised']],
  ['dark', { ink: 'blue' }, []],
] as const)('in the %s scheme %j makes unreadable: %j', (scheme, typed, unreadable) => {
  const all = listContrasts({ light: {}, dark: {}, [scheme]: typed }, scheme);
  const weak = all.filter(({ isReadable }) => !isReadable);
  expect(weak.map(({ colour, ground }) => `${colour} ${ground}`)).toEqual(unreadable);
});
