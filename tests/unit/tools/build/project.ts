import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const before = process.cwd();

/** Creates a project with these files, and makes it the working directory until `leave`. */
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
