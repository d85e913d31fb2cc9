import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Fault } from '@/lib/content/validate/fault';
import { describeFault } from '@/lib/content/validate/faults/describe-faults';

/** A folder of its own for each test of a file, and what is said of what lies in it. */
export function aFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bobine-screenings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    at: (name = '') => join(folder, name),
    write: (name: string, text: string | Buffer) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    },
    say: (faults: Fault[]) =>
      faults.map((fault) => describeFault(fault, 'en').replaceAll(`${folder}/`, '')),
  };
}
