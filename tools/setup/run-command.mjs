import { spawnSync } from 'node:child_process';

/**
 * Runs a command in this terminal, without a question to anybody. Returns its exit code; 127 when
 * it could not start, 1 when a signal ended it.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env added to this process's own
 */
export function runCommand([program, ...args], env = {}) {
  const { status, error } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error) process.stderr.write(`${program}: ${error.message}\n`);
  return error ? 127 : (status ?? 1);
}
