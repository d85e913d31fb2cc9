import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
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
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const imports: Import[] = [];
  type ImportNode = { source: unknown; importKind?: unknown; exportKind?: unknown };
  const note = ({ source, importKind, exportKind }: ImportNode, isType = false) => {
    const { value, start } = (source ?? {}) as { value?: unknown; start: number };
    if (typeof value !== 'string') return;
    imports.push({
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
  return imports;
}

/** Tracked and untracked (not ignored) files that match, relative to the project root. */
export function listFiles(pattern: RegExp): string[] {
  return execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'])
    .toString()
    .split('\0')
    .filter((file) => pattern.test(file) && existsSync(file));
}

/**
 * Returns a function that resolves import specifiers among the given files, with or without extension. It returns
 * `undefined` for packages and unknown files.
 */
export function createResolver(files: readonly string[]) {
  const known = new Set(files);
  return (from: string, specifier: string): string | undefined => {
    if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
    const path = specifier.startsWith('@/')
      ? specifier.slice(2)
      : normalize(join(dirname(from), specifier));
    return ['', '.ts', '.tsx', '.mjs', '.d.ts']
      .map((end) => path + end)
      .find((file) => known.has(file));
  };
}
