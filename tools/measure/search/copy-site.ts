import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import type { Changes } from '@/lib/vod/changes';

/**
 * The current build in a folder of its own, without its catalogue: another can be put
 * there. Its packages are links, its build is a copy, for Next may write into it.
 */
export function copySite(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'bobine-benchmark-'));
  const built = resolve(builtRoot());
  for (const name of readdirSync(built))
    if (name !== '.next') symlinkSync(join(built, name), join(root, name));
  const catalogue = join(built, '.next/bobine');
  cpSync(join(built, '.next'), join(root, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== catalogue,
  });
  // The built pages are of other films: none of them is to be made anew.
  const changes: Changes = {
    ...{ built: Date.now(), timeZone: 'Europe/Zurich', cards: {} },
    ...{ shared: [], daily: [], timetable: [], moments: [], dated: [] },
  };
  writeFileSync(join(root, '.next/server/app/builds/changes.json.body'), JSON.stringify(changes));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
