import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pid } from 'node:process';

/**
 * Writes a file whole or not at all: beside it, under a name that nobody reads, and then in its place. Where a link
 * stands, what it leads to is written.
 */
export function writeAside(file: string, text: string): void {
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
