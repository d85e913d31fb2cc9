import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** An empty folder for each test of a file, deleted after it. */
export function temporaryFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bobine-content-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (name = '') => join(folder, name);
  return {
    at,
    /** Writes a file and the folders above it; returns its path. */
    write: (name: string, bytes: string | Buffer) => {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), bytes);
      return at(name);
    },
  };
}
