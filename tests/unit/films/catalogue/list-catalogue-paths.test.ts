import { expect, test } from 'vitest';
import { listCataloguePaths } from '@/lib/films/catalogue/list-catalogue-paths';
import { pageSize } from '@/lib/films/catalogue/query';

test('a catalogue has as many pages as its films fill, and one without a film', () => {
  expect(listCataloguePaths(0)).toEqual(['/catalogue']);
  expect(listCataloguePaths(pageSize)).toEqual(['/catalogue']);
  expect(listCataloguePaths(2 * pageSize + 1)).toEqual([
    ...['/catalogue', '/catalogue?page=2', '/catalogue?page=3'],
  ]);
});
