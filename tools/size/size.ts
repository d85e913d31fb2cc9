import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { createResolver, listFiles, readImports } from '../layers/read-imports';

type Size = { files: number; lines: number };

/** Text of each file by its path from the project root. */
export type Sources = ReadonlyMap<string, string>;

const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Number of the given files and the sum of their lines. */
function sizeOf(sources: Sources, files: Iterable<string>): Size {
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
function sizesByFolder(sources: Sources, files: readonly string[]): [string, Size][] {
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
function importClosure(sources: Sources, entries: Iterable<string>): Set<string> {
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

// `npm run size`: amount of code outside and inside tests, and how much of it each page imports.
const code = /\.(?:tsx?|mjs|css)$/;
const files = listFiles(code);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const isTest = (file: string) => file.startsWith('tests/');

/** Pages whose import closures are shown, each alone and with its layouts. */
const routes = {
  'film page': /^app\/\[locale\]\/\(default\)\/movie\/\[slug\]\/page\b/,
  catalogue: /^app\/\[locale\]\/\(default\)\/catalogue\/page\b/,
  checkout: /^app\/\[locale\]\/\(default\)\/commande\/.*page\b/,
};
const layouts = files.filter((file) => /^app\/\[locale\]\/(?:\(default\)\/)?layout\b/.test(file));

const row = (name: string, { lines, files }: Size) =>
  stdout.write(`${String(lines).padStart(8)} ${String(files).padStart(7)}  ${name}\n`);

function table(title: string, tableFiles: readonly string[]) {
  stdout.write(`\n   lines   files  ${title}\n`);
  for (const [folder, size] of sizesByFolder(sources, tableFiles)) row(folder, size);
  row('total', sizeOf(sources, tableFiles));
}

table(
  'outside tests',
  files.filter((file) => !isTest(file)),
);
table('in tests', files.filter(isTest));

stdout.write('\n   lines   files  import closure\n');
for (const [name, pattern] of Object.entries(routes)) {
  const pages = files.filter((file) => pattern.test(file));
  row(name, sizeOf(sources, importClosure(sources, pages)));
  row(`${name} with its layouts`, sizeOf(sources, importClosure(sources, [...pages, ...layouts])));
}
