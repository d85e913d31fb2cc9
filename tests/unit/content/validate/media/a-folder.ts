import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder of its own for each test of a file. */
export function aFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bobine-media-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  return {
    at,
    write: (name: string, bytes: string | Buffer) => {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), bytes);
      return at(name);
    },
  };
}
