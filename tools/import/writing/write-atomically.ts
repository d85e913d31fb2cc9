import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pid } from 'node:process';

/** Writes a file atomically: under a temporary name in the same folder, then renamed. Follows symbolic links. */
export function writeAtomically(file: string, text: string): void {
  const place = existsSync(file) ? realpathSync(file) : file;
  const aside = join(dirname(place), `.${basename(place)}.${pid}.new`);
  try {
    writeFileSync(aside, text);
    renameSync(aside, place);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
