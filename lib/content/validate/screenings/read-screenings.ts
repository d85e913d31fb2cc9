import { screeningSchema, screeningsSchema } from '../../schema/screening';
import { slugSchema } from '../../slug-schema';
import type { Fault } from '../fault';
import { readFile } from '../read-file';
import { listNames } from '../read-folder';
import { readScreeningTable } from './read-screening-table';
import type { WrittenScreening } from './written-screening';

/** Every screening of a folder's files and tables that is sound by itself; faults are added to `faults`. */
export function readScreenings(folder: string, faults: Fault[]): WrittenScreening[] {
  return listNames(folder, faults).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (/\.csv$/i.test(name)) return readScreeningTable(path, faults);
    if (name.endsWith('.yaml') && slugSchema.safeParse(name.slice(0, -5)).success)
      return readScreeningFile(path, faults);
    const expected = 'a slug and .yaml, or a table and .csv, such as 2026-12.csv';
    faults.push({ path, field: 'the name', expected });
    return [];
  });
}

/** Beside a screening with a fault the others are still looked at. */
function readScreeningFile(path: string, faults: Fault[]): WrittenScreening[] {
  const { raw } = readFile(path, screeningsSchema, faults);
  const listed = (raw as { screenings?: unknown } | undefined)?.screenings;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((written, index) => {
    const { data } = screeningSchema.safeParse(written);
    const at = (field: string) => ({ path, field: `screenings.${index}.${field}` });
    return data ? [{ path, value: data, at }] : [];
  });
}
