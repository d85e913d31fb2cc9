import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

type Files = Record<string, string | Buffer>;

/** A folder with these files, by path, that is deleted after the test. */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, files);
  return folder;
}

/** A folder with these files for all tests of a file or of a `describe`. */
export function sharedFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, files);
  return folder;
}

/** Writes files, by path, into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
