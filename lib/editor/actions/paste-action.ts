import { z } from 'zod';
import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import type { TableColumn } from '@/lib/content/validate/screenings/table-columns';
import { columnOf } from '@/lib/content/validate/screenings/table-columns';
import { parseJson } from '@/lib/primitives/json';
import { addScreenings } from '../screenings/change-screenings';
import { checkPasted, findNames } from '../screenings/check-pasted';
import { listScreenings } from '../screenings/list-screenings';
import {
  mostRows,
  type PastedTable,
  readPasted,
  toScreeningTable,
} from '../screenings/pasted-table';
import { readCalendarContext } from '../screenings/screening-field';
import { readPaste, storePaste } from '../screenings/stored-paste';
import { pastePath, weekPath } from '../screenings/week';
import type { ContentAction } from './content-action';

const choice = z.tuple([z.string(), z.string(), z.string()]);

/**
 * Stores a pasted table (`text`), or changes to the stored one: columns (`head-<column>`), cells
 * (`cell-<row>-<column>`, with `all-<row>-<column>` in all rows that have the same text), or a suggested name that
 * replaces a pasted one (`set`: JSON of column, pasted and chosen name). `do=take` adds the rows without issues to the drafts, except those with `skip-<row>`; `do=discard` deletes the
 * table.
 */
export const pasteAction = {
  area: 'content',
  run: async ({ db, visitor, now }: AdminContext, fields: Record<string, string>) => {
    const week = z.iso.date().safeParse(fields.week).data ?? '';
    const { email: editor, locale } = visitor;
    if (fields.do === 'discard') {
      await storePaste(db, editor, [], now);
      return weekPath({ week });
    }
    const { vocabularies } = await readCalendarContext(locale);
    const { written, names } = await listScreenings(db, editor);
    const known = findNames(vocabularies, names);
    const stored = await readPaste(db, editor);
    const pasted =
      fields.text !== undefined
        ? readPasted(fields.text, known, week)
        : stored && withChanges(stored, fields);
    if (!pasted || pasted.rows.length === 0) return pastePath({ week, fault: 'form' });
    if (pasted.rows.length > mostRows) return pastePath({ week, fault: 'too-many-rows' });
    const table = toScreeningTable(pasted, known.plain, week);
    if (fields.do !== 'take') {
      await storePaste(db, editor, table, now);
      return pastePath({ week });
    }
    const rows = checkPasted(table, written, names);
    const taken = rows.filter(({ at, value }) => value && fields[`skip-${at}`] === undefined);
    const values = taken.flatMap(({ value }) => value ?? []);
    await addScreenings({ db, editor, now }, values, week);
    const rest = table.filter((_, at) => !taken.some((row) => row.at === at));
    await storePaste(db, editor, rest, now);
    const said = { said: 'taken', count: `${taken.length}` };
    if (rest.length > 1) return pastePath({ week, ...said });
    return weekPath({ week: values[0]?.start.slice(0, 10) ?? week, ...said });
  },
} as const satisfies ContentAction;

/** A stored table with the changes of its form. */
function withChanges(table: readonly string[][], fields: Record<string, string>): PastedTable {
  const [heads = [], ...rows] = table;
  const columns = heads.map((head, at) => columnOf(fields[`head-${at}`] ?? head));
  const set = choice.safeParse(parseJson(fields.set ?? '')).data;
  // A meaning that was just chosen for one column is removed from the column that had it before.
  const isOnce = (column: TableColumn, at: number) => {
    const isNew = (_: unknown, other: number) =>
      columns[other] === column && columnOf(heads[other] ?? '') !== column;
    const chosen = columns.findIndex(isNew);
    return at === (chosen >= 0 ? chosen : columns.indexOf(column));
  };
  const typed = (row: number, column: string) => fields[`cell-${row}-${column}`]?.trim();
  /** Corrections for all rows with the same text: by column and text. */
  const corrected = new Map(
    rows.flatMap((row, index) =>
      heads.flatMap((column, at) => {
        const [cell, stored] = [typed(index + 1, column), row[at] ?? ''];
        const isForAll = fields[`all-${index + 1}-${column}`] !== undefined;
        return isForAll && cell && cell !== stored ? [[`${column} ${stored}`, cell] as const] : [];
      }),
    ),
  );
  return {
    columns: columns.map((column, at) => (column && isOnce(column, at) ? column : undefined)),
    rows: rows.map((row, index) =>
      row.map((stored, at) => {
        const column = heads[at] ?? '';
        const own = typed(index + 1, column) ?? stored;
        const cell = own === stored ? (corrected.get(`${column} ${stored}`) ?? own) : own;
        return set && set[0] === column && set[1] === cell ? set[2] : cell;
      }),
    ),
  };
}
