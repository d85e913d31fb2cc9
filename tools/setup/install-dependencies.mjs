import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

const stamp = 'node_modules/.bobine-lock';

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Installs what package-lock.json names, unless that very file has been installed already.
 * Development packages too, even under NODE_ENV=production: the build needs them. Returns npm's
 * exit code.
 */
export async function installDependencies() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (readStamp() === lock) return 0;
  const { code } = await runCommand(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code === 0) writeFileSync(stamp, lock);
  return code;
}
