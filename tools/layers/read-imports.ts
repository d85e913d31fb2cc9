import { parseSync, Visitor } from 'oxc-parser';

/** `isType`: a type-only import, erased at run time. */
export type Import = { specifier: string; line: number; isType: boolean };

/**
 * All imports and re-exports of a file, static and dynamic, of values and types (`import type`, `typeof
 * import('…')`). Computed specifiers are skipped.
 * @throws Error if the text is not valid TypeScript
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
