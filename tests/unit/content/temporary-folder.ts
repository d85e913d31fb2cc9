import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { temporaryFolder as newFolder, writeFiles } from '../temporary-folder';

/** An empty folder for each test of a file, deleted after it. */
export function temporaryFolder() {
  let folder = '';
  beforeEach(() => {
    folder = newFolder();
  });
  const at = (name = '') => join(folder, name);
  return {
    at,
    /** Writes a file and the folders above it; returns its path. */
    write: (name: string, bytes: string | Buffer) => {
      writeFiles(folder, { [name]: bytes });
      return at(name);
    },
  };
}
