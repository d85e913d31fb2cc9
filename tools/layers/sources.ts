import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/** The files that git tracks or would track and whose paths match, as paths from the root of the project. */
export function listFiles(pattern: RegExp): string[] {
  return execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'])
    .toString()
    .split('\0')
    .filter((file) => pattern.test(file) && existsSync(file));
}

/**
 * Resolves import specifiers among the given files, with or without their ending. The function it returns
 * gives `undefined` for packages and for files that are not among them.
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
