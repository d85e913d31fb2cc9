import { parseSync, Visitor } from 'oxc-parser';

/** `isType`: of a declaration that is types alone, and gone from what runs. */
export type Import = { specifier: string; line: number; isType: boolean };

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
  type Named = { source: unknown; importKind?: unknown; exportKind?: unknown };
  const note = ({ source, importKind, exportKind }: Named, isType = false) => {
    const { value, start } = (source ?? {}) as { value?: unknown; start: number };
    if (typeof value !== 'string') return;
    found.push({
      specifier: value,
      line: text.slice(0, start).split('\n').length,
      isType: isType || importKind === 'type' || exportKind === 'type',
    });
  };
  new Visitor({
    ImportDeclaration: (node) => note(node),
    ExportNamedDeclaration: (node) => note(node),
    ExportAllDeclaration: (node) => note(node),
    ImportExpression: (node) => note(node),
    TSImportType: (node) => note(node, true),
  }).visit(program);
  return found;
}
