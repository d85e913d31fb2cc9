import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isSame, nameFile, namePlace } from '@/tools/mutants/name-place';

const mutant = {
  fileName: resolve('app/[locale]/(default)/page.tsx'),
  status: 'Survived',
  replacement: 'true',
  location: { start: { line: 3, column: 5 }, end: { line: 4, column: 1 } },
};

it('names a file so that Stryker finds only it', () => {
  expect(nameFile('lib/a.ts')).toBe('lib/a.ts');
  expect(nameFile('app/[locale]/(default)/page.tsx')).toBe(
    'app/[[]locale[]]/[(]default[)]/page.tsx',
  );
});

it('names the place of a change, columns from 0', () => {
  expect(namePlace(mutant)).toBe('app/[[]locale[]]/[(]default[)]/page.tsx:3:4-4:0');
});

it('knows a change again by its place and by what it puts there', () => {
  expect(isSame(mutant, { ...mutant, status: 'Killed' })).toBe(true);
  expect(isSame(mutant, { ...mutant, replacement: 'false' })).toBe(false);
  const { start } = mutant.location;
  const longer = { ...mutant, location: { start, end: { line: 5, column: 1 } } };
  expect(isSame(mutant, longer)).toBe(false);
});
