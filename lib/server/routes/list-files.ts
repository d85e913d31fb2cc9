import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files below a folder, beginning with a slash; none where there is no folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}
