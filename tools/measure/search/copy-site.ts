import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of the build, what a running server does not read, and the real catalogue. */
const left = /^\.next\/(?:bobine\/|bobine$|cache|dev|diagnostics|trace)/;

/**
 * The built site of the working directory in a folder of its own, without its catalogue: another can be put
 * there. Its sources are links, its build is a copy, for Next may write into it.
 */
export function copySite(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'bobine-benchmark-'));
  for (const name of readdirSync('.'))
    if (name !== '.next' && name !== '.git')
      symlinkSync(join(process.cwd(), name), join(root, name));
  cpSync('.next', join(root, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !left.test(path),
  });
  // The built pages are of other films: none of them is to be made anew.
  const changes = { built: Date.now(), shared: [], moments: [] };
  writeFileSync(join(root, '.next/server/app/builds/changes.json.body'), JSON.stringify(changes));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
