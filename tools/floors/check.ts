import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { stdout } from 'node:process';
import { judgeImport } from './judge-import';
import { readImports } from './read-imports';

// `npm run imports:check`: every import of every room against the list of floors.
const sources = /^(?:app|components|lib|tools)\/.*\.(?:tsx?|mjs)$|^[^/]+\.(?:ts|mjs)$/;
const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'])
  .toString()
  .split('\0')
  .filter((file) => sources.test(file) && existsSync(file));

/** The file of the project that a specifier names, with or without its ending. */
function resolve(from: string, specifier: string): string | undefined {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : normalize(join(dirname(from), specifier));
  return ['', '.ts', '.tsx', '.mjs', '.d.ts'].map((end) => path + end).find(isSource);
}

const known = new Set(files);
const isSource = (file: string) => known.has(file);

let imports = 0;
const faults = files.flatMap((file) =>
  readImports(file, readFileSync(file, 'utf8')).flatMap(({ specifier, line }) => {
    const target = resolve(file, specifier);
    if (!target) return [];
    imports += 1;
    const why = judgeImport(file, target);
    return why ? [`${file}:${line} imports ${target}: ${why}`] : [];
  }),
);
for (const fault of faults) stdout.write(`${fault}\n`);
stdout.write(`${imports} imports in ${files.length} files, ${faults.length} against the floors\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
