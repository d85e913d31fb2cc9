import { expect, it } from 'vitest';
import { columnNamed } from '@/tools/import/columns/columns';
import { compareCells } from '@/tools/import/matching/compare-cells';

const year = columnNamed('year');

it.each([
  // here, table, before → who has changed it
  ['1919', '1919', '1919', 'nobody'],
  ['1919', '1920', '1919', 'the table'],
  ['1920', '1919', '1919', 'nobody'],
  ['1920', '1920', '1919', 'nobody'],
  ['1921', '1920', '1919', 'both'],
  ['1919', '', '1919', 'the table'],
  ['', '1919', '1919', 'nobody'],
  ['', '1920', '1919', 'both'],
  ['', '1919', '', 'the table'],
  ['1919', '', '', 'nobody'],
  ['1919', '1920', '', 'both'],
])('here “%s”, table “%s”, before “%s”: %s changed it', (here, table, before, who) => {
  const { changed, both } = compareCells(year ? [year] : [], () => ({ here, table, before }));
  const found = changed.length > 0 ? 'the table' : both.length > 0 ? 'both' : 'nobody';
  expect(found).toBe(who);
});
