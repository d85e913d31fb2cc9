import { parseSync, Visitor } from 'oxc-parser';

export type Import = { specifier: string; line: number };

/**
 * What a file names of other files: imports and exports, static and dynamic, of values and of types
 * (`import type`, `typeof import('…')`). Specifiers that are not written out are passed over.
 * @throws Error where the text is no TypeScript.
 */
export function readImports(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text);
  const [fault] = errors;
  if (fault) throw new Error(`${file}: ${fault.message}`);
  const found: Import[] = [];
  const take = ({ source }: { source: unknown }) => {
    const { value, start } = (source ?? {}) as { value?: unknown; start: number };
    if (typeof value !== 'string') return;
    found.push({ specifier: value, line: text.slice(0, start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: take,
    ExportNamedDeclaration: take,
    ExportAllDeclaration: take,
    ImportExpression: take,
    TSImportType: take,
  }).visit(program);
  return found;
}
