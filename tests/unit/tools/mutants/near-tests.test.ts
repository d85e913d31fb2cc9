import { expect, it } from 'vitest';
import { findNearby } from '@/tools/mutants/near-tests';

const files = [
  'tests/unit/lists/open-lists.test.ts',
  'tests/unit/ads/vast/read-vast.test.ts',
  'tests/unit/ads/vast/some-answers.ts',
  'tests/unit/components/lists/list-button.test.tsx',
];

it('asks the tests of a folder first that mirror it', () => {
  const mutated = ['lib/lists/lists.ts', 'components/lists/list-button.tsx', 'lib/lists/open.ts'];
  expect(findNearby(mutated, files)).toEqual([
    { tests: 'tests/unit/lists', mutated: ['lib/lists/lists.ts', 'lib/lists/open.ts'] },
    { tests: 'tests/unit/components/lists', mutated: ['components/lists/list-button.tsx'] },
  ]);
});

it('takes the tests of the folders below for those of a folder', () => {
  expect(findNearby(['lib/ads/consent.ts'], files)).toEqual([
    { tests: 'tests/unit/ads', mutated: ['lib/ads/consent.ts'] },
  ]);
});

it('leaves out what has no tests beside it, or other tests than were asked for', () => {
  expect(findNearby(['lib/ads/ima/open-ima.ts', 'lib/live/live.ts'], files)).toEqual([]);
  expect(findNearby(['lib/lists/lists.ts'], files, 'tests/unit/ads')).toEqual([]);
});
