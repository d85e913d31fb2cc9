import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * Whether `node_modules` in this folder has what package-lock.json names, by the list that npm itself leaves there:
 * nothing is installed anew that `npm install` has installed. Optional packages are of other platforms.
 * @param {{ root?: string, isDev?: boolean }} given
 */
export function isInstalled({ root = '.', isDev = true } = {}) {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  let installed;
  try {
    installed = read('node_modules/.package-lock.json');
  } catch {
    return false;
  }
  return Object.entries(read('package-lock.json')).every(
    ([path, { version, integrity, dev, optional, devOptional }]) =>
      !path ||
      optional ||
      devOptional ||
      (dev && !isDev) ||
      (installed[path]?.version === version && installed[path].integrity === integrity),
  );
}

/**
 * Installs what package-lock.json names, unless it is there. Returns npm's exit code.
 * @param {{ isDev?: boolean }} given whether with what only makers need: tests, lint, measurements
 */
export async function installDependencies({ isDev = true } = {}) {
  if (isInstalled({ isDev })) return 0;
  // `--include` holds under NODE_ENV=production too.
  const kinds = isDev ? '--include=dev' : '--omit=dev';
  const { code } = await runCommand(['npm', 'ci', kinds, '--no-audit', '--no-fund']);
  return code;
}
