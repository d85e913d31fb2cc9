import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTypeface } from '@/lib/content/store/find-typeface';
import { temporaryFolder } from '../temporary-folder';

const { at, write } = temporaryFolder();

const packaged = '@fontsource-variable/mine';

/** Finds a package with these files, in the content folder (`house`) or in the project (`root`). */
function findPackage(files: { house?: string[]; root?: string[] }, ...more: string[]) {
  rmSync(at('root'), { recursive: true, force: true });
  for (const [home, names] of Object.entries(files))
    for (const name of names) write(fileIn(home, name), '');
  const found = findTypeface([packaged, ...more], at('house'), at('root'));
  return JSON.parse(JSON.stringify(found).replaceAll(`${at()}/`, ''));
}
const fileIn = (home: string, name: string) =>
  `${home}/node_modules/${packaged}/files/mine-${name}.woff2`;
test('the variant with all usual axes is preferred, with its Latin and extended Latin files', () => {
  const root = [
    ...['cyrillic-standard-normal', 'latin-ext-standard-normal', 'latin-ext-wght-normal'],
    ...['latin-full-normal', 'latin-standard-italic', 'latin-standard-normal'],
    ...['latin-wght-italic', 'latin-wght-normal'],
  ];
  expect(findPackage({ root })).toEqual({
    upright: [fileIn('root', 'latin-standard-normal')],
    italic: [fileIn('root', 'latin-standard-italic')],
    extended: [fileIn('root', 'latin-ext-standard-normal')],
    missing: [],
  });
  expect(findPackage({ root: ['latin-full-normal', 'latin-wght-normal'] })).toMatchObject({
    upright: [fileIn('root', 'latin-wght-normal')],
  });
});

test('the server of a build finds the packages of its project', () => {
  write(fileIn('root', 'latin-wght-normal'), '');
  expect(findTypeface([packaged], at('house'), at('root/.builds/one')).missing).toEqual([]);
});
