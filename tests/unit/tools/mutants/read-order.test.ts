import { expect, it } from 'vitest';
import { readOrder } from '@/tools/mutants/read-order';

const files = [
  'lib/lists/lists.ts',
  'lib/lists/open-lists.ts',
  'lib/lists-old/lists.ts',
  'lib/ads/vast/vmap.d.ts',
  'lib/ads/consent.ts',
  'components/lists/list-button.tsx',
  'tests/unit/lists/open-lists.test.ts',
  'tests/unit/components/lists/list-button.test.tsx',
  'README.md',
];
const mutated = (...args: string[]) => readOrder(args, files).mutated;

it('takes a room, a folder or a file, written as the shell completes it', () => {
  expect(mutated('lib/lists')).toEqual(['lib/lists/lists.ts', 'lib/lists/open-lists.ts']);
  expect(mutated('./lib/lists/')).toEqual(['lib/lists/lists.ts', 'lib/lists/open-lists.ts']);
  expect(mutated('components')).toEqual(['components/lists/list-button.tsx']);
  expect(mutated('lib/ads/consent.ts')).toEqual(['lib/ads/consent.ts']);
});

it('changes no declarations, which no test could notice', () => {
  expect(mutated('lib/ads')).toEqual(['lib/ads/consent.ts']);
});

it('tries as many changes at a time as it is told', () => {
  expect(readOrder(['lib/lists'], files).workers).toBeUndefined();
  expect(readOrder(['lib/lists', '--workers', '2'], files).workers).toBe(2);
});

it('asks the tests alone that mirror it where it is told so', () => {
  const tests = (...args: string[]) => readOrder(args, files).tests;
  expect(tests('lib/lists')).toBeUndefined();
  expect(tests('lib/lists', '--own')).toBe('tests/unit/lists/');
  expect(tests('lib/lists/open-lists.ts', '--own')).toBe('tests/unit/lists/open-lists.test.');
  expect(tests('components/lists', '--own')).toBe('tests/unit/components/lists/');
});

it.each([
  [['lib/ads', '--own'], 'lib/ads has no tests of its own: none begins with tests/unit/ads/.'],
  [[], 'Which room?'],
  [['lib/lists', 'lib/ads'], 'One at a time; there were lib/lists, lib/ads.'],
  [['lib/list'], 'lib/list is no folder or file of the project.'],
  [['../lists'], '../lists is no folder or file of the project.'],
  [['README.md'], 'README.md holds no code of the site or its tools.'],
  [['tests/unit'], 'tests/unit holds no code'],
  [['lib/lists', '--workers', '0'], '--workers 0: expected a number from 1 to 99.'],
  [['lib/lists', '--workers', 'two'], '--workers two: expected'],
  [['lib/lists', '--wrokers'], "Unknown option '--wrokers'.\n"],
])('says what is wrong with %j, and how it is asked', (args, words) => {
  expect(() => readOrder(args, files)).toThrow(words);
  expect(() => readOrder(args, files)).toThrow('npm run mutants -- lib/films/search');
});
