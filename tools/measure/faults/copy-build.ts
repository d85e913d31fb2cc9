import { cpSync, linkSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A published build under another name: its files have a second name each, its media a link. */
export function copyBuild(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyBuild(here, there);
    else if (entry.isFile()) linkSync(here, there);
    else if (entry.name === 'media') symlinkSync(realpathSync(here), there);
    else cpSync(here, there, { verbatimSymlinks: true });
  }
}
