import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { loadLibrary } from '@/lib/content/load-library';
import { buildIndex } from '@/lib/films/search/build-index';
import { openIndex } from '@/lib/films/search/get-search-index';
import { judgeQuery } from './judge-query';

/**
 * `npm run search-quality`: how many of a list of searches find what they should among the demonstration's
 * films. The list is the one place outside `content/` that names them; no code knows it.
 */
const least = 97;
const now = new Date('2026-11-21T12:00:00Z');

type Row = { kind: string; typed: string; expected: string };

const list = readFileSync(new URL('queries.csv', import.meta.url), 'utf8');
const rows: Row[] = parse(list, { columns: true, skip_empty_lines: true });
const library = loadLibrary('content');
const house = { library, index: openIndex(buildIndex(library)), now };
const failed = rows.flatMap((row) => {
  const found = judgeQuery(house, row.typed, row.expected);
  return found ? [{ ...row, found }] : [];
});
for (const { kind, typed, expected, found } of failed)
  process.stdout.write(`${kind}: “${typed}” → ${found.join(', ') || 'nothing'}, not ${expected}\n`);
const share = (100 * (rows.length - failed.length)) / rows.length;
process.stdout.write(
  `${rows.length - failed.length} of ${rows.length} searches find what they should: ${share.toFixed(1)} % (at least ${least})\n`,
);
process.exitCode = share < least ? 1 : 0;
