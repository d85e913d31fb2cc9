import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';

const oldest = [20, 19];

/** Whether a Node version, such as `v20.19.0`, is recent enough for Next and the server. */
export function isNodeRecent(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Exits with a message if Node is too old. */
export function checkNode() {
  if (isNodeRecent(process.version)) return;
  process.stderr.write(
    `Bobine needs Node ${oldest.join('.')} or later; this is ${process.version}.\n` +
      'Install a current one from https://nodejs.org and run the command again.\n',
  );
  process.exit(1);
}

/**
 * Whether `node_modules` matches package-lock.json. It reads the list that npm writes into `node_modules` after
 * each installation, so that packages from `npm install` count as well. Optional packages are ignored, because
 * many of them are for other platforms.
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
