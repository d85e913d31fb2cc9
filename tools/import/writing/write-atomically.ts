import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pid } from 'node:process';

/** Writes a file atomically: under a temporary name in the same folder, then renamed. Follows symbolic links. */
export function writeAtomically(file: string, text: string): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  const temporaryPath = join(dirname(target), `.${basename(target)}.${pid}.new`);
  try {
    writeFileSync(temporaryPath, text);
    renameSync(temporaryPath, target);
  } catch (error) {
    rmSync(temporaryPath, { force: true });
    throw error;
  }
}
