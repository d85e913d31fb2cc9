import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';

/** Copies the site into a folder of its own, with unreadable content and snapshots. */
export function breakContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'bobine-broken-'));
  const built = resolve(builtRoot());
  const share = (part: string) => symlinkSync(join(built, part), join(root, part));
  for (const part of readdirSync(built)) if (part !== '.next') share(part);
  mkdirSync(join(root, '.next'));
  for (const part of readdirSync(join(built, '.next')))
    if (part !== 'bobine') share(join('.next', part));
  const contentFolder = join(root, contentDir());
  cpSync(contentDir(), contentFolder, { recursive: true });
  rmSync(join(contentFolder, 'site.yaml'));
  mkdirSync(join(contentFolder, 'site.yaml'));
  return root;
}
