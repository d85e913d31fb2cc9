import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

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
