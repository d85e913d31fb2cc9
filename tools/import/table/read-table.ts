import { readFileSync, statSync } from 'node:fs';
import { decodeTable } from '@/lib/table/decode-table';
import { findDelimiter } from '@/lib/table/parse-table';
import { longestTable } from './longest-table';
import { type Rows, readRows } from './read-rows';

/** A table's rows and how it is written, or what was expected in its place. */
export type Table = (Rows & { form: string }) | { expected: string };

const signs: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

/** Reads the table `file` as any program has written it. */
export function readTable(file: string): Table {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return { expected: 'the table to be there' };
  if (!found.isFile()) return { expected: 'a file; this is a folder' };
  if (found.size > longestTable) return { expected: 'at most 512 MB' };
  const bytes = readFileSync(file);
  // A workbook is an archive, whatever its name.
  if (bytes.subarray(0, 2).toString() === 'PK')
    return { expected: 'a table as CSV; this is a workbook: save it as “CSV UTF-8” first' };
  const { text, encoding } = decodeTable(bytes);
  const { delimiter } = findDelimiter(text);
  const divided = signs[delimiter] ?? `“${delimiter}”`;
  return { ...readRows(text), form: `${encoding}, cells divided by ${divided}` };
}
