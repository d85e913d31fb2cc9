import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const before = process.cwd();

/** A project with these files and nothing else, in which the test stands until it leaves. */
export function enterProject(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'bobine-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  process.chdir(root);
  return {
    root,
    write,
    leave() {
      process.chdir(before);
      rmSync(root, { recursive: true });
    },
  };
}
