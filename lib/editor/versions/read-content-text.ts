import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A content file's text; `null` if there is no such file.
 * @param path relative to the content folder
 */
export function readContentText(contentFolder: string, path: string): string | null {
  try {
    return readFileSync(join(contentFolder, path), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
