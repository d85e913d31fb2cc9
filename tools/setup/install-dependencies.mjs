import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * Whether `node_modules` matches package-lock.json, by the list that npm writes there: what `npm install`
 * installed is not installed again. Optional packages are for other platforms.
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
 * Runs `npm ci` unless everything is installed. Returns npm's exit code.
 * @param {{ isDev?: boolean }} given `isDev`: includes the development packages (tests, lint, measurements)
 */
export async function installDependencies({ isDev = true } = {}) {
  if (isInstalled({ isDev })) return 0;
  // `--include` also works under NODE_ENV=production.
  const kinds = isDev ? '--include=dev' : '--omit=dev';
  const { code } = await runCommand(['npm', 'ci', kinds, '--no-audit', '--no-fund']);
  return code;
}
