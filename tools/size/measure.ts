import { readImports } from '../layers/read-imports';
import { createResolver } from '../layers/sources';

export type Size = { files: number; lines: number };

/** The text of each file by its path from the root of the project. */
export type Sources = ReadonlyMap<string, string>;

const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** How many of the named files there are, and how many lines they have together. */
export function sizeOf(sources: Sources, files: Iterable<string>): Size {
  const texts = [...files].map((file) => sources.get(file) ?? '');
  return { files: texts.length, lines: texts.reduce((sum, text) => sum + linesOf(text), 0) };
}

/** The folder a file counts to: two levels of `lib`, `components`, `tools` and `tests`, one of all others, `.` at the root. */
function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  const depth = /^(?:lib|components|tools|tests)$/.test(parts[0] ?? '') ? 2 : 1;
  return parts.slice(0, depth).join('/') || '.';
}

/** The folders with their sizes, the largest first. */
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

/** Every file that the named ones import, statically or dynamically, values or types, themselves included. */
export function importClosure(sources: Sources, entries: Iterable<string>): Set<string> {
  const resolve = createResolver([...sources.keys()]);
  const reached = new Set(entries);
  // A set's iterator visits what is added on the way.
  for (const file of reached) {
    if (file.endsWith('.css')) continue;
    for (const { specifier } of readImports(file, sources.get(file) ?? '')) {
      const target = resolve(file, specifier);
      if (target) reached.add(target);
    }
  }
  return reached;
}
