import { expect, it } from 'vitest';
import { isTestBelow } from '@/tools/mutants/only-tests';
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

it('asks the tests alone that it is told of', () => {
  const tests = (folder: string) => readOrder(['lib/ads', '--tests', folder], files).tests;
  expect(readOrder(['lib/ads'], files).tests).toBeUndefined();
  for (const folder of ['tests/unit', 'tests/unit/lists/', 'tests/unit/lists/open-lists.test.ts'])
    expect(tests(folder)).toBe(folder);
  expect(isTestBelow('tests/unit/lists-old/open-lists.test.ts', 'tests/unit/lists')).toBe(false);
  expect(isTestBelow('tests/unit/lists/patient-lists.ts', 'tests/unit/lists')).toBe(false);
});

it.each([
  [['lib/ads', '--tests', 'tests/unit/ads'], '--tests tests/unit/ads: no unit test is below it.'],
  [['lib/ads', '--tests', 'lib/lists'], '--tests lib/lists: no unit test'],
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
