import { readImports } from '../layers/read-imports';
import { createResolver } from '../layers/sources';

export type Size = { files: number; lines: number };

/** Text of each file by its path from the project root. */
export type Sources = ReadonlyMap<string, string>;

const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Number of the given files and the sum of their lines. */
export function sizeOf(sources: Sources, files: Iterable<string>): Size {
  const texts = [...files].map((file) => sources.get(file) ?? '');
  return { files: texts.length, lines: texts.reduce((sum, text) => sum + linesOf(text), 0) };
}

/**
 * Folder that a file is counted under: two levels in `lib`, `components`, `tools` and `tests`, one elsewhere, `.`
 * at the root.
 */
function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  const depth = /^(?:lib|components|tools|tests)$/.test(parts[0] ?? '') ? 2 : 1;
  return parts.slice(0, depth).join('/') || '.';
}

/** Folders with their sizes, largest first. */
export function sizesByFolder(sources: Sources, files: readonly string[]): [string, Size][] {
  return [...new Set(files.map(folderOf))]
    .map((folder): [string, Size] => [
      folder,
      sizeOf(
        sources,
        files.filter((file) => folderOf(file) === folder),
      ),
    ])
    .sort(([, one], [, other]) => other.lines - one.lines);
}

/** All files that the entries import directly or indirectly (static, dynamic, values, types), including the entries. */
export function importClosure(sources: Sources, entries: Iterable<string>): Set<string> {
  const resolve = createResolver([...sources.keys()]);
  const reached = new Set(entries);
  // A set's iterator also visits entries added during the loop.
  for (const file of reached) {
    if (file.endsWith('.css')) continue;
    for (const { specifier } of readImports(file, sources.get(file) ?? '')) {
      const target = resolve(file, specifier);
      if (target) reached.add(target);
    }
  }
  return reached;
}
