import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files below a folder, with a leading slash. Empty if the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}
