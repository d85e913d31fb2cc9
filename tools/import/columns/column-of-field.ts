import type { Column } from './column';
import { columns } from './columns';

/** The column of a film's field: its own, that of the list that contains it, or the first column below it. */
export function columnOfField(field: string): Column | undefined {
  const own = columns.filter(({ path }) => path && `${field}.`.startsWith(`${path}.`));
  const [closest] = own.sort((a, b) => b.path.length - a.path.length);
  return closest ?? columns.find(({ path }) => path.startsWith(`${field}.`));
}
