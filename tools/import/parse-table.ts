import { CsvError, parse } from 'csv-parse/sync';

/** A line of a table with its cells; `cells` is absent where its quotes do not match. */
export type Line = { line: number; cells?: string[] };

/** French and German spreadsheets divide by semicolons, copies out of them by tabs. */
const delimiters = [',', ';', '\t'];

/**
 * The lines of a table's text that have something in them, the head first; its head says what divides the
 * cells. Where a quote is not closed the whole rest would be one cell: then each line is read by itself, and
 * only those that cannot be read are lost.
 */
export function parseTable(text: string): Line[] {
  const delimiter = delimiterOf(text);
  try {
    return parseCells(text, delimiter);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
      const number = index + 1;
      try {
        return parseCells(line, delimiter).map(({ cells }) => ({ line: number, cells }));
      } catch {
        return [{ line: number }];
      }
    });
  }
}

/** The one of the delimiters that stands in the head most often. */
function delimiterOf(text: string): string {
  const head = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
  const count = (delimiter: string) => head.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function parseCells(text: string, delimiter: string): Line[] {
  const parsed = parse(text, {
    ...{ bom: true, info: true, trim: true },
    ...{ delimiter, relax_column_count: true, skip_empty_lines: true },
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return parsed
    .map(({ record, info }) => ({ line: info.lines, cells: record }))
    .filter(({ cells }) => cells.some(Boolean));
}
