import { statSync } from 'node:fs';

/** @throws a sentence where a file that somebody has named is not there */
export function checkFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found)
    throw new Error(`There is no file ${file}: look at its name, and at the folder you are in.`);
  if (!found.isFile()) throw new Error(`${file} is no file.`);
}
