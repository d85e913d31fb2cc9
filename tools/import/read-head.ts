import { columns, owedColumns } from './columns';
import type { Fault } from './fault';

/** What is wrong with the names of a table's columns. */
export function findHeadFaults(names: string[]): Fault[] {
  const fault = (field: string, expected: string) => ({
    line: 1,
    title: '(head)',
    field,
    expected,
  });
  const unknown = names.filter((name) => !columns.some((column) => column === name));
  const absent = owedColumns.filter((column) => !names.includes(column));
  return [
    ...unknown.map((name) =>
      fault(name || '(no name)', `one of the columns ${columns.join(', ')}`),
    ),
    ...absent.map((column) => fault(column, 'this column to be there')),
  ];
}
