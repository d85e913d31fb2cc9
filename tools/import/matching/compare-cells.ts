import type { Column } from '../columns/column';
import { markOf } from '../memory';

/**
 * A cell that differs: the value in the film's file and in the table, and whether its value at the last import is
 * known.
 */
export type Change = { column: Column; here: string; table: string; isRemembered: boolean };

/** Differences of a film: changed in the table only, and changed on both sides. */
export type Comparison = { changed: Change[]; both: Change[] };

type Sides = {
  /** Value in the film's file. */
  here: string;
  table: string;
  /** Mark of the table's value at the last import; empty if there was none or it is unknown. */
  before: string;
};

/**
 * Compares a film with its row, column by column (three-way). Values changed only in the table since the last
 * import are changes; values changed by editors stay; conflicts are reported and stay. Without `before`, only
 * empty fields are filled.
 */
export function compareCells(columns: readonly Column[], sides: (column: Column) => Sides) {
  const result: Comparison = { changed: [], both: [] };
  for (const column of columns) {
    const { here, table, before } = sides(column);
    if (table === here || markOf(table) === before) continue;
    (markOf(here) === before ? result.changed : result.both).push({
      ...{ column, here, table },
      isRemembered: before !== '',
    });
  }
  return result;
}
