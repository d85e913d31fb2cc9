import { convertRow, type Import } from './convert-row';
import type { Fault } from './fault';
import { readRows } from './read-rows';

/**
 * All films of a CSV's text and all faults of the rows that cannot be taken. `genres` are the slugs
 * of the vocabulary. Of two rows with the same address, the first is taken.
 */
export function convertCsv(text: string, genres: ReadonlySet<string>) {
  const { rows, faults } = readRows(text);
  const imports = new Map<string, Import>();
  for (const row of rows) {
    const result = convertRow(row, genres);
    if ('faults' in result) faults.push(...result.faults);
    else if (imports.has(result.slug)) faults.push(sameAddress(result, imports.get(result.slug)));
    else imports.set(result.slug, result);
  }
  return { imports: [...imports.values()], faults: faults.sort((a, b) => a.line - b.line) };
}

function sameAddress({ line, slug, film }: Import, first: Import | undefined): Fault {
  const expected = `an address of its own, ${slug} is taken by line ${first?.line}`;
  return { line, title: film.title.original.text, field: 'original_title', expected };
}
