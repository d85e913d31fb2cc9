import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of all packages that a running site may need, by the lock file: those of makers are left out. */
export function listPackages(root = process.cwd()) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path]) => path);
}
