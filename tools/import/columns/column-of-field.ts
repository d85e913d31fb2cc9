import type { Column } from './column';
import { columns } from './columns';

/** The column of a field of a film: its own, that of the list it stands in, or the first of those in it. */
export function columnOfField(field: string): Column | undefined {
  const own = columns.filter(({ path }) => path && `${field}.`.startsWith(`${path}.`));
  const [closest] = own.sort((a, b) => b.path.length - a.path.length);
  return closest ?? columns.find(({ path }) => path.startsWith(`${field}.`));
}
