import { statSync } from 'node:fs';

/** @throws an error with a sentence if the file does not exist or is not a regular file */
export function checkFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found)
    throw new Error(`There is no file ${file}: look at its name, and at the folder you are in.`);
  if (!found.isFile()) throw new Error(`${file} is no file.`);
}
