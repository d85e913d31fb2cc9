import type { Column } from '../columns/column';
import { markOf } from '../memory';

/** A cell that differs: what the film's file says, and what the table does; whether it is known what it said before. */
export type Change = { column: Column; here: string; table: string; isRemembered: boolean };

/** What is to be done about a film: what the table has changed, and what both have. */
export type Comparison = { changed: Change[]; both: Change[] };

type Sides = {
  /** What the film's file says. */
  here: string;
  table: string;
  /** The mark of what the table said when it was imported last; empty where it said nothing, or nobody knows. */
  before: string;
};

/**
 * Compares a film with its row, column by column. What only the table has changed since it was imported last is its
 * change; what an editor has changed stays; where both have, it is said and stays too. Without a `before` an empty
 * field may be filled, and nothing else.
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
