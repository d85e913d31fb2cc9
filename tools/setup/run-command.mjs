import { spawn } from 'node:child_process';

/**
 * Runs a command without stdin and waits for its end. Its output is printed as it comes, or collected in `output` so
 * that the output of parallel commands is not mixed. The code is 127 if the command could not start, 1 if a signal
 * ended it.
 * @param {string[]} command
 * @param {{ isShown?: boolean, env?: Record<string, string> }} how
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand([program = '', ...args], { isShown = true, env = {} } = {}) {
  const out = isShown ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    stdio: ['ignore', out, out],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part));
  const output = () => Buffer.concat(parts).toString();
  return new Promise((resolve) => {
    child.on('error', ({ message }) =>
      resolve({ code: 127, output: `${output()}${program}: ${message}\n` }),
    );
    child.on('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}
