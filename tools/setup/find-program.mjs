import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of the first of these names that is an executable on `PATH`, or `undefined`.
 * @param {string[]} names
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function findProgram(names, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}
