import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chooseSpecs, concerns, unseen } from '@/tools/verify/choose-specs.mjs';

const specs = ['lists/lists.spec.ts', 'player/keys.spec.ts', 'shop.spec.ts', 'screens.spec.ts'];

it('runs a spec that has changed itself', () => {
  expect(chooseSpecs(['tests/e2e/shop.spec.ts'], specs)).toEqual(['shop.spec.ts']);
});

it('runs the specs a room of the site concerns, each once and in their order', () => {
  const changed = ['components/shop/article.tsx', 'lib/lists/lists.ts', 'lib/lists/read.ts'];
  expect(chooseSpecs(changed, specs)).toEqual([
    'lists/lists.spec.ts',
    'shop.spec.ts',
    'screens.spec.ts',
  ]);
});

it('runs none where no visitor meets what has changed', () => {
  expect(chooseSpecs(['tests/unit/text/plain-text.test.ts', 'README.md'], specs)).toEqual([]);
  expect(chooseSpecs([], specs)).toEqual([]);
});

it('runs all where it cannot tell', () => {
  const untold = [
    'lib/text/fold.ts',
    'package-lock.json',
    'tests/e2e/press.ts',
    'tools/build/up.mjs',
  ];
  for (const path of untold) expect(chooseSpecs(['README.md', path], specs), path).toEqual(specs);
});

it('names nothing that is not there', () => {
  const named = [
    ...unseen,
    ...concerns.map(([start]) => start),
    ...concerns.flatMap(([, some]) => some.map((spec) => `tests/e2e/${spec}`)),
  ];
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
