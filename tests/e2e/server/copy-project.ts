import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';

/**
 * A project of its own with the same software, a copy of the content, and a build that can be updated without changing the
 * one that other tests read. Everything that stays the same is linked.
 */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'bobine-project-'));
  const built = resolve(builtRoot());
  const build = join('.builds', basename(built));
  const own = new Set(['.builds', '.next', '.git', 'tests', '.data']);
  linkAll(resolve('.'), root, (name) => !own.has(name));
  cpSync(contentDir(), join(root, contentDir()), { recursive: true });
  mkdirSync(join(root, build, '.next'), { recursive: true });
  linkAll(built, join(root, build), (name) => name !== '.next');
  for (const part of ['bobine', 'static'])
    cpSync(join(built, '.next', part), join(root, build, '.next', part), { recursive: true });
  linkAll(
    join(built, '.next'),
    join(root, build, '.next'),
    (name) => name !== 'bobine' && name !== 'static',
  );
  cpSync('.builds/current', join(root, '.builds/current'));
  // Pictures are encoded once for all projects of this test site.
  mkdirSync(join(root, '.next/cache/bobine'), { recursive: true });
  const pictures = '.next/cache/bobine/pictures';
  symlinkSync(resolve(pictures), join(root, pictures));
  return root;
}

function linkAll(from: string, to: string, isLinked: (name: string) => boolean): void {
  for (const name of readdirSync(from))
    if (isLinked(name)) symlinkSync(join(from, name), join(to, name));
}
