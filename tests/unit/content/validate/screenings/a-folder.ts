import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Issue } from '@/lib/content/validate/issue';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';

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
    say: (faults: Issue[]) =>
      faults.map((fault) => describeIssue(fault, 'en').replaceAll(`${folder}/`, '')),
  };
}
